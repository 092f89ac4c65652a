import Mustache

/// A fact in words, with its label.
struct FactView: ViewModel {
  let label: String
  let text: String

  init(_ label: String, _ text: String) {
    self.label = label
    self.text = text
  }

  /// Nil if there is nothing to tell.
  init?(_ label: String, _ text: String?) {
    guard let text else { return nil }
    self.init(label, text)
  }

  static let fields = Fields<FactView>(["label": { .string($0.label) }, "text": { .string($0.text) }])
}
