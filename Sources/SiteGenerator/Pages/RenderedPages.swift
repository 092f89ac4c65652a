import Diagnostics
import Mustache

/// What became of a chunk of pages.
struct RenderedPages: Sendable {
  var staged: [OutputFolder.StagedFile] = []
  /// From what the pages were made.
  var sources: [SourceRecord.Page] = []
  /// What those pages depend on that had no fault: they need not be made again as long as it is the same.
  var inputs: [(path: String, digest: Digest)] = []
  var diagnostics: [Diagnostic] = []
  /// How long the pages of each template took.
  var times: [String: BuildTimings.Template] = [:]
  /// The first fault of the disk, if there was one.
  var fileError: FileError?

  fileprivate mutating func add(_ duration: Duration, to template: String) {
    times[template, default: BuildTimings.Template(name: template)].pages += 1
    times[template]?.duration += duration
  }
}

/// Renders pages, and hands each over as soon as it is done, so that no more than a few are in memory.
struct PageRenderer: Sendable {
  let composer: PageComposer
  /// Nil if a template has a fault: then pages are only checked.
  let templates: TemplateLibrary?
  let isStrict: Bool

  /// - Parameter lasting: pages that need not be made.
  func render(
    _ pages: ArraySlice<PlannedPage>, besides lasting: LastingPages? = nil,
    into output: (OutputFile) throws(FileError) -> OutputFolder.StagedFile
  ) -> RenderedPages {
    var rendered = RenderedPages()
    var buffer: [UInt8] = []
    let origins = PageOrigins(composer.site)
    let clock = ContinuousClock()
    for page in pages {
      let input = lasting?.input(of: page)
      if let input, let old = lasting?.page(page, input) {
        rendered.staged.append(old.staged)
        rendered.sources.append(old.source)
        rendered.inputs.append((page.route.file, input))
        continue
      }
      let start = clock.now
      let composed = composer.compose(page)
      rendered.diagnostics.gather(composed.diagnostics)
      guard let templates else { continue }
      buffer.removeAll(keepingCapacity: true)
      do throws(DiagnosticsError) {
        try templates.render(composed.template, with: composed.root, strict: isStrict, into: &buffer)
      } catch {
        rendered.diagnostics.gather(error.diagnostics)
        continue
      }
      rendered.add(clock.now - start, to: composed.template)
      if let input, composed.diagnostics.isEmpty { rendered.inputs.append((page.route.file, input)) }
      let sources = [origins.content(of: page.subject), templates.file(of: composed.template)]
      rendered.sources.append(SourceRecord.Page(path: page.route.file, sources: sources.compactMap(\.self)))
      do throws(FileError) {
        rendered.staged.append(try output(OutputFile(path: page.route.file, bytes: buffer)))
      } catch {
        rendered.fileError = error
        return rendered
      }
    }
    return rendered
  }
}
