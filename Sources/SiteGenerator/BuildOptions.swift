/// What a build makes of which folder.
public struct BuildOptions: Sendable {
  /// The site's folder.
  public var site = "."
  /// A data file that stands in for those of the site's `Content/`.
  public var data: String?
  /// The output folder; nil means `Public` in the site's folder.
  public var output: String?
  /// The address under which the site is published, in place of the one in its settings.
  public var baseURL: String?
  /// Whether pages marked as drafts are built.
  public var includesDrafts = false
  /// Whether warnings and names that templates do not know are errors.
  public var isStrict = false
  /// How many pages are made at the same time.
  public var jobs = 1

  /// How long to wait while another program builds or publishes the output folder.
  public var patience = Duration.seconds(5)

  /// Makes options with their defaults.
  public init() {}

  /// Whether a text is an address that a site can be published under.
  public static func isBaseURL(_ text: String) -> Bool { BaseURL(text) != nil }

  /// The folder that the site is written into.
  public var outputFolder: String { output ?? (site == "." ? "Public" : "\(site)/Public") }
}
