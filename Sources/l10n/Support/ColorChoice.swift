import ArgumentParser
import Foundation
import L10nReport

/// The choice of colored output.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal that can move its cursor, unless `NO_COLOR` is set to any value (no-color.org).
  case auto
  case always
  case never

  /// Whether standard output gets colors.
  var isColored: Bool {
    switch self {
    case .auto: Terminal.isCapable(STDOUT_FILENO) && Terminal.environment("NO_COLOR") == nil
    case .always: true
    case .never: false
    }
  }

  /// The style of a text report on standard output.
  var style: TextStyle { TextStyle(isColored: isColored, isolatesDirections: Terminal.isCapable(STDOUT_FILENO)) }
}

extension Terminal {
  /// Whether a stream is a terminal that supports escape sequences.
  static func isCapable(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && environment("TERM").map { $0 != "dumb" } ?? false
  }

  /// A variable of the environment; `nil` if it is unset or empty.
  static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
