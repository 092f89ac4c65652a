import Foundation
import PackagePlugin

/// Puts folders of the repository into the program, so that a lone binary has all it needs: the default theme,
/// and what new sites begin with.
@main struct EmbedFiles: BuildToolPlugin {
  /// For each target: the folders that it carries, and the type that holds their files.
  private static let folders = [
    "SiteGenerator": ["Templates": "DefaultTheme"],
    "Scaffolding": ["Scaffold": "StarterFiles", "Content": "NationalFiles"],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try (Self.folders[target.name] ?? [:]).sorted { $0.key < $1.key }.map { folder, name in
      let source = context.package.directoryURL.appending(path: folder)
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Embedding \(folder)", executable: try context.tool(named: "embed-files").url,
        arguments: [source.path(), name, output.path()], inputFiles: files(in: source), outputFiles: [output])
    }
  }

  private func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
  }
}
