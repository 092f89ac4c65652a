/// The sites that suites share, each built once; they are gone when this is.
actor TestSites {
  /// The sites of the tests that run now.
  @TaskLocal static var current = TestSites()

  private var sites: [String: TestSite] = [:]

  func site(_ data: String, base: String = "/") throws -> TestSite {
    let key = "\(base) \(data)"
    if let site = sites[key] { return site }
    let site = try TestSite(data: data, base: base)
    sites[key] = site
    return site
  }
}
