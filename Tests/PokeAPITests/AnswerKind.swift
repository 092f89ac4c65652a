import Diagnostics
import Networking
import Testing

@testable import PokeAPI
@testable import Pokedex

/// A kind of resource with a whole answer of it, which takes its place among all that an import needs.
struct AnswerKind: Sendable, CustomTestStringConvertible {
  /// `pokemon/1`
  let path: String
  /// Keeps what an answer says, and gives what is odd in it.
  let read:
    @Sendable (inout ResourceSet, [UInt8]) throws(APIError) -> (
      resource: any Sendable, warnings: [Diagnostic]
    )

  var text: [UInt8] { Array((RichAPI.resources[path] ?? "").utf8) }
  var testDescription: String { path }

  init<Resource: PokeAPIResource>(
    _ id: Int, _ all: any WritableKeyPath<ResourceSet, [Int: Resource]> & Sendable
  ) {
    path = "\(Resource.kind.rawValue)/\(id)"
    read = { (set, bytes) throws(APIError) in
      let answer = try PokeAPIEndpoint<Resource>.numbered(RichAPI.base, id).decode(bytes).read()
      set[keyPath: all][id] = answer.resource
      return (answer.resource, answer.warnings)
    }
  }

  /// All kinds; of those that stand in several places one of each.
  static let all: [Self] = [
    Self(2, \.species), Self(1, \.pokemon), Self(10001, \.pokemon), Self(10001, \.forms),
    Self(101, \.forms), Self(1, \.chains), Self(5, \.eggGroups), Self(1, \.regions), Self(80, \.items),
    Self(1, \.versions), Self(65, \.abilities), Self(22, \.moves), Self(12, \.types), Self(1, \.generations),
    Self(1, \.versionGroups),
  ]

  /// What completes them.
  private static let others: [Self] = [
    Self(1, \.species), Self(2, \.pokemon), Self(1, \.forms), Self(2, \.forms), Self(15, \.types),
  ]

  /// What an import of all answers has.
  static let whole: ResourceSet = {
    var set = ResourceSet()
    set.selection = [ResourceReference(name: "leafling", id: 1), ResourceReference(name: "leafking", id: 2)]
    set.isWhole = true
    for kind in all + others { _ = try? kind.read(&set, kind.text) }
    return set
  }()
}

/// A value in an answer, and where its bytes are.
struct AnswerPlace {
  /// `stats[0].base_stat`
  let path: String
  /// Nil for an element of a list.
  let key: String?
  let range: Range<Int>

  func replaced(in answer: [UInt8], by value: [UInt8]) -> [UInt8] {
    Array(answer[..<range.lowerBound]) + value + answer[range.upperBound...]
  }

  /// All values but the answer itself.
  static func all(in answer: [UInt8]) throws -> [Self] {
    all(in: try JSONDocument(file: "", bytes: answer).root)
  }

  private static func all(in holder: JSONValue) -> [Self] {
    let values =
      holder.fields.map { $0.map { (key: Optional($0.key), value: $0.value) } }
      ?? holder.list.map { $0.map { (key: nil, value: $0) } } ?? []
    return values.flatMap { key, value in
      let end = value.token.range.upperBound + (value.string == nil ? 0 : 1)
      return [Self(path: value.path, key: key, range: value.offset..<end)] + all(in: value)
    }
  }
}
