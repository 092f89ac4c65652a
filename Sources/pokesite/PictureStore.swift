import Networking
import SiteGenerator

/// Keeps pictures in the site's `Content/` while they are fetched, as long as the disk takes them.
final class PictureStore: Sendable {
  private let content: ContentFolder
  private let firstError = Locked<FileError?>(nil)

  init(_ content: ContentFolder) { self.content = content }

  /// Why a picture could not be written; nil if all could.
  var error: FileError? { firstError.withLock { $0 } }

  func contents(at path: String) -> [UInt8]? { content.contents(at: path) }

  /// Whether it worked.
  func store(_ bytes: [UInt8], at path: String) -> Bool {
    do throws(FileError) {
      try content.store(bytes, at: path)
      return true
    } catch {
      firstError.withLock { $0 = $0 ?? error }
      return false
    }
  }
}
