import Networking
import Pokedex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that data and pictures are written into: beside their place first, then renamed.
struct ContentFolder: Sendable {
  /// A file that cannot be written.
  struct Fault: Error {
    let path: String
    let summary: String
  }

  private let path: String

  init(_ path: String) { self.path = path }

  func contents(at relativePath: String) -> [UInt8]? { CacheFile.contents(of: "\(path)/\(relativePath)") }

  /// Keeps a picture; one that is there already, with the same bytes, is left alone.
  func store(_ bytes: [UInt8], at relativePath: String) -> Bool {
    let file = "\(path)/\(relativePath)"
    if CacheFile.contents(of: file) == bytes { return true }
    let folder = file.prefix(upTo: file.lastIndex(of: "/") ?? file.endIndex)
    guard CacheFile.makeFolder(String(folder)) else { return false }
    return CacheFile.replace(file, with: bytes, beside: Self.temporary(file))
  }

  /// Puts data files in place, all of them or, as far as the system allows, none: they are written first and
  /// renamed in one go. What they take the place of is kept. Answers the names of those that are new.
  func replace(_ files: [DataFile], keepingOldIn old: String) throws(Fault) -> [String] {
    guard CacheFile.makeFolder(path) else { throw fault(path) }
    var steps: [(file: DataFile, place: String, temporary: String)] = []
    for file in files {
      let place = "\(path)/\(file.path.split(separator: "/").last.map(String.init) ?? file.path)"
      let existing = CacheFile.contents(of: place)
      if existing == file.bytes { continue }
      if let existing { try keep(existing, in: old, of: place) }
      let temporary = Self.temporary(place)
      guard CacheFile.replace(temporary, with: file.bytes, beside: temporary + "-") else {
        throw fault(place)
      }
      steps.append((file, place, temporary))
    }
    for step in steps {
      guard rename(step.temporary, step.place) == 0 else { throw fault(step.place) }
    }
    return steps.map(\.file.path)
  }

  private func keep(_ bytes: [UInt8], in folder: String, of place: String) throws(Fault) {
    let name = place.split(separator: "/").last.map(String.init) ?? "data.json"
    let file = "\(folder)/\(name)"
    guard CacheFile.makeFolder(folder), CacheFile.replace(file, with: bytes, beside: Self.temporary(file))
    else {
      throw fault(file)
    }
  }

  private func fault(_ path: String) -> Fault {
    Fault(path: path, summary: "cannot write it: \(String(cString: strerror(errno)))")
  }

  private static func temporary(_ path: String) -> String {
    "\(path).\(String(UInt64.random(in: .min ... .max), radix: 16)).part"
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
