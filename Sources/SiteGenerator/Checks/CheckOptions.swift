/// What a check looks at.
public struct CheckOptions: Sendable {
  /// The site's folder, whose settings hold the budgets.
  public var site = "."
  /// The built site; nil means `Public` in the site's folder.
  public var folder: String?
  /// The address under which the site is published. Nil means the one that it was built for, or else that of the
  /// settings.
  public var baseURL: String?
  /// How many files are looked at at the same time.
  public var jobs = 1

  /// Makes options with their defaults.
  public init() {}

  var builtFolder: String {
    guard var folder else { return site == "." ? "Public" : "\(site)/Public" }
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return folder
  }
}
