import ArgumentParser
import Foundation
import L10nReport
import L10nWorkspace

/// What the program says, and how it ends.
enum Terminal {
  /// Writes to standard output.
  ///
  /// When no one reads any more, as after `| head`, the rest is dropped and the run goes on to its exit status.
  /// - Throws: exit status 2, with a message, when the output cannot be written.
  static func write(_ text: String) throws {
    try write(Data(text.utf8))
  }

  /// Writes bytes to standard output, as `write(_:)` does with text.
  static func write(_ data: Data) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      if cause?.code == Int(EPIPE) { return }
      throw failure("the output cannot be written: \(FileError.reason(for: error))")
    }
  }

  /// Writes bytes to standard output, as `write(_:)` does with text.
  static func write(bytes: [UInt8]) throws { try write(Data(bytes)) }

  /// All of standard input.
  ///
  /// - Throws: exit status 2, with a message, when it cannot be read.
  static func readInput() throws -> [UInt8] {
    do {
      return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw failure("standard input cannot be read: \(FileError.reason(for: error))")
    }
  }

  /// Writes lines to standard error, controls in them as code points. When that is closed there is no one left to tell.
  static func report(_ text: String) { draw(VisibleText.lines(of: text)) }

  /// Writes to standard error whatever the terminal is to do.
  static func draw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// What some work returns.
  ///
  /// - Throws: exit status 2, with the work's error as the message, when it fails.
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

  /// Ends a run with exit status 1 because of what it has found and told.
  static func refusal(_ message: String, help: String? = nil) -> ExitCode {
    report(error: message, help: help)
    return ExitCode(1)
  }

  /// Ends a run whose command line does not fit the catalog with exit status 64. What is wrong with a command line in
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

  /// The names in a message may have line breaks in them, after which a log would find a command.
  private static func report(_ severity: String, _ message: String, help: String?) {
    let help = help.map { "  help: \(VisibleText.of($0))\n" } ?? ""
    report("l10n: \(severity): \(VisibleText.of(message))\n\(help)")
  }
}
