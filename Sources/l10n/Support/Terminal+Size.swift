import Foundation

extension Terminal {
  /// How many columns standard output has: what `COLUMNS` says, else the terminal. `nil` in pipes and files, where lines
  /// have no end.
  static var width: Int? {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
