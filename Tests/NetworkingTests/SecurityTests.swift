import Networking
import Testing

@Suite struct SecurityTests {
  @Test func certificateThatNobodyVouchesFor() async throws {
    let server = try UntrustedServer()
    let error = await testClient().failure(of: BytesEndpoint(baseURL: server.url))
    guard case .insecure(let reason, server.url) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("certificate"))
    #expect(error?.description == "\(server.url): no secure connection: \(reason)")
    #expect(error?.isRetryable == false)
  }

  @Test(arguments: [
    ("https://films.example/feed?api_key=s3cr3t&page=2", "https://films.example/feed?api_key=…&page=2"),
    (
      "https://films.example/feed?page=2&Access-Token=s3cr3t",
      "https://films.example/feed?page=2&Access-Token=…"
    ),
    ("https://me:s3cr3t@films.example/feed", "https://…@films.example/feed"),
    ("https://films.example/@me?keyword=a@b", "https://films.example/@me?keyword=a@b"),
  ])
  func descriptionsHideSecrets(url: String, shown: String) {
    #expect(
      APIError.notCached(url: url).description == "\(shown): not in the cache, and the network is not used")
    #expect(APIError.notCached(url: url).url == url)
  }
}
