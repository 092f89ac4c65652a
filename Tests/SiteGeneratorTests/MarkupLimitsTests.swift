import Testing

@testable import SiteGenerator

@Suite struct MarkupLimitsTests {
  private func fault(_ html: String) -> MarkupFault? { MarkupLimits.fault(in: Array(html.utf8)) }

  private func many(_ html: String, _ count: Int = 600) -> String { String(repeating: html, count: count) }

  @Test func theLimitIsExact() {
    #expect(fault(many("<div>", 512)) == nil)
    #expect(fault(many("<div>", 513)) == MarkupFault(reason: .depth, offset: 512 * 5))
    #expect(fault("<p " + (1...1000).map { "a\($0)" }.joined(separator: " ") + ">") == nil)
    #expect(
      fault("x<p " + (1...1001).map { "a\($0)" }.joined(separator: " ") + ">")
        == MarkupFault(reason: .attributes, offset: 1))
    #expect(fault(many("x", 8 << 20)) == nil)
    #expect(fault(many("x", (8 << 20) + 1)) == MarkupFault(reason: .size, offset: 0))
  }

  @Test(arguments: [
    "<div></div>", "<DIV></div>", "<li>", "<p>", "<br>", "<!--<div>-->", "<!--><!--->", "<div a='>'></div>",
    "<script>'<div>'</script>", "<style><div></STYLE>", "<title><div></title>", "a < b", "</div>",
    "<svg><a/></svg>",
    "<div a=\"<div>\"b='<i>' c=<x></div>", "<!doctype html>", "<!--a--!>",
  ])
  func whatIsClosedIsNotDeep(html: String) {
    #expect(fault(many(html)) == nil)
  }

  @Test(arguments: [
    "<div>", "<b>", "<div></span>", "<div a='</div>'>", "<div/>", "<div><!--</div>-->", "<x-y>", "<a:b>",
  ])
  func whatStaysOpenIsDeep(html: String) {
    #expect(fault(many(html))?.reason == .depth)
  }

  @Test func manyNamesAreCounted() {
    #expect(fault((1...2000).map { "<a\($0)></a\($0)>" }.joined()) == nil)
    #expect(fault((1...2000).map { "<a\($0)>" }.joined())?.reason == .depth)
  }
}
