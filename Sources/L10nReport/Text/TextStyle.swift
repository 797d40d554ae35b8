import L10nCore

/// The invisible characters that a text report may contain.
package struct TextStyle: Hashable, Sendable {
  /// Whether severities and marks have colors.
  package let isColored: Bool

  /// Whether right-to-left ranges of an excerpt are isolated, so that the marks stay below the marked text on a
  /// terminal that reorders text.
  ///
  /// Such a terminal reverses the letters of a run, and the blanks and quotes between two runs with them: the cell of a
  /// letter no longer follows from its place in the line. If the parts before, in and after the marked range are
  /// isolated from one another, each takes the same cells in whatever order its letters appear. The price is that a
  /// phrase which is marked in its middle reads in three parts. Terminals that do not reorder ignore the controls.
  /// Pipes and files get none: there the excerpt is the file's own text, for searching and copying.
  package let isolatesDirections: Bool

  package init(isColored: Bool, isolatesDirections: Bool) {
    self.isColored = isColored
    self.isolatesDirections = isolatesDirections
  }

  /// For pipes and files.
  package static let plain = TextStyle(isColored: false, isolatesDirections: false)

  /// A color or intensity of text.
  package enum Color: String, Sendable {
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  /// A text in a color.
  package func colored(_ text: String, _ color: Color) -> String { colored(text, color.rawValue) }

  /// A text in bold, used for paths.
  package func bold(_ text: String) -> String { colored(text, "1") }

  /// A text in the color of a severity: red, magenta or cyan, like those of compilers.
  func colored(_ text: String, as severity: Severity) -> String {
    switch severity {
    case .error: colored(text, "1;31")
    case .warning: colored(text, "1;35")
    case .note: colored(text, "1;36")
    }
  }

  /// A text in the color of marks.
  func marked(_ text: String) -> String { colored(text, "1;32") }

  /// A text of less importance.
  func faint(_ text: String) -> String { colored(text, "2") }

  private func colored(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
