/// How a client uses what it has on disk.
public enum CacheMode: Sendable, Hashable {
  /// Ask the server whether what is stored is still current: a conditional request.
  case revalidate
  /// Take what is stored as current; ask only for what is missing.
  case preferStored
  /// Take what is stored and never use the network: what is missing is `APIError.notCached`.
  case offline
  /// Fetch everything anew, and store it.
  case refresh

  var answersFromStore: Bool { self == .preferStored || self == .offline }
}
