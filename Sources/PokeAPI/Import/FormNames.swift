import Pokedex

/// Tells forms of one name apart: `10% Zygarde` and `10% Zygarde (Power Construct)`.
enum FormNames {
  static func distinct(_ forms: [Form]) -> [Form] {
    let groups = Dictionary(grouping: forms.dropFirst(), by: \.name).filter { $0.value.count > 1 }
    guard !groups.isEmpty else { return forms }
    let common = groups.mapValues(commonWords)
    return forms.enumerated().map { index, form in
      guard index > 0, let common = common[form.name] else { return form }
      let words = ownWords(of: form, besides: common)
      return words.isEmpty ? form : form.renamed("\(form.name) (\(words))")
    }
  }

  /// The words that the slugs of all have.
  private static func commonWords(_ namesakes: [Form]) -> Set<String> {
    namesakes.dropFirst().reduce(into: Set(words(of: namesakes[0]))) { $0.formIntersection(words(of: $1)) }
  }

  private static func ownWords(of form: Form, besides common: Set<String>) -> String {
    Slug.title(words(of: form).filter { !common.contains($0) }.joined(separator: "-"))
  }

  private static func words(of form: Form) -> [String] {
    form.slug.split(separator: "-").map(String.init)
  }
}

extension Form {
  fileprivate func renamed(_ name: String) -> Form {
    Form(
      slug: slug, name: name, types: types, abilities: abilities, stats: stats, height: height,
      weight: weight,
      baseExperience: baseExperience, pictures: pictures, moves: moves, details: details, fields: fields)
  }
}
