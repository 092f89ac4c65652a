extension APIShape {
  /// The shapes of what stands inside entries.
  static let parts = [
    form, abilitySlot, past, picture, derivedPokemon, derivedForm, stage, derivedType, derivedAbility,
    derivedMove, derivedMembers,
  ]

  /// What a species tells about its first form, and a further form about itself.
  static let formFields = [
    Field("variety", .text, "The slug of the form where it is not that of the species."),
    Field("form_name", .text, "What sets the form apart."),
    Field("types", .list(.text), "The slugs of its types, the first one first."),
    Field(
      "abilities", .list(.oneOf([.text, .shape("ability_slot")])), "Its abilities, as slugs or names."),
    Field("stats", .map(.number), "Its base stats, by slug."),
    Field("effort", .map(.number), "Effort points for defeating it, by stat."),
    Field("height", .nullable(.number), "In decimetres."),
    Field("weight", .nullable(.number), "In hectograms."),
    Field("base_experience", .nullable(.whole(from: 0)), "Experience for defeating it."),
    Field("is_mega", .flag, "Whether it is a Mega Evolution; missing if not."),
    Field("is_gigantamax", .flag, "Whether it is a Gigantamax form; missing if not."),
    Field("is_battle_only", .flag, "Whether it is seen in battles only; missing if not."),
    Field("is_cosmetic", .flag, "Whether it differs in its looks only; missing if not."),
    Field("past", .list(.shape("past")), "What was different in earlier generations."),
    Field(
      "sprites", .map(.oneOf([.text, .shape("picture")])),
      "Its pictures by what they show, as the data names them: an address, or a path below the site."),
    Field("moves_from", .nullable(.text), "The games that its moves are those of."),
    Field("moves", learned, "The moves that it learns, as slugs or names, by the way of learning."),
  ]

  /// Moves or species by the way of learning, or a plain list where no way is known.
  private static let learned = APIType.oneOf([
    .map(.list(.oneOf([.text, .levelPair]))), .list(.text),
  ])

  private static let form = APIShape(
    name: "form", title: "Form", words: "A further form of a species: what sets it apart from the first one.",
    fields: [slug, name, names] + formFields, isOpen: true)

  private static let abilitySlot = APIShape(
    name: "ability_slot", title: "Ability of a form", words: "An ability that few individuals have.",
    fields: [
      .always("name", .text, "Its slug or name."),
      Field("hidden", .flag, "Whether few individuals have it."),
    ])

  private static let past = APIShape(
    name: "past", title: "Past facts",
    words: "What was different up to a generation; what is missing was as it is now.",
    fields: [
      .always("until", .whole(from: 1), "The last generation that this holds for."),
      Field("types", .list(.text), "The slugs of the types that it had."),
      Field("abilities", .list(.text), "The slugs of the abilities that it had."),
      Field("stats", .map(.number), "The base stats that were different."),
    ])

  private static let picture = APIShape(
    name: "picture", title: "Picture", words: "A picture whose size is known.",
    fields: [
      .always("path", .text, "Where it is."),
      .always("width", .whole(from: 0), "In pixels."),
      .always("height", .whole(from: 0), "In pixels."),
    ])

  // MARK: - What follows from the rest of the Pokédex

  private static let page = Field(
    "page", .address, "Its page; missing where the site is built without it.")
  private static let members = Field.always("members", .list(.text), "The slugs of its Pokémon.")

  private static let derivedPokemon = APIShape(
    name: "derived_pokemon", title: "Derived facts of a Pokémon",
    words: "What follows for a species from the rest of the Pokédex.",
    fields: [
      page,
      .always("forms", .map(.shape("derived_form")), "Facts of each of its forms, by slug."),
      .always("family", .shape("stage"), "Its evolution family, from the first stage."),
      Field(
        "slugs", .map(.text), "The slugs of abilities, moves and egg groups that the data calls by a name."),
      Field("previous", .text, "The slug of the species before it."),
      Field("next", .text, "The slug of the species after it."),
    ])

  private static let derivedForm = APIShape(
    name: "derived_form", title: "Derived facts of a form", words: "What follows for a form.",
    fields: [
      .always("picture", .address, "Its picture, or a drawn placeholder."),
      Field("total", .number, "The sum of its base stats."),
      Field("defences", .map(.number), "The factor of damage that it takes from moves of each type."),
    ])

  private static let stage = APIShape(
    name: "stage", title: "Stage", words: "A species in its evolution family.",
    fields: [
      slug, name,
      Field("conditions", .list(.text), "Ways in which it evolves from the stage before."),
      Field("evolves_to", .list(.shape("stage")), "The stages that follow."),
    ])

  private static let derivedType = APIShape(
    name: "derived_type", title: "Derived facts of a type",
    words: "What follows for a type from the rest of the Pokédex.",
    fields: [
      page, members,
      .always("attack", .map(.number), "The factor of damage that its moves deal to each type."),
      .always("defences", .map(.number), "The factor of damage that it takes from moves of each type."),
    ])

  private static let derivedAbility = APIShape(
    name: "derived_ability", title: "Derived facts of an ability", words: "Who has the ability.",
    fields: [
      page,
      .always("holders", .list(.text), "The slugs of the Pokémon that have it."),
      .always("hidden_holders", .list(.text), "The slugs of those that have it as a hidden ability."),
    ])

  private static let derivedMove = APIShape(
    name: "derived_move", title: "Derived facts of a move", words: "Who learns the move.",
    fields: [
      page,
      .always("learners", learned, "The slugs of the Pokémon that learn it, by the way of learning."),
    ])

  private static let derivedMembers = APIShape(
    name: "derived_members", title: "Derived facts of a group", words: "Who belongs to it.",
    fields: [page, members])
}
