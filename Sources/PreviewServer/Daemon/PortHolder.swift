#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program that listens on a port, as far as the system tells (Linux does, in `/proc`).
public struct PortHolder: Sendable, Equatable {
  /// The process's number.
  public let process: Int
  /// Its name.
  public let name: String

  /// `python3 (process 4711)`
  public var description: String { "\(name) (process \(process))" }

  init(process: Int, name: String) {
    self.process = process
    self.name = name
  }

  /// Nil if nobody listens there, or it is a program of somebody else, whose files may not be looked at.
  init?(port: UInt16) {
    let tables = ["tcp", "tcp6"].compactMap { Self.text("/proc/net/\($0)") }
    let links = Set(tables.flatMap { Self.sockets(listeningOn: port, in: $0) }.map { "socket:[\($0)]" })
    guard !links.isEmpty else { return nil }
    for process in Self.names(in: "/proc").compactMap(Int.init) {
      let files = "/proc/\(process)/fd"
      guard
        Self.names(in: files).contains(where: {
          Self.target(of: "\(files)/\($0)").map(links.contains) ?? false
        })
      else { continue }
      let name = Self.text("/proc/\(process)/comm")?.split(separator: "\n").first.map(String.init)
      self.init(process: process, name: name ?? "a program")
      return
    }
    return nil
  }

  /// The numbers of sockets that listen on a port, from the system's table.
  ///
  ///     sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
  ///      0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 12345 …
  static func sockets(listeningOn port: UInt16, in table: String) -> [String] {
    table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count > 9, fields[3] == "0A",
        fields[1].split(separator: ":").last.flatMap({ UInt16($0, radix: 16) }) == port
      else { return nil }
      return String(fields[9])
    }
  }

  // MARK: - Files

  private static func text(_ path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    // Files of the system do not tell their size.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  private static func names(in folder: String) -> [String] { FolderListing.names(in: folder) }

  private static func target(of link: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    let count = readlink(link, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
}
