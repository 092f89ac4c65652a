import Foundation
import PackagePlugin

/// Puts the default theme, the files in `Templates/`, into the program, so that a lone binary can build a site.
@main struct EmbedTheme: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let theme = context.package.directoryURL.appending(path: "Templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "DefaultTheme.swift")
    return [
      .buildCommand(
        displayName: "Embedding the default theme", executable: try context.tool(named: "embed-theme").url,
        arguments: [theme.path(), output.path()], inputFiles: files(in: theme), outputFiles: [output])
    ]
  }

  private func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
  }
}
