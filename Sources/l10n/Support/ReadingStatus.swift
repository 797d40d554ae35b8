import ArgumentParser

/// Whether something that a command needed was not read, or only partly: it then ends with exit status 2, whatever else
/// it reports.
///
/// This is global for all commands, so that none can forget it: reading a catalog sets it, and ending a command checks
/// it.
enum ReadingStatus {
  /// For the running command; a process runs one, on its main thread.
  nonisolated(unsafe) private(set) static var isPartial = false

  /// Notes that something was not read. A message has already named it.
  static func noteUnread() { isPartial = true }

  /// The exit status of a command.
  ///
  /// - Parameter status: the command's own status.
  static func of(_ status: ExitCode) -> ExitCode {
    isPartial && (status == .success || status.rawValue == 1) ? ExitCode(2) : status
  }
}
