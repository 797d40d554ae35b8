import ArgumentParser
import Foundation
import L10nWorkspace

/// The command that has all others.
protocol RootCommand: ParsableCommand {
  /// Why a first argument is no command; `nil` for commands and options.
  static func unknownCommand(_ name: String) -> ExitCode?
}

/// One command as a build system asks for it: `[--status FILE] COMMAND [ARGUMENT …]`.
struct CommandCall {
  /// Whose commands are called; set when the program starts, before any other thread does.
  nonisolated(unsafe) static var root: (any RootCommand.Type)?

  private let arguments: [String]

  /// The file for the exit status of a command that finds something, which then is no failure of the build's step.
  private let statusFile: String?

  init(_ arguments: [String]) {
    let hasFile = arguments.first == "--status" && arguments.count > 1
    statusFile = hasFile ? arguments[1] : nil
    self.arguments = Array(arguments.dropFirst(hasFile ? 2 : 0))
  }

  /// - Parameter path: a file with an argument in each line.
  init(file path: String) throws {
    let bytes = try Terminal.orFail { try FileReader.bytes(of: path) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    self.init(lines.map(String.init).dropLast(lines.last == "" ? 1 : 0))
  }

  /// Runs the command, and says what it says.
  ///
  /// - Returns: the exit status.
  func run() -> Int32 {
    let status = commandStatus()
    guard let statusFile, status <= 1 else { return status }
    do {
      try FileWriter.write([(path: statusFile, bytes: Array("\(status)\n".utf8))])
      return 0
    } catch {
      return Terminal.failure("\(error)").rawValue
    }
  }

  private func commandStatus() -> Int32 {
    guard let root = Self.root else { return ExitCode.failure.rawValue }
    ReadingStatus.begin()
    do {
      if let name = arguments.first, let error = root.unknownCommand(name) { throw error }
      var command = try root.parseAsRoot(arguments)
      try command.run()
      return ReadingStatus.of(.success).rawValue
    } catch let status as ExitCode {
      return ReadingStatus.of(status).rawValue
    } catch {
      let status = root.exitCode(for: error)
      let message = root.fullMessage(for: error)
      if !message.isEmpty {
        if status == .success { try? Terminal.write(message + "\n") } else { Terminal.report(message + "\n") }
      }
      return status.rawValue
    }
  }
}
