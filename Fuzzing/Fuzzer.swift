/// Runs a target under libFuzzer: `fuzz --mustache …`. What else stands on the command line is libFuzzer's, which leaves
/// options with two hyphens alone.
@main enum Fuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    _ = runDriver(&count, &arguments, run)
  }

  fileprivate static let target = FuzzTarget.all.first { CommandLine.arguments.contains("--\($0.name)") }
}

/// One input.
private func run(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let target = Fuzzer.target else {
    fatalError("name a target: \(FuzzTarget.all.map { "--\($0.name)" }.joined(separator: ", "))")
  }
  do {
    try target.check(FuzzInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))))
  } catch {
    fatalError("\(target.name): \(error)")
  }
  return 0
}

/// libFuzzer, as a library (https://llvm.org/docs/LibFuzzer.html).
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
