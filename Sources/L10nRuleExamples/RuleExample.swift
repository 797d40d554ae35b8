package import L10nCore

/// A small catalogue that shows a rule at work.
///
/// Stretches that the rule blames stand between ⟦ and ⟧, which are taken out before the files are read; a place between
/// two characters is ⟦⟧. A finding without a place is counted by `findingsWithoutPlace`.
package struct RuleExample: Sendable {
  /// Texts of files by path below the catalogue's folder.
  package let files: [String: String]

  /// Whether the rule finds something.
  package let isBad: Bool

  /// The files that the rule's fixes change, as they are then.
  package let fixed: [String: String]

  /// How many findings without a place a bad example has.
  package let findingsWithoutPlace: Int

  /// Changes to the default configuration.
  package let configure: @Sendable (inout Configuration) -> Void

  private init(
    _ files: [String: String], fixed: [String: String], isBad: Bool, findingsWithoutPlace: Int,
    configure: @escaping @Sendable (inout Configuration) -> Void
  ) {
    self.files = files
    self.fixed = fixed
    self.isBad = isBad
    self.findingsWithoutPlace = findingsWithoutPlace
    self.configure = configure
  }

  /// A catalogue in which the rule blames the marked stretches and nothing else.
  ///
  /// - Parameter fixed: each file that the rule's fixes change, as it is then; empty for a rule without fixes.
  static func bad(
    _ files: [String: String], fixed: [String: String] = [:], findingsWithoutPlace: Int = 0,
    configure: @escaping @Sendable (inout Configuration) -> Void = { _ in }
  ) -> RuleExample {
    RuleExample(
      files, fixed: fixed, isBad: true, findingsWithoutPlace: findingsWithoutPlace, configure: configure)
  }

  /// A catalogue in which the rule finds nothing.
  static func good(
    _ files: [String: String], configure: @escaping @Sendable (inout Configuration) -> Void = { _ in }
  ) -> RuleExample {
    RuleExample(files, fixed: [:], isBad: false, findingsWithoutPlace: 0, configure: configure)
  }

  /// The files as a catalogue's loader takes them, and the marked stretches.
  package var unmarked: (files: [SourceFile], marks: [SourceLocation]) { unmarked(.asWritten) }

  /// The same in another spelling.
  package func unmarked(_ spelling: ExampleSpelling) -> (files: [SourceFile], marks: [SourceLocation]) {
    var sources: [SourceFile] = []
    var marks: [SourceLocation] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      var plain = ""
      var length = 0
      var start: Int?
      for scalar in spelling.respelled(text, path: path).unicodeScalars {
        switch scalar {
        case "⟦": start = length
        case "⟧":
          if let first = start { marks.append(SourceLocation(path, first..<length)) }
          start = nil
        default:
          plain.unicodeScalars.append(scalar)
          length += UTF8.width(scalar)
        }
      }
      sources.append(SourceFile(path: path, bytes: spelling.bytes(plain, path: path)))
    }
    return (sources, marks)
  }

  /// The files that the rule's fixes change, as they are then, in order of their paths.
  package func fixed(_ spelling: ExampleSpelling) -> [SourceFile] {
    fixed.sorted { $0.key < $1.key }.map { path, text in
      SourceFile(path: path, bytes: spelling.bytes(spelling.respelled(text, path: path), path: path))
    }
  }
}
