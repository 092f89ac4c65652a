import Markdown
import Testing

@Suite struct YAMLScalarTests {
  @Test(arguments: [
    ("", YAMLScalar.Value.null), ("~", .null), ("null", .null), ("true", .bool(true)),
    ("False", .bool(false)),
    ("yes", .string("yes")), ("no", .string("no")), ("off", .string("off")), ("25", .int(25)),
    ("-7", .int(-7)),
    ("+7", .int(7)), ("007", .int(7)), ("0x19", .int(25)), ("0o31", .int(25)), ("0x", .string("0x")),
    ("0x-1", .string("0x-1")), ("0.4", .double(0.4)), ("-.5", .double(-0.5)), ("6e1", .double(60)),
    ("1.", .double(1)), (".inf", .double(.infinity)), ("-.INF", .double(-.infinity)), ("inf", .string("inf")),
    ("nan", .string("nan")), ("1.2.3", .string("1.2.3")), ("1_000", .string("1_000")), ("-", .string("-")),
    ("e1", .string("e1")), (".", .string(".")), ("2024-02-27", .string("2024-02-27")),
    ("-.nan", .string("-.nan")),
    ("99999999999999999999", .double(1e20)), ("--1", .string("--1")),
  ])
  func plainScalarsMeanWhatTheCoreSchemaSays(text: String, value: YAMLScalar.Value) {
    #expect(YAMLScalar(text, isPlain: true).value == value)
    #expect(YAMLScalar(text, isPlain: false).value == .string(text))
  }

  @Test func notANumber() {
    guard case .double(let value) = YAMLScalar(".nan", isPlain: true).value else {
      Issue.record("not a number")
      return
    }
    #expect(value.isNaN)
  }
}
