/// What is published where.
public struct PublishRequest: Sendable {
  /// Where it goes.
  public var destination: Destination
  /// The built site.
  public var tree: PublishedTree
  /// The address that it was built for.
  public var address: SiteAddress
  /// The site's folder, as an absolute path: relative paths and names of git remotes mean what they mean there.
  public var siteFolder: String
  /// Name and version of the program, for the messages of commits.
  public var program: String
  /// Whether only to say what would change.
  public var isDryRun = false
  /// Whether what stands at the destination may be replaced though no earlier publishing put it there.
  public var replacesOthers = false
  /// Whether a git branch gets one commit without a past.
  public var squashes = false
  /// The lock that keeps the tree as it is, as a descriptor: a program that copies it holds the lock too. Git does
  /// not, which reads all files before it sends any, and may leave helpers behind that stay for long.
  public var lock: Int32?
  /// Whether the user sees at once what other programs write to standard error; else it is told with the error.
  public var showsWords = true
  /// Called with what is being done, a sentence at a time.
  public var note: @Sendable (String) -> Void = { _ in }
  /// Whether the user has ended the work.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// Makes a request.
  public init(
    _ tree: PublishedTree, to destination: Destination, address: SiteAddress, siteFolder: String,
    program: String
  ) {
    self.tree = tree
    self.destination = destination
    self.address = address
    self.siteFolder = siteFolder
    self.program = program
  }

  /// What becomes of what other programs write to standard error.
  var words: Subprocess.ErrorStream { showsWords ? .shown : .kept }

  func checkCancellation() throws(PublishError) {
    if isCancelled() { throw .interrupted }
  }
}

/// What publishing did, or would do.
public struct PublishReport: Sendable {
  /// How the published copy differed.
  public let changes: Changes
  /// How many files were there already.
  public let unchanged: Int
  /// The commit that was pushed to a git branch.
  public var commit: String?
}
