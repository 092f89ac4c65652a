import Testing

@testable import SiteGenerator

@Suite struct CompactScriptTests {
  private func compact(_ script: String) -> String {
    String(decoding: CompactScript.bytes(of: Array(script.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (
      "/** Says hello. */\nfunction hello() {\n  // Aloud.\n  say(1);\n}\n",
      "function hello() {\nsay(1);\n}\n"
    ),
    ("a;\n\n\n  b;\n", "a;\nb;\n"),
    ("\n\nlet a;", "let a;"),
    ("a(); // why\nb();", "a(); // why\nb();"),
    ("a = /* two */ 2;", "a = /* two */ 2;"),
    ("/*! a licence */\n//! another\na;", "/*! a licence */\n//! another\na;"),
    ("  /* a\n   * b */ a;\n", "a;\n"),
  ]) func commentsOfTheirOwnAndIndentationGo(script: String, expected: String) {
    #expect(compact(script) == expected)
  }

  @Test(arguments: [
    "let a = \"// no comment\";", "let a = '/* none */';", "let a = \"\\\"\"; let b = \"//\";",
    "let a = `\n   // kept\n   as it is ${b}\n   ${`  ${c} //`}\n`;", "let a = `${ {a: 1}.a }  // x`;",
    "let a = `\\``; b;", "a.replace(/\\/\\*/g, \"\");", "let a = [/[/*]/, 1];", "return /'/.test(a);",
    "let a = b / c / d;", "let a = (b) / 2; // \"", "let a = b[0] / 2; let c = \"/\";", "let é = 1 / 2;",
  ]) func literalsStay(script: String) {
    #expect(compact(script) == script)
  }

  @Test func indentedCodeBehindLiteralsIsCompact() {
    #expect(
      compact("const a = (b) =>\n  `x ${b / 2} y`;\n  // gone\n  const c = /[`\"]/;\n  d();\n")
        == "const a = (b) =>\n`x ${b / 2} y`;\nconst c = /[`\"]/;\nd();\n")
  }

  @Test(arguments: ["  a = \"open\n  b;", "  a = `open", "  /* open", "  a = /open\n  b;", "  }\n", "  {\n"])
  func whatCannotBeFollowedStays(script: String) {
    #expect(compact(script) == script)
  }
}
