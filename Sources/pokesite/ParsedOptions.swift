@preconcurrency import CGetopt
import Diagnostics

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The options that a user gave, read with `getopt_long`.
struct ParsedOptions {
  private var values: [String: String] = [:]
  /// The argument that is no option, if there is one.
  private(set) var operand: String?

  init(_ arguments: [String], of command: Command) throws(UsageError) {
    let options = command.options
    let (parsed, operands, fault) = Self.parse(["pokesite"] + arguments, options)
    if let fault { throw fault }
    let most = command.operand == nil ? 0 : 1
    if operands.count > most {
      throw UsageError("there is an argument too many: '\(operands[most])'")
    }
    values = parsed
    operand = operands.first
    if operand == "" { throw UsageError("the argument \(command.operand?.placeholder ?? "") is empty") }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value that was given; the last one counts.
  subscript(name: String) -> String? { values[name] }

  /// A whole number of at least 1.
  func count(_ name: String) throws(UsageError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), number >= 1 else {
      throw UsageError("--\(name) takes a whole number of at least 1, not '\(text)'")
    }
    return number
  }

  private static func parse(
    _ arguments: [String], _ options: [Option]
  ) -> (values: [String: String], operands: [String], fault: UsageError?) {
    var values: [String: String] = [:]
    var operands: [String] = []
    var fault: UsageError?
    withCStrings(arguments) { argv in
      withLongOptions(options) { longOptions in
        // A colon first: a missing value is told apart from an unknown option. Nothing is printed by getopt.
        opterr = 0
        optind = 1
        var index: Int32 = 0
        while fault == nil {
          // getopt stays at an argument such as `-abc` until it has read all of it.
          let current = Int(optind)
          switch getopt_long(Int32(arguments.count), argv, ":h", longOptions, &index) {
          case -1:
            // getopt has moved them to the end.
            operands = (Int(optind)..<max(Int(optind), arguments.count)).compactMap { index in
              argv[index].map { String(cString: $0) }
            }
            return
          case 0:
            let option = options[Int(index)]
            values[option.name] = optarg.map { String(cString: $0) } ?? ""
            // A variable that nobody set must not make the root folder of an empty path.
            if values[option.name] == "", option.placeholder != nil { fault = missingValue(option) }
          case Int32(UInt8(ascii: "h")): values["help"] = ""
          case Int32(UInt8(ascii: ":")): fault = missingValue(argv[Int(optind) - 1], options)
          default: fault = unknown(argv[max(current, Int(optind) - 1)], options)
          }
        }
      }
    }
    return (values, operands, fault)
  }

  private static func missingValue(_ argument: UnsafeMutablePointer<CChar>?, _ options: [Option])
    -> UsageError
  {
    let text = argument.map { String(cString: $0) } ?? ""
    let option = options.first { "--\($0.name)".hasPrefix(text) }
    return option.map(missingValue) ?? UsageError("\(text) takes a value")
  }

  private static func missingValue(_ option: Option) -> UsageError {
    UsageError("--\(option.name) takes a value: \(option.usage)")
  }

  private static func unknown(_ argument: UnsafeMutablePointer<CChar>?, _ options: [Option]) -> UsageError {
    let text = argument.map { String(cString: $0) } ?? ""
    let name = String(text.prefix { $0 != "=" })
    let known = options.map { "--\($0.name)" }
    if known.contains(name) { return UsageError("\(name) takes no value") }
    if known.count(where: { name.count > 2 && $0.hasPrefix(name) }) > 1 {
      let matches = known.filter { $0.hasPrefix(name) }.joined(separator: " or ")
      return UsageError("'\(name)' may mean \(matches)")
    }
    return UsageError("there is no option '\(name)'\(suggestion(for: name, among: known))")
  }

  private static func withCStrings(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
  ) {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    pointers.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base) }
    }
  }

  private static func withLongOptions(_ options: [Option], _ body: (UnsafePointer<option>) -> Void) {
    let names = options.map { strdup($0.name) }
    defer { for name in names { free(name) } }
    var table = zip(options, names).map { wanted, name in
      option(
        name: name, has_arg: wanted.placeholder == nil ? no_argument : required_argument, flag: nil, val: 0)
    }
    table.append(option())
    table.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base) }
    }
  }
}
