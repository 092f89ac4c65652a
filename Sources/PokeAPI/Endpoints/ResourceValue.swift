import Diagnostics
import Pokedex

/// A cursor into an answer that takes everything as it comes: missing and null are the same, a number in quotes
/// is a number, and whatever else is not as it should be is nothing. What is odd is remembered, never thrown.
public struct ResourceValue {
  /// The longest text that is taken, in bytes; the games' own have some hundred. Names stand in many entries, and one
  /// of a million letters would fill a disk.
  private static let longestText = 4096
  /// How many elements of a list are taken: more than any that the service has, but for the lists of all resources.
  private static let mostElements = 2000

  private let value: JSONValue?
  private let oddities: Oddities

  init(_ value: JSONValue?, _ oddities: Oddities) {
    self.value = value.flatMap { $0.isNull ? nil : $0 }
    self.oddities = oddities
  }

  subscript(key: String) -> ResourceValue {
    guard let value else { return self }
    guard value.fields != nil else {
      oddities.add(value, "\(value.kindInWords) where an object was expected; it is not used")
      return ResourceValue(nil, oddities)
    }
    return ResourceValue(value[key], oddities)
  }

  var isMissing: Bool { value == nil }

  /// A string that is not blank.
  var string: String? {
    guard let value else { return nil }
    if let string = value.string { return string.allSatisfy(\.isWhitespace) ? nil : usable(string) }
    if let number = value.int {
      oddities.add(value, "a number where a text was expected")
      return String(number)
    }
    oddities.add(value, "\(value.kindInWords) where a text was expected; it is not used")
    return nil
  }

  /// The text, if it is of a length that texts have.
  private func usable(_ text: String) -> String? {
    if text.utf8.count <= Self.longestText { return text }
    if let value { oddities.add(value, "a text of more than \(Self.longestText) bytes; it is not used") }
    return nil
  }

  var int: Int? {
    guard let value else { return nil }
    guard let number = value.int ?? value.string.flatMap({ Int($0) }) else {
      oddities.add(value, "\(value.kindInWords) where a whole number was expected; it is not used")
      return nil
    }
    guard (-Dex.greatestNumber...Dex.greatestNumber).contains(number) else {
      oddities.add(value, "a number that is too large; it is not used")
      return nil
    }
    if value.int == nil { oddities.add(value, "a text where a number was expected") }
    return number
  }

  var bool: Bool {
    guard let value else { return false }
    if let bool = value.bool { return bool }
    oddities.add(value, "\(value.kindInWords) where true or false was expected; it is not used")
    return false
  }

  /// The elements that are not null.
  var list: [ResourceValue] { list(most: Self.mostElements) }

  /// As many of the elements that are not null.
  func list(most: Int) -> [ResourceValue] {
    guard let value else { return [] }
    guard let list = value.list else {
      oddities.add(value, "\(value.kindInWords) where a list was expected; it is not used")
      return []
    }
    var elements: [ResourceValue] = []
    for element in list where !element.isNull {
      guard elements.count < most else {
        oddities.add(value, "a list of more than \(most) elements; the others are not used")
        break
      }
      elements.append(ResourceValue(element, oddities))
    }
    return elements
  }

  /// What the elements say, each thing once.
  func list<Element, Name: Hashable>(
    distinctBy name: (Element) -> Name, _ read: (ResourceValue) -> Element?
  ) -> [Element] {
    var seen: Set<Name> = []
    return list.compactMap { entry in
      guard let element = read(entry) else { return nil }
      if seen.insert(name(element)).inserted { return element }
      if let value = entry.value { oddities.add(value, "there a second time; it is not used") }
      return nil
    }
  }

  /// What the elements refer to, each resource once.
  var references: [ResourceReference] { list(distinctBy: \.id, \.reference) }

  /// Keys with the values that are not null.
  var members: [(key: String, value: ResourceValue)] {
    (value?.fields.map(Array.init) ?? []).filter { !$0.value.isNull }.map {
      ($0.key, ResourceValue($0.value, oddities))
    }
  }

  /// What an object with a name and a URL refers to.
  var reference: ResourceReference? {
    guard let value, let link else { return nil }
    if !link.name.isEmpty { return link }
    oddities.add(value, "a link without a name; it is not used")
    return nil
  }

  /// What an object with a URL refers to; families have no name.
  var link: ResourceReference? {
    guard let value else { return nil }
    guard let url = self["url"].string else {
      oddities.add(value, "an object without a url; it is not used")
      return nil
    }
    if let reference = ResourceReference(name: self["name"].string ?? "", url: url) { return reference }
    oddities.add(value, "'\(url)' names no resource; it is not used")
    return nil
  }

  /// The texts of a list of objects with a language each: `{"name": "Pikachu", "language": {"name": "en"}}`.
  func texts(_ key: String) -> [LocalizedText] {
    list.compactMap { entry in
      guard let language = entry["language"]["name"].string, let text = entry[key].string.map(GameText.clean),
        !text.isEmpty
      else { return nil }
      return LocalizedText(language: LanguageTag.tag(language), text: text)
    }
  }

  /// Whether it says anything: neither null, false nor an empty text.
  var saysSomething: Bool {
    guard let value else { return false }
    return value.bool != false && value.string != ""
  }

  /// How the value reads, for conditions that nobody has heard of yet.
  var words: String? {
    guard let value else { return nil }
    if let text = value.int.map(String.init) ?? value.string ?? value["name"]?.string { return usable(text) }
    return value.bool == true ? "" : nil
  }
}

/// What was odd in one answer. It lives only while that answer is read, on one thread.
final class Oddities {
  /// How many are told: to say where each is, all before it has to be looked at.
  private static let most = 100

  private(set) var warnings: [Diagnostic] = []
  private let url: String
  /// Where the values are of which something has been told; once is enough.
  private var told: Set<Int> = []

  init(url: String) { self.url = url }

  func add(_ value: JSONValue, _ fault: String) {
    guard warnings.count < Self.most, told.insert(value.offset).inserted else { return }
    warnings.append(.warning("\(url): \(value.path.bounded) is \(fault)"))
  }
}
