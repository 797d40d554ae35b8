import Foundation
import L10nReport

extension Terminal {
  /// How many columns standard output has: what `COLUMNS` says, else the terminal. `nil` in pipes and files, where lines
  /// have no end.
  static var width: Int? {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    return isTerminal ? columns(of: STDOUT_FILENO) : nil
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// A line of standard error, cut where the terminal ends; controls stand as code points.
  static func fitting(_ line: String) -> String {
    let width = environment("COLUMNS").flatMap { Int($0) } ?? columns(of: STDERR_FILENO)
    return DisplayWidth.cut(VisibleText.of(line), to: max(2, width) - 1)
  }

  /// What a terminal says of its columns; 80 where it says nothing.
  private static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
