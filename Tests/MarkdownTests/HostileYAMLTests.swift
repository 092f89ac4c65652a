import Diagnostics
import Markdown
import Testing

/// Settings and front matter that want a reader to hang, to fill the memory, or to take them for something else.
@Suite struct HostileYAMLTests {
  private func faults(_ text: String) -> [String] {
    do throws(DiagnosticsError) {
      _ = try YAML.read(SourceText(file: "f.yml", text: text))
      return []
    } catch {
      return error.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0): \($0.summary)" }
    }
  }

  @Test(arguments: [
    (
      "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]",
      "1:4: anchors (&name) and aliases (*name) are not supported"
    ),
    ("a: &a [*a]", "1:4: anchors (&name) and aliases (*name) are not supported"),
    ("a: {<<: *b}", "1:9: anchors (&name) and aliases (*name) are not supported"),
    ("a: !!binary aGk=", "1:4: tags (!name) are not supported"),
    ("a: !!python/object:os.system x", "1:4: tags (!name) are not supported"),
    ("a: 1\n---\nb: 2", "2:1: a second YAML document begins here"),
    ("a: x\u{0}y", "1:5: not valid YAML: control characters are not allowed (U+0000)"),
  ]) func whatNobodyWritesByHandIsRefused(text: String, fault: String) {
    #expect(faults(text) == [fault])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: "]) func deepNestingIsRefusedAtOnce(unit: String) {
    let found = faults("a:\n  " + String(repeating: unit, count: 100_000))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("lists and mappings lie more than 64 deep in each other") == true)
  }

  @Test(arguments: ["k: 1\n", "- 1\n"]) func theRestOfALongCollectionIsNotRead(line: String) {
    let found = faults(String(repeating: line, count: 100_000))
    #expect(found.count <= 2001)
    #expect(found.last == "1:1: this list or mapping has more than 2000 items")
  }

  @Test func aCollectionMayHaveTwoThousandItems() throws {
    #expect(faults((1...2000).map { "k\($0): [1]\n" }.joined()) == [])
    #expect(faults((1...2001).map { "k\($0): [1]\n" }.joined()).count == 1)
    #expect(faults((1...2000).map { "- {a: \($0)}\n" }.joined()) == [])
    #expect(faults((1...2001).map { "- {a: \($0)}\n" }.joined()).count == 1)
  }

  /// In a single line, so that each place is far from its beginning and each excerpt could be all of it.
  @Test func repeatedKeysInOneLine() throws {
    let text = "{" + String(repeating: "k: 1, ", count: 100_000) + "}"
    #expect(throws: DiagnosticsError.self) {
      do throws(DiagnosticsError) {
        _ = try YAML.read(SourceText(file: "f.yml", text: text))
      } catch {
        #expect(error.diagnostics.count == 2000)
        #expect(error.diagnostics.allSatisfy { ($0.location?.excerpt?.utf8.count ?? 0) <= 1300 })
        throw error
      }
    }
  }

  @Test func bytesThatAreNoUTF8AreFoundInTheirPlace() {
    func fault(_ bytes: [UInt8]) -> String? {
      do throws(Diagnostic) {
        _ = try SourceText(file: "f.md", validating: bytes)
        return nil
      } catch {
        return "\(error.location?.line ?? 0):\(error.location?.column ?? 0): \(error.summary)"
      }
    }
    #expect(fault(Array("aé\n\u{1F600}".utf8)) == nil)
    #expect(fault(Array("aé\nb".utf8) + [0xFF]) == "2:2: this byte is not UTF-8")
    #expect(fault([0xFF, 0xFE, 0x61, 0x00]) == "1:1: this byte is not UTF-8")
    #expect(fault(Array("é".utf8) + [0xED, 0xA0, 0x80]) == "1:2: this byte is not UTF-8")
    #expect(fault([0xC3]) == "1:1: this byte is not UTF-8")
  }
}
