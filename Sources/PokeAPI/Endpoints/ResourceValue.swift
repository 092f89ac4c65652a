import Diagnostics
import Pokedex

/// A cursor into an answer that takes everything as it comes: missing and null are the same, a number in quotes
/// is a number, and whatever else is not as it should be is nothing. What is odd is remembered, never thrown.
public struct ResourceValue {
  private let value: JSONValue?
  private let oddities: Oddities

  init(_ value: JSONValue?, _ oddities: Oddities) {
    self.value = value.flatMap { $0.isNull ? nil : $0 }
    self.oddities = oddities
  }

  subscript(key: String) -> ResourceValue {
    guard let value else { return self }
    return ResourceValue(value[key], oddities)
  }

  var isMissing: Bool { value == nil }

  /// A string that is not empty.
  var string: String? {
    guard let value else { return nil }
    if let string = value.string { return string.isEmpty ? nil : string }
    if let number = value.int {
      oddities.add(value, "a number where a text was expected")
      return String(number)
    }
    oddities.add(value, "\(value.kindInWords) where a text was expected; it is not used")
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
  var list: [ResourceValue] {
    guard let value else { return [] }
    guard let list = value.list else {
      oddities.add(value, "\(value.kindInWords) where a list was expected; it is not used")
      return []
    }
    return list.filter { !$0.isNull }.map { ResourceValue($0, oddities) }
  }

  /// Keys with the values that are not null.
  var members: [(key: String, value: ResourceValue)] {
    (value?.fields.map(Array.init) ?? []).filter { !$0.value.isNull }.map {
      ($0.key, ResourceValue($0.value, oddities))
    }
  }

  /// What an object with a name and a URL refers to.
  var reference: ResourceReference? {
    guard let value, let url = self["url"].string else { return nil }
    if let reference = ResourceReference(name: self["name"].string ?? "", url: url) { return reference }
    oddities.add(value, "'\(url)' names no resource; it is not used")
    return nil
  }

  /// The texts of a list of objects with a language each: `{"name": "Pikachu", "language": {"name": "en"}}`.
  func texts(_ key: String) -> [LocalizedText] {
    list.compactMap { entry in
      guard let language = entry["language"]["name"].string, let text = entry[key].string else { return nil }
      return LocalizedText(language: LanguageTag.tag(language), text: GameText.clean(text))
    }
  }

  /// Whether it says anything: neither null, false nor an empty text.
  var saysSomething: Bool {
    guard let value else { return false }
    return value.bool != false && value.string != ""
  }

  /// How the value reads, for conditions that nobody has heard of yet.
  var words: String? {
    self.value.flatMap { value in
      value.int.map(String.init) ?? value.string ?? value["name"]?.string ?? (value.bool == true ? "" : nil)
    }
  }
}

/// What was odd in one answer. It lives only while that answer is read, on one thread.
final class Oddities {
  /// How many are told: to say where each is, all before it has to be looked at.
  private static let most = 100

  private(set) var warnings: [Diagnostic] = []
  private let url: String

  init(url: String) { self.url = url }

  func add(_ value: JSONValue, _ fault: String) {
    if warnings.count < Self.most { warnings.append(.warning("\(url): \(value.path) is \(fault)")) }
  }
}
