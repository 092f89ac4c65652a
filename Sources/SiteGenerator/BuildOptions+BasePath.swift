extension BuildOptions {
  /// The path under which the pages of the site link to each other, with a slash at both ends: `/pokedex/`.
  ///
  /// It is read from the options and the site's settings as they are now; `/` if they do not say it.
  public var basePath: String {
    if let baseURL { return (BaseURL(baseURL) ?? .unknown).path }
    guard let bytes = try? Files.contents(of: "\(site)/\(SiteConfiguration.path)") else {
      return BaseURL.unknown.path
    }
    let file = SourceFile(path: SiteConfiguration.path, bytes: bytes)
    return SiteConfiguration.read(file).configuration.baseURL.path
  }
}
