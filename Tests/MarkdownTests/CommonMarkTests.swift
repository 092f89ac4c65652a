import Markdown
import Testing

/// The rules of CommonMark, so that a clean clone checks them too.
@Suite struct CommonMarkTests {
  @Test(arguments: [
    ("Pikachu", "<p>Pikachu</p>\n"),
    ("Pichu\nPikachu", "<p>Pichu\nPikachu</p>\n"),
    ("Pichu\n\nPikachu", "<p>Pichu</p>\n<p>Pikachu</p>\n"),
    ("Pichu  \nPikachu\\\nRaichu", "<p>Pichu<br />\nPikachu<br />\nRaichu</p>\n"),
    ("   Pichu\n      Pikachu", "<p>Pichu\nPikachu</p>\n"),
  ])
  func paragraphs(text: String, html: String) { #expect(MarkdownRenderer.plain.html(text) == html) }

  @Test(arguments: [
    ("# Kanto", "<h1>Kanto</h1>\n"), ("###### Kanto ##", "<h6>Kanto</h6>\n"),
    ("####### Kanto", "<p>####### Kanto</p>\n"), ("#Kanto", "<p>#Kanto</p>\n"),
    ("\\# Kanto", "<p># Kanto</p>\n"),
    ("Kanto\n===", "<h1>Kanto</h1>\n"), ("Kanto\nJohto\n-", "<h2>Kanto\nJohto</h2>\n"), ("#", "<h1></h1>\n"),
    ("***", "<hr />\n"), ("- - -", "<hr />\n"), ("__", "<p>__</p>\n"),
    ("Kanto\n***", "<p>Kanto</p>\n<hr />\n"),
  ])
  func headingsAndBreaks(text: String, html: String) { #expect(MarkdownRenderer.plain.html(text) == html) }

  @Test(arguments: [
    ("    tackle()\n\n      growl()", "<pre><code>tackle()\n\n  growl()\n</code></pre>\n"),
    ("```swift move\na < b\n```", "<pre><code class=\"language-swift\">a &lt; b\n</code></pre>\n"),
    ("~~~\n```\n~~~", "<pre><code>```\n</code></pre>\n"),
    ("````\n```\n````", "<pre><code>```\n</code></pre>\n"),
    ("```\nnever closed", "<pre><code>never closed\n</code></pre>\n"),
    ("`a`` b` c", "<p><code>a`` b</code> c</p>\n"), ("`` ` ``", "<p><code>`</code></p>\n"),
    ("`a\nb`", "<p><code>a b</code></p>\n"), ("`a *b`*", "<p><code>a *b</code>*</p>\n"),
    ("`\\`", "<p><code>\\</code></p>\n"),
  ])
  func code(text: String, html: String) { #expect(MarkdownRenderer.plain.html(text) == html) }

  @Test(arguments: [
    ("> Oak\n> Elm", "<blockquote>\n<p>Oak\nElm</p>\n</blockquote>\n"),
    ("> Oak\nElm", "<blockquote>\n<p>Oak\nElm</p>\n</blockquote>\n"),
    (">> Oak", "<blockquote>\n<blockquote>\n<p>Oak</p>\n</blockquote>\n</blockquote>\n"),
    (
      "> # Oak\n\n> Elm",
      "<blockquote>\n<h1>Oak</h1>\n</blockquote>\n<blockquote>\n<p>Elm</p>\n</blockquote>\n"
    ),
  ])
  func quotes(text: String, html: String) { #expect(MarkdownRenderer.plain.html(text) == html) }

  @Test(arguments: [
    ("- Bulbasaur\n- Ivysaur", "<ul>\n<li>Bulbasaur</li>\n<li>Ivysaur</li>\n</ul>\n"),
    ("- Bulbasaur\n\n- Ivysaur", "<ul>\n<li>\n<p>Bulbasaur</p>\n</li>\n<li>\n<p>Ivysaur</p>\n</li>\n</ul>\n"),
    ("3. Venusaur\n4. Charmander", "<ol start=\"3\">\n<li>Venusaur</li>\n<li>Charmander</li>\n</ol>\n"),
    ("- a\n* b", "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>\n"),
    (
      "- a\n  - b\n    1) c",
      "<ul>\n<li>a\n<ul>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n</li>\n</ul>\n"
    ),
    ("In\n1986. Red", "<p>In\n1986. Red</p>\n"), ("-a", "<p>-a</p>\n"),
    ("-\n  a", "<ul>\n<li>a</li>\n</ul>\n"),
    ("- a\n\n      code", "<ul>\n<li>\n<p>a</p>\n<pre><code>code\n</code></pre>\n</li>\n</ul>\n"),
  ])
  func lists(text: String, html: String) { #expect(MarkdownRenderer.plain.html(text) == html) }

  @Test(arguments: [
    ("*Ash* **Gary** ***Oak***", "<p><em>Ash</em> <strong>Gary</strong> <em><strong>Oak</strong></em></p>\n"),
    ("snake_case_name", "<p>snake_case_name</p>\n"), ("Poké*mon*", "<p>Poké<em>mon</em></p>\n"),
    ("* not *", "<ul>\n<li>not *</li>\n</ul>\n"), ("**Ash*", "<p>*<em>Ash</em></p>\n"),
    ("\\*Ash\\*", "<p>*Ash*</p>\n"), ("__Ash__ _Gary_", "<p><strong>Ash</strong> <em>Gary</em></p>\n"),
    ("foo*\"bar\"*", "<p>foo*&quot;bar&quot;*</p>\n"),
  ])
  func emphasis(text: String, html: String) { #expect(MarkdownRenderer.plain.html(text) == html) }

  @Test(arguments: [
    ("[Mew](/mew \"a \\\"cat\\\"\")", "<p><a href=\"/mew\" title=\"a &quot;cat&quot;\">Mew</a></p>\n"),
    ("[Mew](<a b>)", "<p><a href=\"a%20b\">Mew</a></p>\n"), ("[Mew](a b)", "<p>[Mew](a b)</p>\n"),
    ("[Mew]\n\n[mew]: /m 't'", "<p><a href=\"/m\" title=\"t\">Mew</a></p>\n"),
    ("[x][Mew] [Mew][]\n\n[MEW]: /m", "<p><a href=\"/m\">x</a> <a href=\"/m\">Mew</a></p>\n"),
    ("[a [b](c) d](e)", "<p>[a <a href=\"c\">b</a> d](e)</p>\n"), ("[Mew]", "<p>[Mew]</p>\n"),
    ("![Mew *the* cat](/m.png)", "<p><img src=\"/m.png\" alt=\"Mew the cat\" /></p>\n"),
    ("<https://a.b/?c&d>", "<p><a href=\"https://a.b/?c&amp;d\">https://a.b/?c&amp;d</a></p>\n"),
    ("<ash@pallet.town>", "<p><a href=\"mailto:ash@pallet.town\">ash@pallet.town</a></p>\n"),
    ("https://a.b", "<p>https://a.b</p>\n"), ("[a](b(c)d)", "<p><a href=\"b(c)d\">a</a></p>\n"),
    ("[a](ä?ö=%20)", "<p><a href=\"%C3%A4?%C3%B6=%20\">a</a></p>\n"),
  ])
  func links(text: String, html: String) { #expect(MarkdownRenderer.plain.html(text) == html) }

  @Test(arguments: [
    ("a <b class=\"c\">d</b>", "<p>a <b class=\"c\">d</b></p>\n"),
    ("<div>\n*a*\n\n*b*", "<div>\n*a*\n<p><em>b</em></p>\n"),
    ("<!-- a\n\nb -->\nc", "<!-- a\n\nb -->\n<p>c</p>\n"), ("a < b > c", "<p>a &lt; b &gt; c</p>\n"),
    ("&eacute; &copy; &#35; &nope; &amp;", "<p>é © # &amp;nope; &amp;</p>\n"),
    ("\"'\\&amp;", "<p>&quot;'&amp;amp;</p>\n"),
    ("a\tb", "<p>a\tb</p>\n"), ("-\t\tcode", "<ul>\n<li>\n<pre><code>  code\n</code></pre>\n</li>\n</ul>\n"),
    ("a\r\nb\rc", "<p>a\nb\nc</p>\n"), ("", ""), ("\n \n\t\n", ""), ("a\0b", "<p>a\u{FFFD}b</p>\n"),
  ])
  func theRest(text: String, html: String) { #expect(MarkdownRenderer.plain.html(text) == html) }

  @Test func smartPunctuation() {
    let html = MarkdownRenderer().html("\"It's 'super' effective\" -- said--- Ash... `--`")
    #expect(html == "<p>“It’s ‘super’ effective” – said— Ash… <code>--</code></p>\n")
    #expect(MarkdownRenderer(isSmart: false).html("it's --") == "<p>it's --</p>\n")
  }
}
