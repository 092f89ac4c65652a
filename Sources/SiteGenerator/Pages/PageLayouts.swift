import Mustache
import Pokedex

/// The names that templates find at the root of each kind of page: those of the frame, of the view model, and
/// of the free fields of the data.
///
/// A free field that any species has is a name on every species page, so that a template may ask for it without
/// an error in strict mode. Where a free field has the name of something else, the latter wins.
struct PageLayouts: Sendable {
  private let extraNames: [String]
  private let speciesShape: Shape

  init(_ dex: Dex) {
    let taken = Set(PageFrame.names + SpeciesView.fields.names)
    extraNames = Set(dex.species.lazy.flatMap(\.fields).map(\.key)).subtracting(taken).sorted()
    speciesShape = Shape(PageFrame.names + SpeciesView.fields.names + extraNames)
  }

  func root<Content: ViewModel>(_ frame: [Value], _ content: Content, _ extras: [JSON.Field]) -> Value {
    guard Content.self == SpeciesView.self else {
      return .object(
        Object(Shape(PageFrame.names + Content.fields.names), frame + Content.fields.slots(of: content)))
    }
    let values = Dictionary(extras.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return .object(
      Object(
        speciesShape,
        frame + Content.fields.slots(of: content) + extraNames.map { values[$0].map(Value.init) ?? .null }))
  }
}

extension Value {
  /// A value of the data as it is.
  init(_ json: JSON) {
    self =
      switch json {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .int(let int): .int(int)
      case .double(let double): .double(double)
      case .string(let string): .string(string)
      case .list(let list): .list(list.map(Value.init))
      case .object(let fields): .object(Object(fields.map { ($0.key, Value($0.value)) }))
      }
  }
}
