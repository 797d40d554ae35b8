import ArgumentParser

/// Whether something that a command needed was not read, or not wholly: it then ends with exit status 2, whatever else it
/// says.
///
/// Held here for all commands, so that none can forget it: reading a catalog notes it, and ending a command asks.
enum ReadingStatus {
  /// Of the command that runs; a process runs one, on its main thread.
  nonisolated(unsafe) private(set) static var isPartial = false

  /// Notes that something was not read. What it was has been said.
  static func noteUnread() { isPartial = true }

  /// The status with which a command ends.
  ///
  /// - Parameter status: its own.
  static func of(_ status: ExitCode) -> ExitCode {
    isPartial && (status == .success || status.rawValue == 1) ? ExitCode(2) : status
  }
}
