import ArgumentParser
import Foundation
import L10nServers
import L10nWorkspace

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Runs a language server, for editors.",
    discussion: """
      Reads messages of the Language Server Protocol on standard input and writes its own to standard output. Editors \
      start it for .strings, .stringsdict, .xcstrings, .arb and .po files, strings.xml of Android, .json files by \
      language, l10n.yml, and the Swift code that it names.

      EXAMPLE:
        l10n lsp --log l10n.log
      """)

  @Option(
    help: ArgumentHelp("Write all messages to a file, those that come in after '<'.", valueName: "file"),
    completion: .file())
  var log: String?

  /// Editors say how they speak; other transports have names.
  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    let server = LanguageServer(version: ProgramVersion.number)
    var queue = MessageQueue()
    let log = try MessageLog(log)
    // What fails here fails at the next message, too.
    server.sendAtOnce = { messages in try? send(messages, log) }
    var watchers: [String: FolderWatcher] = [:]
    var isOver = false
    while true {
      // Before anything is done, what has come in is looked at: a request may have been cancelled.
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
        // What comes in while someone types is taken before anything is checked.
        if !Self.hasInput(within: 30) {
          try send(server.check(), log)
        }
      } else if !Self.hasInput(within: 1000) {
        // Not all editors say that files have changed on disk, as a change of the branch does.
        for (folder, watcher) in watchers where watcher.hasChanged() { server.filesChanged(in: folder) }
      }
    }
  }

  /// Takes what has come in.
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

  /// Whether standard input has something to be read, or ends, within a time in milliseconds.
  private static func hasInput(within time: Int32) -> Bool {
    var place = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&place, 1, time) > 0
  }
}

/// A file to which each message is written as soon as it is there, so that it is complete whatever ends the server.
private struct MessageLog {
  private let file: FileHandle?

  /// - Throws: exit status 2, with a message, where the file cannot be written.
  init(_ path: String?) throws {
    guard let path else {
      file = nil
      return
    }
    // Emptied in its place: a device, a pipe or a link that is named stays what it is.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Terminal.failure("the log '\(path)' cannot be written") }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func write(_ mark: String, _ body: [UInt8]) {
    try? file?.write(contentsOf: Data(Array("\(mark) ".utf8) + body + [0x0A]))
  }
}
