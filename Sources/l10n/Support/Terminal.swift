import ArgumentParser
import Foundation
import L10nReport
import L10nWorkspace

/// The program's output and exit statuses.
enum Terminal {
  /// Writes to standard output.
  ///
  /// If the reader is gone, as after `| head`, the rest is dropped and the run goes on to its exit status.
  /// - Throws: exit status 2, with a message, if the output cannot be written.
  static func write(_ text: String) throws {
    try write(Data(text.utf8))
  }

  /// Writes bytes to standard output, like `write(_:)` for text.
  static func write(_ data: Data) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      if cause?.code == Int(EPIPE) { return }
      throw failure("the output cannot be written: \(FileError.reason(for: error))")
    }
  }

  /// Writes bytes to standard output, like `write(_:)` for text.
  static func write(bytes: [UInt8]) throws { try write(Data(bytes)) }

  /// All of standard input.
  ///
  /// - Throws: exit status 2, with a message, if it cannot be read.
  static func readInput() throws -> [UInt8] {
    do {
      return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw failure("standard input cannot be read: \(FileError.reason(for: error))")
    }
  }

  /// Writes lines to standard error, with controls as code points. Nothing happens if it is closed.
  static func report(_ text: String) { draw(VisibleText.lines(of: text)) }

  /// Writes to standard error, including escape sequences for the terminal.
  static func draw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// The result of some work.
  ///
  /// - Throws: exit status 2, with the work's error as the message, if it fails.
  @discardableResult
  static func orFail<Result>(help: String? = nil, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      throw failure("\(error)", help: help)
    }
  }

  /// Ends a run that cannot go on with exit status 2.
  static func failure(_ message: String, help: String? = nil) -> ExitCode {
    report(error: message, help: help)
    return ExitCode(2)
  }

  /// Ends a run with exit status 1 because of its findings.
  static func refusal(_ message: String, help: String? = nil) -> ExitCode {
    report(error: message, help: help)
    return ExitCode(1)
  }

  /// Ends a run whose command line does not fit the catalog with exit status 64. A command line that is invalid by
  /// itself is a `ValidationError`.
  static func misuse(_ message: String, help: String? = nil) -> ExitCode {
    report(error: message, help: help)
    return ExitCode(64)
  }

  /// An error without a place in a file.
  static func report(error message: String, help: String? = nil) { report("error", message, help: help) }

  /// A note without a place in a file.
  static func report(note message: String, help: String? = nil) { report("note", message, help: help) }

  /// A warning without a place in a file.
  static func report(warning message: String) { report("warning", message, help: nil) }

  /// Prints a message. The names in it may contain line breaks, after which a log would find a command, so they are
  /// escaped.
  private static func report(_ severity: String, _ message: String, help: String?) {
    let help = help.map { "  help: \(VisibleText.of($0))\n" } ?? ""
    report("l10n: \(severity): \(VisibleText.of(message))\n\(help)")
  }
}
