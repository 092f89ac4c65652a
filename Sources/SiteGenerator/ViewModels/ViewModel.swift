import Mustache

/// What one part of a page shows: worded, sorted and linked, so that a template only places it.
protocol ViewModel: Sendable {
  /// Its names for templates, with what each holds.
  static var fields: Fields<Self> { get }

  /// What a template gets. A view model that many pages share makes it once.
  var value: Value { get }
}

extension ViewModel {
  var value: Value { Self.fields.value(of: self) }
}

/// The names under which templates find what a view model holds.
struct Fields<Model>: Sendable {
  typealias Getter = @Sendable (Model) -> Value

  let names: [String]
  private let getters: [Getter]
  private let shape: Shape

  init(_ fields: KeyValuePairs<String, Getter>) {
    names = fields.map(\.key)
    getters = fields.map(\.value)
    shape = Shape(names)
  }

  func value(of model: Model) -> Value { .object(Object(shape, slots(of: model))) }

  func slots(of model: Model) -> [Value] { getters.map { $0(model) } }
}

extension Value {
  /// A list of view models; an empty one counts as false in templates.
  init(_ models: [some ViewModel]) { self = .list(models.map(\.value)) }

  /// A view model, or null.
  init(_ model: (some ViewModel)?) { self = model?.value ?? .null }

  init(_ texts: [String]) { self = .list(texts.map(Value.string)) }
}
