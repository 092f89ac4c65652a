import Pokedex

/// Tells forms of one name apart: `10% Zygarde` and `10% Zygarde (Power Construct)`.
enum FormNames {
  static func distinct(_ forms: [Form]) -> [Form] {
    let groups = Dictionary(grouping: forms.dropFirst(), by: \.name).filter { $0.value.count > 1 }
    guard !groups.isEmpty else { return forms }
    return forms.enumerated().map { index, form in
      guard index > 0, let namesakes = groups[form.name] else { return form }
      let words = ownWords(of: form, among: namesakes)
      return words.isEmpty ? form : form.renamed("\(form.name) (\(words))")
    }
  }

  /// The words of the slug that not every namesake has.
  private static func ownWords(of form: Form, among namesakes: [Form]) -> String {
    let common = namesakes.dropFirst().reduce(into: Set(words(of: namesakes[0]))) {
      $0.formIntersection(words(of: $1))
    }
    return Slug.title(words(of: form).filter { !common.contains($0) }.joined(separator: "-"))
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
