/// A file of generated code.
package struct GeneratedFile: Hashable, Sendable {
  /// The file's name, the same for every catalogue with this configuration; or its path.
  package let name: String

  package let text: String

  package init(name: String, text: String) { (self.name, self.text) = (name, text) }
}

/// Why nothing could be generated.
package enum GenerationError: Error, CustomStringConvertible {
  /// The development language has no texts, or no directory.
  case noTexts(development: String)
  /// The texts of a locale take more than 512 MB.
  case tooLarge(locale: String)
  /// A template cannot be read or rendered.
  case template(String)
  /// Bundles cannot show a text.
  case notInBundles(key: String, reason: String)
  /// ICU does not know how a locale writes numbers.
  case numbers(locale: String, reason: String)

  package var description: String {
    switch self {
    case .noTexts(let development): "the development language '\(development)' has no texts to generate from"
    case .tooLarge(let locale): "the texts of '\(locale)' take more than 512 MB"
    case .template(let name): "the template '\(name)' cannot be rendered"
    case .notInBundles(let key, let reason): "'\(key)' cannot be read from bundles: \(reason)"
    case .numbers(let locale, let reason): "no number symbols for '\(locale)': \(reason)"
    }
  }
}
