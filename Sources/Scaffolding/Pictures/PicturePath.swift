import Diagnostics
import SiteGenerator

/// Finds a picture that a data file names, below the folder of that file and nowhere else.
struct PicturePath {
  /// The folder of the data file.
  let folder: String

  /// What is at a path that somebody has written.
  enum Target: Equatable {
    /// On another host.
    case remote
    /// A file, by its path relative to the folder.
    case file(String)
    case missing
    /// It may not be used; the words complete “the picture '…' ”.
    case refused(String)
  }

  /// The endings of picture files, those that are preferred first.
  static let endings = ["png", "webp", "svg", "avif", "jpg", "jpeg", "gif"]

  func find(_ address: String) -> Target {
    let lowercase = address.lowercased()
    if lowercase.hasPrefix("https://") || lowercase.hasPrefix("http://") { return .remote }
    if let fault = Self.fault(of: address) { return .refused(fault) }
    let parts = address.split(separator: "/").map(String.init).filter { $0 != "." }
    guard let name = parts.last, Self.isPicture(name) else {
      return .refused("is not a picture by its ending (\(Self.endings.joined(separator: ", ")))")
    }
    var path = ""
    for part in parts {
      path += path.isEmpty ? part : "/\(part)"
      switch try? Files.kind(of: "\(folder)/\(path)") {
      case .link: return .refused("is a link, or lies behind one; put a copy in its place")
      case .folder where path != parts.joined(separator: "/"): continue
      case .file where path == parts.joined(separator: "/"): return .file(path)
      default: return .missing
      }
    }
    return .missing
  }

  /// Whether a file's name ends as that of a picture.
  static func isPicture(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }

  private static func fault(of address: String) -> String? {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    if address.hasPrefix("/") || address.hasPrefix("~") || parts[0].contains(":") {
      return "is not below the folder of the data file"
    }
    if parts.contains("..") { return "leads out of the folder of the data file" }
    if address.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "has a control character in its name"
    }
    // The build passes over hidden files.
    return parts.contains { $0.hasPrefix(".") && $0 != "." } ? "is hidden by the dot before a name" : nil
  }
}
