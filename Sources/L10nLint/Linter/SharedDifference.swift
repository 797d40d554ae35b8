import L10nCore
import L10nRuntime

/// A way in which a translation differs from the text it stands for.
struct TextDifference {
  let pair: TextPair

  /// What is reported of the translation.
  let finding: Diagnostic

  /// What is reported of the development text when most translations differ from it in the same way; also tells the
  /// ways apart.
  let shared: String

  /// Whether it is no finding where only some translations differ.
  var countsOnlyIfShared = false

  fileprivate var ownFinding: Diagnostic? { countsOnlyIfShared ? nil : finding }

  init(_ pair: TextPair, _ finding: Diagnostic, shared: String) {
    (self.pair, self.finding, self.shared) = (pair, finding, shared)
  }
}

extension LintContext {
  /// The findings about differences. What three quarters of a text's translations have in common, three at least, is
  /// one finding at the development text: most likely the translators are right. One cause is one finding.
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

/// A development text and what its translations do otherwise.
private struct SharedCause: Hashable {
  let location: SourceLocation
  let shared: String

  init(_ difference: TextDifference) {
    location = difference.pair.original.location
    shared = difference.shared
  }
}

extension TextPair {
  /// Whether the translation is one of the base tables and no override, which may say something else.
  var isInBase: Bool { translation.isInBase }

  /// Whether both are in one language, as for an override of the development text.
  var isInOneLanguage: Bool { translation.language.language == original.language.language }

  /// The place of the development text.
  var related: [Diagnostic.Related] { [Diagnostic.Related("the development text", at: original.location)] }
}
