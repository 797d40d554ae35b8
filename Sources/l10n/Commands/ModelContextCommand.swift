import ArgumentParser
import Foundation
import L10nServers
import L10nWorkspace

struct ModelContextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Runs a server of the Model Context Protocol, for coding agents.",
    discussion: """
      Reads messages on standard input, one a line, and writes its own to standard output. Agents start it, and get tools \
      to find and read texts, to see what languages lack, to write translations that are checked before, to add, rename and \
      remove keys, and to check catalogs. Nothing outside of the folder is written.

      EXAMPLE:
        l10n mcp
        l10n mcp Localizations --read-only
      """)

  @Argument(help: "The project's folder, in which catalogs are looked for; the current one by default.")
  var folder = "."

  @Flag(help: "Offer no tools that write.")
  var readOnly = false

  func run() throws {
    guard FileReader.isFolder(folder) else { throw Terminal.failure("there is no folder '\(folder)'") }
    // Paths are compared, so the folder needs one spelling.
    let path = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.path(percentEncoded: false)
    let server = ModelContextServer(
      folder: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, isReadOnly: readOnly,
      version: ProgramVersion.number, explanation: RuleText.explanation)
    var lines = LineBuffer()
    while true {
      while let line = lines.next() { try answer(line, server) }
      let more = FileHandle.standardInput.availableData
      if more.isEmpty { return try answer(lines.rest, server) }
      lines.add(more)
    }
  }

  private func answer(_ line: [UInt8], _ server: ModelContextServer) throws {
    if let answer = server.receive(line) { try Terminal.write(answer + "\n") }
  }
}

/// Splits incoming bytes into lines.
private struct LineBuffer {
  private var bytes: [UInt8] = []

  /// The offset of the first byte that was not consumed.
  private var start = 0

  /// The offset from which a line break is searched; there is none before it, so that a long line is searched only
  /// once.
  private var searched = 0

  /// The bytes without a line break yet.
  var rest: [UInt8] { Array(bytes[start...]) }

  mutating func add(_ data: Data) {
    if start > 0 { bytes.removeFirst(start) }
    (start, searched) = (0, searched - start)
    bytes += data
  }

  mutating func next() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
      searched = bytes.count
      return nil
    }
    defer { (start, searched) = (end + 1, end + 1) }
    return Array(bytes[start..<end])
  }
}
