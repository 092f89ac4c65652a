import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension BuildOptions {
  /// What a command line says about a build.
  init(_ parsed: ParsedOptions) throws(UsageError) {
    self.init()
    site = parsed["site"] ?? site
    data = parsed["data"]
    output = parsed["output"]
    baseURL = try Self.baseURL(parsed)
    includesDrafts = parsed.has("drafts")
    isStrict = parsed.has("strict")
    jobs = try parsed.count("jobs") ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  static func baseURL(_ parsed: ParsedOptions) throws(UsageError) -> String? {
    guard let text = parsed["base-url"], !BuildOptions.isBaseURL(text) else { return parsed["base-url"] }
    throw UsageError(
      "--base-url '\(text)' is not an address", fix: "write it like https://me.github.io/pokedex/")
  }
}
