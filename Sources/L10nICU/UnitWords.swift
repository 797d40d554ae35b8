package import L10nRuntime

/// The spellings of a unit in a language beside a number, in every width: "km", "kilometer", "kilometers".
package struct UnitWords: Sendable {
  /// The words in lowercase.
  package let words: Set<String>

  /// The words of a number skeleton's unit, `unit/kilometer`; empty if ICU does not know it.
  package init(for tag: LanguageTag, _ unit: String) {
    var words: Set<String> = []
    for width in ["narrow", "short", "full-name"] {
      for number in ["0", "1", "2", "3", "5", "1.5"] {
        let skeleton = "\(unit) unit-width-\(width)"
        guard let shown = try? SkeletonFormat(skeleton, of: number, in: tag), let after = shown.after else { continue }
        words.formUnion([shown.before, after].map { $0.filter { !$0.isWhitespace }.lowercased() })
      }
    }
    self.words = words.filter { !$0.isEmpty }
  }
}
