/// How an `HTTPClient` behaves towards servers and its disk.
public struct ClientConfiguration: Sendable {
  /// Who asks: `pokesite/1.0 (+https://…)`.
  public var userAgent: String
  /// How many requests may be on their way at once, and how many bodies are in memory.
  public var concurrency = 8
  /// How many requests may start in a second, spaced evenly; nil is no limit.
  public var requestsPerSecond: Double?
  /// How long a request may take.
  public var timeouts = Timeouts()
  /// When to ask again.
  public var retry = RetryPolicy()
  /// The largest body in bytes, after decompression.
  public var bodyLimit = 64 << 20
  /// How many redirects are followed for one request.
  public var redirectLimit = 5
  /// Whether `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` are heeded.
  public var usesEnvironmentProxy = true
  /// Whether answers may come compressed. It pays on every network and costs time on a loopback.
  public var acceptsCompression = true
  /// Where answers are kept; nil keeps none.
  public var cache: ResponseCache?
  /// How the kept answers are used.
  public var cacheMode = CacheMode.revalidate

  /// Makes a configuration with the usual limits.
  public init(userAgent: String) {
    self.userAgent = userAgent
  }

  var transferSettings: TransferSettings {
    TransferSettings(
      userAgent: userAgent, timeouts: timeouts, bodyLimit: bodyLimit, redirectLimit: redirectLimit,
      usesEnvironmentProxy: usesEnvironmentProxy, acceptsCompression: acceptsCompression)
  }
}
