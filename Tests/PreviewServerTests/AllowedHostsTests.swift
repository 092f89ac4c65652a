import TestSupport
import Testing

@testable import PreviewServer

/// Another site can give this machine a name of its own, and must not read the preview under it.
@Suite struct AllowedHostsTests {
  @Test(arguments: [
    nil, "localhost", "localhost:8080", "LocalHost", "localhost.", "dex.localhost:80", "127.0.0.1",
    "127.0.0.1:8080",
    "[::1]", "[::1]:8080", "192.168.1.5:8080", "[fe80::1]", "MyBox.local:8080", "mybox.local.",
  ])
  func theyAreAnswered(header: String?) {
    #expect(AllowedHosts(["mybox.LOCAL"]).contains(header))
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "evil-localhost",
    "xlocalhost", "mybox.local.evil.example", "other.local", "", ":8080", "[evil.example]",
    "127.0.0.1@evil.example",
    "127.1.1", "0x7f.1", "local host", "[", "\u{0}",
  ])
  func theyAreNot(header: String) {
    #expect(!AllowedHosts(["mybox.local"]).contains(header))
  }

  @Test(arguments: ["/", "/index.html", "/nothing", "/.pokesite/events", "/.pokesite/reload.js", "/sw.js"])
  func anotherNameGetsNothing(target: String) throws {
    let server = try TestServer(["index.html": "a secret"])
    let answer = try server.answer(
      target, headers: ["Host": "evil.example:8080", "Service-Worker": "script"])
    #expect(answer.status == 421)
    #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
    #expect(
      answer.text == """
        A preview answers to localhost and to addresses in digits, and not to 'evil.example:8080': another site may be \
        behind the name.
        If it is a name of this machine: pokesite serve --allow-host evil.example

        """)
  }

  @Test func aNameThatTheUserAllowsIsAnswered() throws {
    let server = try TestServer(["index.html": "a page"], allowedHosts: AllowedHosts(["mybox.local"]))
    #expect(try server.answer("/", headers: ["Host": "mybox.local:8080"]).status == 200)
    #expect(try server.answer("/", headers: ["Host": "evil.example"]).status == 421)
  }
}
