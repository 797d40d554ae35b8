import ArgumentParser
import Foundation
import L10nServers
import L10nWorkspace

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Runs a language server, for editors.",
    discussion: """
      Reads messages of the Language Server Protocol on standard input and writes its own to standard output. Editors \
      start it for .strings, .stringsdict, .xcstrings, .arb and .po files, strings.xml of Android, .json and \
      .properties files by language, l10n.yml, and the Swift code that it names.

      EXAMPLE:
        l10n lsp --log l10n.log
      """)

  @Option(
    help: ArgumentHelp("Write all messages to a file, those that come in after '<'.", valueName: "file"),
    completion: .file())
  var log: String?

  /// Editors name the transport; others have different names.
  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    let server = LanguageServer(version: ProgramVersion.number)
    var queue = MessageQueue()
    let log = try MessageLog(log)
    // A failure here also occurs at the next message.
    server.sendAtOnce = { messages in try? send(messages, log) }
    var watchers: [String: FolderWatcher] = [:]
    var isOver = false
    while true {
      // Read the input before any work: a request may have been cancelled.
      while !isOver, Self.hasInput(within: 0) { isOver = try !read(into: &queue, log) }
      if let (body, refusal) = queue.next() {
        try send(refusal.map { [$0] } ?? server.receive(body), log)
        if case .ended(let status) = server.phase { throw ExitCode(status) }
        continue
      }
      if isOver { throw ExitCode(server.phase == .shutDown ? 0 : 1) }
      // A request may have checked a catalog already.
      let folders = Set(server.folders)
      watchers = watchers.filter { folders.contains($0.key) }
      for folder in folders where watchers[folder] == nil {
        watchers[folder] = FolderWatcher([folder] + CatalogFolder(folder).codeFolders)
      }
      if server.isOutOfDate {
        // Read the input of someone who types before anything is checked.
        if !Self.hasInput(within: 30) {
          try send(server.check(), log)
        }
      } else if !Self.hasInput(within: 1000) {
        // Not all editors report changes of files on disk, such as those of switching a branch.
        for (folder, watcher) in watchers where watcher.hasChanged() { server.filesChanged(in: folder) }
      }
    }
  }

  /// Reads the available input.
  ///
  /// - Returns: whether more may come.
  private func read(into queue: inout MessageQueue, _ log: MessageLog) throws -> Bool {
    let more = FileHandle.standardInput.availableData
    queue.add(more) { log.write("<", $0) }
    return !more.isEmpty
  }

  private func send(_ messages: [String], _ log: MessageLog) throws {
    for message in messages {
      log.write(">", Array(message.utf8))
      try Terminal.write(bytes: MessageFrames.framed(message))
    }
  }

  /// Whether standard input can be read, or ends, within a time in milliseconds.
  private static func hasInput(within time: Int32) -> Bool {
    var place = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&place, 1, time) > 0
  }
}

/// A file to which each message is written immediately, so that it is complete however the server ends.
private struct MessageLog {
  private let file: FileHandle?

  /// - Throws: exit status 2, with a message, if the file cannot be written.
  init(_ path: String?) throws {
    guard let path else {
      file = nil
      return
    }
    // Truncated, not replaced: a device, a pipe or a link stays one.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Terminal.failure("the log '\(path)' cannot be written") }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func write(_ mark: String, _ body: [UInt8]) {
    try? file?.write(contentsOf: Data(Array("\(mark) ".utf8) + body + [0x0A]))
  }
}
