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

  /// How many findings without a place a bad example has.
  package let findingsWithoutPlace: Int

  /// Changes to the default configuration.
  package let configure: @Sendable (inout Configuration) -> Void

  private init(
    _ files: [String: String], isBad: Bool, findingsWithoutPlace: Int,
    configure: @escaping @Sendable (inout Configuration) -> Void
  ) {
    self.files = files
    self.isBad = isBad
    self.findingsWithoutPlace = findingsWithoutPlace
    self.configure = configure
  }

  /// A catalogue in which the rule blames the marked stretches and nothing else.
  static func bad(
    _ files: [String: String], findingsWithoutPlace: Int = 0,
    configure: @escaping @Sendable (inout Configuration) -> Void = { _ in }
  ) -> RuleExample {
    RuleExample(files, isBad: true, findingsWithoutPlace: findingsWithoutPlace, configure: configure)
  }

  /// A catalogue in which the rule finds nothing.
  static func good(
    _ files: [String: String], configure: @escaping @Sendable (inout Configuration) -> Void = { _ in }
  ) -> RuleExample {
    RuleExample(files, isBad: false, findingsWithoutPlace: 0, configure: configure)
  }

  /// The files as a catalogue's loader takes them, and the marked stretches.
  package var unmarked: (files: [SourceFile], marks: [SourceLocation]) {
    var sources: [SourceFile] = []
    var marks: [SourceLocation] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      var bytes: [UInt8] = []
      var start: Int?
      for scalar in text.unicodeScalars {
        switch scalar {
        case "⟦": start = bytes.count
        case "⟧":
          if let first = start { marks.append(SourceLocation(path, first..<bytes.count)) }
          start = nil
        default: bytes.append(contentsOf: String(scalar).utf8)
        }
      }
      sources.append(SourceFile(path: path, bytes: bytes))
    }
    return (sources, marks)
  }
}
