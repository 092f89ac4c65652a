extension APIShape {
  static let pokemon = APIShape(
    name: "pokemon", title: "Pokémon", words: "One species with its forms.",
    fields: [
      Field("id", .whole(from: 0), "Its number in the Pokédex."),
      slug, name, names,
      Field("genus", .text, "What kind of Pokémon it is."),
      Field("genera", .map(.text), "The genus in other languages, by BCP 47 tag."),
      generationOf, description,
    ] + traits + [
      Field("numbers", .map(.whole(from: 0)), "Its numbers in the regions' own Pokédexes."),
      Field("evolves_from", .text, "The slug of the species that it evolves from."),
      Field("evolves_from_form", .text, "The slug of the form that evolves, where it is not the first one."),
      Field("evolution", .list(.text), "Ways in which it evolves from it; any one of them does."),
      Field("flavor", .map(.text), "What the games say about it, by version."),
    ] + formFields + [
      Field(
        "forms", .list(.shape("form")),
        "Its further forms. What a form does not say is as in the species itself."),
      .always("derived", .shape("derived_pokemon"), "What follows from the rest of the Pokédex."),
    ], isOpen: true)

  static let type = APIShape(
    name: "type", title: "Type", words: "One type.",
    fields: [
      slug, name, names,
      Field("color", .text, "Its colour as #rrggbb."),
      Field("double_damage_to", .list(.text), "The slugs of the types that it hits twice as hard."),
      Field("half_damage_to", .list(.text), "The slugs of the types that it hits half as hard."),
      Field("no_damage_to", .list(.text), "The slugs of the types that it does not hurt."),
      description, derived("derived_type"),
    ], isOpen: true)

  static let ability = APIShape(
    name: "ability", title: "Ability", words: "One ability.",
    fields: [slug, name, names, generationOf, description, derived("derived_ability")], isOpen: true)

  static let move = APIShape(
    name: "move", title: "Move", words: "One move.",
    fields: [
      slug, name, names, generationOf,
      Field("type", .text, "The slug of its type."),
      Field("category", .text, "Such as physical, special or status."),
      Field("power", .whole(from: 0), "Its power."),
      Field("accuracy", .whole(from: 0), "How often it hits, in percent; missing if it never misses."),
      Field("pp", .whole(from: 0), "How often it can be used."),
      Field("priority", .whole(from: nil), "How soon it is used within a turn; 0 is as usual."),
      description, derived("derived_move"),
    ], isOpen: true)

  static let generation = APIShape(
    name: "generation", title: "Generation", words: "One generation of games.",
    fields: [
      .always("id", .whole(from: 0), "Its number, which is its name in addresses too."),
      name,
      Field("region", .text, "Where its games play."),
      Field("games", .map(.text), "Its games, by slug."),
      derived("derived_members"),
    ], isOpen: true)

  static let eggGroup = APIShape(
    name: "egg_group", title: "Egg group", words: "Species that breed with each other.",
    fields: [slug, name, derived("derived_members")])

  // MARK: - Fields that entries share

  static let slug = Field.always("slug", .text, "Its name in addresses.")
  static let name = Field.always("name", .text, "Its name.")
  static let names = Field("names", .map(.text), "Its names in other languages, by BCP 47 tag.")
  private static let description = Field("description", .text, "A description in Markdown.")
  private static let generationOf = Field(
    "generation", .whole(from: 1), "The number of the generation that it appeared in.")

  private static func derived(_ shape: String) -> Field {
    .always("derived", .shape(shape), "What follows from the rest of the Pokédex.")
  }

  private static let traits = [
    Field("capture_rate", .whole(from: 0), "How easily it is caught: 3 hardly, 255 at once."),
    Field("base_happiness", .whole(from: 0), "Its friendship when it is caught."),
    Field("gender_rate", .whole(from: -1), "Eighths of it that are female; -1 if it has no gender."),
    Field("hatch_counter", .whole(from: 0), "Egg cycles until it hatches."),
    Field("growth_rate", .text, "How much experience its levels take."),
    Field("egg_groups", .list(.text), "The groups that it breeds in."),
    Field("color", .text, "Its main colour."),
    Field("shape", .text, "Its shape."),
    Field("habitat", .text, "Where it lives."),
    Field("is_baby", .flag, "Whether it is a baby; missing if not."),
    Field("is_legendary", .flag, "Whether it is legendary; missing if not."),
    Field("is_mythical", .flag, "Whether it is mythical; missing if not."),
  ]
}
