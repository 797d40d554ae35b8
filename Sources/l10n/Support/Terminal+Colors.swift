import Foundation

extension Terminal {
  /// Whether standard output may have colours: it is a terminal that knows them, and `NO_COLOR` is not set
  /// (no-color.org).
  static var showsColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
