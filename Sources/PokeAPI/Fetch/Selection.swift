import Diagnostics
import Pokedex

/// Which species to fetch: `1-151,eevee,generation-2,type:fire`; any of the terms will do.
public struct Selection: Sendable, Hashable {
  /// One part of a selection.
  public enum Term: Sendable, Hashable {
    /// Species by number.
    case numbers(ClosedRange<Int>)
    /// A species by name.
    case name(String)
    /// The species of a generation, counted from 1.
    case generation(Int)
    /// The species that have a type in their usual form.
    case type(String)
  }

  /// The terms; none means everything.
  public let terms: [Term]

  /// Everything.
  public static let everything = Selection(terms: [])

  init(terms: [Term]) { self.terms = terms }

  /// Reads a list of terms.
  ///
  /// - Throws: a sentence about the term that cannot be read.
  public init(_ text: String) throws(SelectionFault) {
    var terms: [Term] = []
    for part in text.split(separator: ",") {
      let word = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !word.isEmpty { terms.append(try Self.term(word)) }
    }
    guard !terms.isEmpty else { throw SelectionFault(summary: "nothing is selected") }
    self.terms = terms
  }

  private static func term(_ word: String) throws(SelectionFault) -> Term {
    if let range = try range(word) { return .numbers(range) }
    if let name = rest(of: word, after: ["type:", "type="]) { return .type(try slug(name)) }
    if let name = rest(of: word, after: ["generation:", "generation-", "generation ", "gen:", "gen-"]) {
      guard let number = Int(name) ?? roman(name), number >= 1 else {
        throw SelectionFault(summary: "'\(word)' names no generation; write generation-2")
      }
      return .generation(number)
    }
    return .name(try slug(word))
  }

  /// `25` or `1-151`; nil for what is no number.
  private static func range(_ word: String) throws(SelectionFault) -> ClosedRange<Int>? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(ends.count), ends.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else {
      return nil
    }
    guard let first = Int(ends[0]), let last = Int(ends[ends.count - 1]) else {
      throw SelectionFault(summary: "'\(word)' is too large a number")
    }
    guard first <= last else {
      throw SelectionFault(summary: "'\(word)' runs backwards; write \(last)-\(first)")
    }
    return first...last
  }

  private static func slug(_ name: String) throws(SelectionFault) -> String {
    guard let slug = Slug.fold(name) else { throw SelectionFault(summary: "'\(name)' is no name") }
    return slug
  }

  private static func rest(of word: String, after prefixes: [String]) -> String? {
    let lowercased = word.lowercased()
    return prefixes.first(where: lowercased.hasPrefix).map { String(lowercased.dropFirst($0.count)) }
  }

  private static func roman(_ text: String) -> Int? {
    ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"].firstIndex(of: text)
      .map { $0 + 1 }
  }
}

/// Why a selection cannot be read or selects nothing.
public struct SelectionFault: Error, Sendable, Hashable {
  /// What is wrong, in one line without a full stop.
  public let summary: String
}
