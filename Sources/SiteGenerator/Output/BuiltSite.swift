package import Diagnostics

/// A site that a build has made, to be published. No build changes it as long as it is open.
package struct BuiltSite: Sendable {
  /// The output folder's absolute path, without links.
  package let folder: String
  /// The site's folder, likewise.
  package let siteFolder: String
  /// The origin of the address that it was built for; empty if the site does not know its own.
  package var origin: String { baseURL.origin }
  /// The path of that address, with a slash at both ends.
  package var path: String { baseURL.path }

  /// What keeps builds away, as a descriptor.
  package let lock: Int32

  private let baseURL: BaseURL

  /// Why a site cannot be opened.
  package enum Fault: Error {
    /// It is not what a build without errors has made.
    case unfit(Diagnostic)
    case inaccessible(FileError)
  }

  /// Opens what the last build wrote.
  ///
  /// - Parameters:
  ///   - site: the site's folder.
  ///   - output: the output folder; nil means `Public` in the site's folder.
  package static func open(site: String, output: String?) throws(Fault) -> BuiltSite {
    var options = BuildOptions()
    options.site = site
    options.output = output
    let name = options.outputFolder
    guard let siteFolder = Files.resolved(site) else { throw unfit(site, "there is no such folder") }
    guard let folder = Files.resolved(name) else { throw unfit(name, "there is no such folder") }
    let output = OutputFolder(path: folder)
    guard let lock = try lock(output, name) else {
      throw unfit(name, "this folder is being built or published", fix: "wait until that is done")
    }
    do throws(Fault) {
      let baseURL = try baseURL(output, name)
      return BuiltSite(folder: folder, siteFolder: siteFolder, lock: lock, baseURL: baseURL)
    } catch {
      Files.unlock(lock)
      throw error
    }
  }

  /// Lets builds change it again.
  package func close() { Files.unlock(lock) }

  // MARK: - Opening

  /// Nil if somebody else has it for long. A program that copied the site may end a little after its pokesite.
  private static func lock(_ output: OutputFolder, _ name: String) throws(Fault) -> Int32? {
    guard case .folder? = try accessible({ () throws(FileError) in try Files.kind(of: output.records) })
    else {
      throw unfit(name, "no build has made this folder")
    }
    do throws(FileError) {
      return try Files.lock(output.records, patience: BuildOptions().patience)
    } catch {
      guard error.isLock else { throw .inaccessible(error) }
      return nil
    }
  }

  /// The address that the site was built for, if the last build went well and all that it wrote is there.
  private static func baseURL(_ output: OutputFolder, _ name: String) throws(Fault) -> BaseURL {
    let manifest = try accessible { () throws(FileError) in try output.manifest() }
    guard !manifest.files.isEmpty else { throw unfit(name, "no build has made this folder") }
    guard manifest.fingerprint != nil, !has(output.stage) else {
      throw unfit(name, "the last build of this folder was broken off")
    }
    guard !has(output.failurePath) else {
      throw unfit(
        name, "the last build of this folder had errors, so it holds an earlier state of the site",
        fix: "run pokesite build, and correct what it finds")
    }
    guard let baseURL = manifest.baseURL else {
      throw unfit(name, "an earlier pokesite has made this folder")
    }
    if let missing = manifest.files.keys.sorted().first(where: { !has("\(output.path)/\($0)") }) {
      throw unfit("\(name)/\(missing)", "the last build wrote this file, but it is gone")
    }
    return baseURL
  }

  private static func has(_ path: String) -> Bool { (try? Files.kind(of: path)) != nil }

  private static func accessible<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(Fault) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw .inaccessible(error)
    }
  }

  private static func unfit(
    _ name: String, _ summary: String, fix: String = "build the site: pokesite build"
  ) -> Fault {
    .unfit(.error(at: Location(file: name), summary, fix: fix))
  }
}
