import Mustache

/// A page that a script brings to life: the comparison, the random pick.
struct ToolView: ViewModel {
  /// Where the list is, for those without scripts.
  let listURL: String

  static let fields = Fields<ToolView>(["list_url": { .string($0.listURL) }])
}
