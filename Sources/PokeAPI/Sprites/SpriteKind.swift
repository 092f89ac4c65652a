/// The pictures that can be fetched.
public enum SpriteKind: String, Sendable, CaseIterable {
  /// Small, from the front.
  case front = "sprites"
  /// Small, in the rare colours.
  case shiny
  /// Large and drawn.
  case artwork
  /// Large and rendered.
  case home

  /// The key of the data's `sprites`.
  var key: String {
    switch self {
    case .front: "front_default"
    case .shiny: "front_shiny"
    case .artwork: "artwork"
    case .home: "home"
    }
  }

  /// Its place among the pictures of a form.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The end of the file's name.
  var fileName: String {
    switch self {
    case .front: "front.png"
    case .shiny: "shiny.png"
    case .artwork: "artwork.png"
    case .home: "home.png"
    }
  }
}
