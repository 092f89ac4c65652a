import Mustache
import Testing

@testable import SiteGenerator

extension MemorySite {
  /// The HTML of the page at a path, such as `types/`.
  func html(_ path: String) throws -> String {
    let page = try #require(plan.pages.first { $0.route.path == path })
    let composed = composer.compose(page)
    var bytes: [UInt8] = []
    try #require(site.templates).render(composed.template, with: composed.root, strict: true, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  var composer: PageComposer { PageComposer(site, plan) }
}
