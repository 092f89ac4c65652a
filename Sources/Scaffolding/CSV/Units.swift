/// A unit of length.
enum LengthUnit: String, Hashable, CaseIterable {
  case metres, decimetres, centimetres, feet, inches

  var words: String { rawValue }

  /// Decimetres in it: the model's unit.
  var decimetres: Double {
    switch self {
    case .metres: 10
    case .decimetres: 1
    case .centimetres: 0.1
    case .feet: 3.048
    case .inches: 0.254
    }
  }

  init?(abbreviation: some StringProtocol) {
    switch abbreviation {
    case "m", "meter", "meters", "metre", "metres": self = .metres
    case "dm", "decimeter", "decimeters", "decimetre", "decimetres": self = .decimetres
    case "cm", "centimeter", "centimeters", "centimetre", "centimetres": self = .centimetres
    case "ft", "foot", "feet", "'", "′", "’": self = .feet
    case "in", "inch", "inches", "\"", "″", "”": self = .inches
    default: return nil
    }
  }
}

/// A unit of mass.
enum MassUnit: String, Hashable, CaseIterable {
  case kilograms, hectograms, grams, pounds

  var words: String { rawValue }

  /// Hectograms in it: the model's unit.
  var hectograms: Double {
    switch self {
    case .kilograms: 10
    case .hectograms: 1
    case .grams: 0.01
    case .pounds: 4.5359237
    }
  }

  init?(abbreviation: some StringProtocol) {
    switch abbreviation {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms": self = .kilograms
    case "hg", "hectogram", "hectograms": self = .hectograms
    case "g", "gram", "grams": self = .grams
    case "lb", "lbs", "pound", "pounds": self = .pounds
    default: return nil
    }
  }
}
