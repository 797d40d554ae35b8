import Foundation
import L10nReport

extension Terminal {
  /// The number of columns of standard output: the value of `COLUMNS`, or else the terminal's width. `nil` in pipes and
  /// files, where lines have no limit.
  static var width: Int? {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    return isTerminal ? columns(of: STDOUT_FILENO) : nil
  }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// A line of standard error, cut at the terminal's width; controls are shown as code points.
  static func fitting(_ line: String) -> String {
    let width = environment("COLUMNS").flatMap { Int($0) } ?? columns(of: STDERR_FILENO)
    return DisplayWidth.cut(VisibleText.of(line), to: max(2, width) - 1)
  }

  /// The width of a terminal in columns; 80 if it is unknown.
  private static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
