import Mustache

/// The page for addresses that lead nowhere.
struct NotFoundView: ViewModel {
  let listURL: String

  static let fields = Fields<NotFoundView>(["list_url": { .string($0.listURL) }])
}
