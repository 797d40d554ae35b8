import L10nRuntime

/// A pseudo-language, made from the development texts: it shows which texts of a screen are not localized, and shows
/// layout problems before texts are translated.
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Accented letters, longer texts, and brackets around each: a text without brackets is not localized, one without
  /// its closing bracket is cut off.
  case accented = "en-XA"
  /// Right-to-left words, which show layouts that are not mirrored.
  case mirrored = "ar-XB"
  /// The keys instead of the texts, which show the place of each text.
  case keys = "qps-keys"

  /// The language whose plural categories the texts have.
  var pluralLanguage: LanguageTag? {
    switch self {
    case .accented, .keys: nil
    case .mirrored: "ar"
    }
  }

  /// A text in the pseudo-language: specifiers, markup, placeholders, addresses and controls are unchanged.
  ///
  ///     accented: "Skip ad"      // [Šķîþ åð one]
  ///     mirrored: "Skip ad"      // each word between RLM RLO and PDF RLM
  ///     keys: "Skip ad"          // [ads.skip.label]
  ///
  /// - Parameters:
  ///   - text: the text, a format if `isFormat` is true.
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
