/// For repositories of pokesite's own. When it fails, the site is published all the same, and the next time will do.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension GitRepository {
  /// Gives the last commit of a destination a name of its own: what no name leads to is garbage.
  ///
  /// - Returns: whether that went well.
  func keep(_ commit: String, of destination: String, _ scratch: Scratch) throws(PublishError) -> Bool {
    let text = try scratch.write("destination", Array(destination.utf8))
    // No address can be part of a reference's name, but its digest can.
    guard let id = try ask(["hash-object", "--no-filters", "--stdin"], input: text)?.line else {
      return false
    }
    let reference = "refs/pokesite/\(id)"
    Self.breakLock(of: "\(folder)/\(reference)")
    return try ask(["update-ref", reference, commit]) != nil
  }

  /// Takes away the lock that a killed git has left: another one would fail on it for ever.
  static func breakLock(of file: String) { unlink("\(file).lock") }

  /// Packs what is kept and removes what is not, if git finds that worth the while.
  func collectGarbage() throws(PublishError) {
    // In the background it could still be at work when the folder is moved or removed.
    _ = try ask(["-c", "gc.autoDetach=false", "gc", "--auto", "--quiet"])
  }
}
