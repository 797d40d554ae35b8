import L10nCore
import L10nRuntime

/// A difference between a translation and its development text.
struct TextDifference {
  let pair: TextPair

  /// The finding for the translation.
  let finding: Diagnostic

  /// The message at the development text if most translations differ from it in the same way; also identifies that way.
  let shared: String

  /// Whether it is reported only if many translations differ.
  var countsOnlyIfShared = false

  fileprivate var ownFinding: Diagnostic? { countsOnlyIfShared ? nil : finding }

  init(_ pair: TextPair, _ finding: Diagnostic, shared: String) {
    (self.pair, self.finding, self.shared) = (pair, finding, shared)
  }
}

extension LintContext {
  /// The findings about differences. A difference that three quarters of a text's translations share, and at least
  /// three, is one finding at the development text: most likely the translators are right. One cause is one finding.
  func findings(about differences: [TextDifference], help: String) -> [Diagnostic] {
    let required = max(3, ((catalog.locales.count - catalog.developmentIndices.count) * 3 + 3) / 4)
    guard differences.count >= required else { return differences.compactMap(\.ownFinding) }
    var counts: [SharedCause: Int] = [:]
    for difference in differences where difference.pair.isInBase { counts[SharedCause(difference), default: 0] += 1 }
    var reported: Set<SharedCause> = []
    return differences.compactMap { difference in
      let cause = SharedCause(difference)
      guard difference.pair.isInBase, let count = counts[cause], count >= required else { return difference.ownFinding }
      guard reported.insert(cause).inserted else { return nil }
      let original = difference.pair.original
      var finding = Diagnostic(
        "\(difference.shared), unlike in \(count) of its translations", at: original.location,
        subject: original.entry.subject,
        related: [Diagnostic.Related("a translation", at: difference.pair.translation.location)],
        help: help)
      finding.standsForTranslations = true
      return finding
    }
  }
}

/// A development text with one way in which its translations differ.
private struct SharedCause: Hashable {
  let location: SourceLocation
  let shared: String

  init(_ difference: TextDifference) {
    location = difference.pair.original.location
    shared = difference.shared
  }
}

extension TextPair {
  /// Whether the translation belongs to a base table; an override may deliberately differ.
  var isInBase: Bool { translation.isInBase }

  /// Whether both are in one language, as for an override of the development text.
  var isInOneLanguage: Bool { translation.language.language == original.language.language }

  /// The place of the development text.
  var related: [Diagnostic.Related] { [Diagnostic.Related("the development text", at: original.location)] }
}
