import L10nRuntime

/// A pseudolocalization, made from the development texts: what a screen shows in it was not forgotten, and its
/// faults are seen before a translator is paid.
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Letters with accents, longer texts, brackets around each: what stands without them is not localized, what is cut off
  /// loses its bracket.
  case accented = "en-XA"
  /// Words from right to left: a layout that does not turn round shows at once.
  case mirrored = "ar-XB"
  /// The keys in place of the texts: which text stands where.
  case keys = "qps-keys"

  /// The language whose plural categories the texts have.
  var pluralLanguage: LanguageTag? {
    switch self {
    case .accented, .keys: nil
    case .mirrored: "ar"
    }
  }

  /// A text in the language: specifiers, markup, placeholders, addresses and controls stay as they are.
  ///
  ///     accented: "Skip ad"      // [Šķîþ åð one]
  ///     mirrored: "Skip ad"      // each word between RLM RLO and PDF RLM
  ///     keys: "Skip ad"          // [ads.skip.label]
  ///
  /// - Parameters:
  ///   - text: run as a format where `isFormat` is true.
  ///   - key: the text's key.
  package func text(_ text: String, key: String, isFormat: Bool) -> String {
    if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { return text }
    switch self {
    case .accented: return "[" + PseudoText.changed(text, PseudoText.accented) + PseudoText.padding(for: text) + "]"
    case .mirrored: return PseudoText.changed(text, PseudoText.mirrored)
    case .keys: return "[" + (isFormat ? key.replacing("%", with: "%%") : key) + "]"
    }
  }
}
