import Pokedex

/// A way of evolving with the forms that it leads from and into. The data's words may end in their names:
/// `use a Thunder Stone in Alola, into Alolan Raichu`.
struct EvolutionPath: Equatable {
  /// The position of the parent's form.
  let start: Int
  /// The position of the form that it becomes.
  let target: Int
  /// What has to happen, without the forms; empty if the data does not tell.
  var conditions: [String]

  /// The ways from a species into one that evolves from it, one at least; those between the same forms are one.
  static func all(from parent: Species, to child: Species) -> [EvolutionPath] {
    let usual = parent.forms.firstIndex { $0.slug == child.evolvesFromForm } ?? 0
    guard !child.evolution.isEmpty else {
      return [EvolutionPath(start: usual, target: 0, conditions: [])]
    }
    return child.evolution.reduce(into: []) { paths, words in
      let path =
        taken(apart: words, parent, child, usual)
        ?? EvolutionPath(start: usual, target: 0, conditions: [words])
      if let index = paths.firstIndex(where: { $0.start == path.start && $0.target == path.target }) {
        paths[index].conditions += path.conditions
      } else {
        paths.append(path)
      }
    }
  }

  /// Nil unless the words end in names of forms: what follows the last comma may be anything.
  private static func taken(
    apart words: String, _ parent: Species, _ child: Species, _ usual: Int
  ) -> EvolutionPath? {
    guard let comma = words[...].lastRange(of: ", ") else { return nil }
    var ending = words[comma.upperBound...]
    var (start, target) = (usual, 0)
    if let into = ending.lastRange(of: "into ") {
      guard let form = position(of: ending[into.upperBound...], child) else { return nil }
      target = form
      ending = ending[..<into.lowerBound]
    }
    if ending.hasPrefix("from ") {
      let name = ending.hasSuffix(" ") ? ending.dropLast() : ending
      guard let form = position(of: name.dropFirst("from ".count), parent) else { return nil }
      start = form
    } else if !ending.isEmpty {
      return nil
    }
    return EvolutionPath(start: start, target: target, conditions: [String(words[..<comma.lowerBound])])
  }

  /// The form of a name. The first one bears that of its species, and is called by the name of the form too:
  /// `Midday Lycanroc` is the “Midday Form”.
  private static func position(of name: Substring, _ species: Species) -> Int? {
    if let index = species.forms.firstIndex(where: { $0.name == name }) { return index }
    guard let formName = species.form.details.formName, name.hasSuffix(" \(species.name)") else { return nil }
    return formName.hasPrefix(name.dropLast(species.name.count)) ? 0 : nil
  }
}

extension Substring {
  /// Where some ASCII stands last. By bytes: every family with more than one stage comes by here.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var start = endIndex
    while start > startIndex {
      start = utf8.index(before: start)
      if utf8[start] == text.utf8.first, utf8[start...].starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
    }
    return nil
  }
}
