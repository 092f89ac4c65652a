import Foundation

/// A page without a fault, for a built site that no build made.
enum CheckedPage {
  static let plain = "<!doctype html><html lang=en><title>A</title><h1>A</h1>"
}

/// What `pokesite check --json` prints.
struct CheckReport: Decodable {
  struct Fault: Decodable {
    let rule: String?
    let file: String?
    let sources: [String]?
  }

  struct Link: Decodable, Equatable {
    let address: String
    let uses: Int
    let file: String
    let line: Int
    var state: String?
  }

  let outcome: String
  let pages: Int
  let otherFiles: Int
  let errors: Int
  let warnings: Int
  let diagnostics: [Fault]
  let externalLinks: [Link]

  init(_ json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }
}
