import Diagnostics
import Foundation
import Mustache
import Testing

/// The Mustache specification's own suites, where they lie beside the clone; `SpecificationTests` and its
/// neighbours cover the same rules without them.
@Suite(.enabled(if: Suites.arePresent, "../shared/mustache is not there"))
struct ConformanceTests {
  @Test(arguments: Suites.names)
  func passes(suite: String) throws {
    let examples = try Suites.examples(of: suite)
    for example in examples {
      #expect(try example.render() == example.expected, "\(suite): \(example.name): \(example.template)")
    }
    print("\(suite): \(examples.count) examples")
    #expect(!examples.isEmpty)
  }
}

private enum Suites {
  static let folder = URL(filePath: #filePath).appending(path: "../../../../shared/mustache").standardized

  /// All but the lambdas, which `LambdaTests` writes in Swift.
  static let names = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names",
    "~inheritance",
  ]

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func examples(of suite: String) throws -> [SuiteExample] {
    let data = try Data(contentsOf: folder.appending(path: "\(suite).json"))
    let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(root["tests"] as? [[String: Any]]).map(SuiteExample.init)
  }
}

private struct SuiteExample {
  let name: String
  let template: String
  let expected: String
  let data: Value
  let partials: [String: String]

  init(_ json: [String: Any]) throws {
    name = try #require(json["name"] as? String)
    template = try #require(json["template"] as? String)
    expected = try #require(json["expected"] as? String)
    data = Value(json: json["data"])
    partials = json["partials"] as? [String: String] ?? [:]
  }

  func render() throws -> String {
    let templates = partials.map { (name: $0.key, source: SourceText(file: $0.key, text: $0.value)) }
    let main = (name: "main template", source: SourceText(file: "main", text: template))
    return try TemplateLibrary(templates + [main], missing: .empty).render("main template", with: data)
  }
}

extension Value {
  /// JSON's booleans and numbers are one class in Foundation; its encoding tells them apart.
  fileprivate init(json: Any?) {
    switch json {
    case let number as NSNumber:
      let isBool = String(cString: number.objCType) == "c"
      self =
        if isBool { .bool(number.boolValue) } else if let int = Int(number.stringValue) { .int(int) } else {
          .double(number.doubleValue)
        }
    case let text as String: self = .string(text)
    case let items as [Any]: self = .list(items.map { Value(json: $0) })
    case let members as [String: Any]: self = .object(Object(members.map { ($0.key, Value(json: $0.value)) }))
    default: self = .null
    }
  }
}
