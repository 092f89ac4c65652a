/// The digests of all that a build depends on: equal ones mean equal output.
struct Fingerprint: Sendable {
  private let settings: String
  private let files: [(path: String, digest: Digest)]
  private let digestOfPath: [String: Digest]

  init(_ tree: SourceTree, _ data: [SourceFile], theme: [SourceFile], _ options: BuildOptions) {
    settings = "\(Version.current) \(options.baseURL ?? "-") \(options.includesDrafts) \(options.isStrict)\n"
    // A data file counts with its name alone, so that the same file gives the same output wherever it lies.
    let named = data.map {
      SourceFile(path: String($0.path.split(separator: "/").last ?? ""), bytes: $0.bytes)
    }
    let own = tree.files.map { (path: $0.path, digest: Digest($0.bytes)) }
    files = (theme + named).map { (path: $0.path, digest: Digest($0.bytes)) } + own
    digestOfPath = Dictionary(own, uniquingKeysWith: { first, _ in first })
  }

  /// The digest of a file of the site.
  subscript(path: String) -> Digest? { digestOfPath[path] }

  /// All in one.
  var whole: Digest { whole(replacing: [:]) }

  /// All in one, with other digests in the place of those of some files.
  func whole(replacing others: [String: Digest]) -> Digest {
    var bytes = Array(settings.utf8)
    for (path, digest) in files {
      bytes += path.utf8
      bytes.append(UInt8(ascii: " "))
      (others[path] ?? digest).append(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return Digest(bytes)
  }
}
