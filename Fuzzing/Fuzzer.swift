/// What libFuzzer calls, again and again. The target is an option of the command line: `fuzz --mustache …`; libFuzzer
/// leaves options with two hyphens alone.
@_cdecl("LLVMFuzzerTestOneInput")
public func runTarget(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let target else {
    fatalError("name a target: \(FuzzTarget.all.map { "--\($0.name)" }.joined(separator: ", "))")
  }
  do {
    try target.check(FuzzInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))))
  } catch {
    fatalError("\(target.name): \(error)")
  }
  return 0
}

private let target = FuzzTarget.all.first { CommandLine.arguments.contains("--\($0.name)") }
