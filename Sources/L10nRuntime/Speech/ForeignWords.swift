/// Words that voices speak in their own language, whatever the language of the text around them: brands, names.
///
///     let words: ForeignWords = ["AirPlay": "en"]
///     words.runs(of: "Lecture avec AirPlay")   // "Lecture avec ", "AirPlay" in en
///
/// `l10n.yml` lists them under `foreign-words`, and generated code contains them as `foreignWords`.
public struct ForeignWords: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// A word and the language in which it is spoken.
  public struct Word: Equatable, Sendable {
    /// The word as texts spell it; it may consist of several words.
    public let text: String

    /// The language in which it is spoken.
    public let language: LanguageTag

    /// A word from its parts.
    public init(_ text: String, _ language: LanguageTag) { (self.text, self.language) = (text, language) }
  }

  /// The words; if two begin at one place the longer one is used.
  public let words: [Word]

  /// The words in some order.
  public init(_ words: [Word]) { self.words = words }

  /// The words with the language of each.
  public init(dictionaryLiteral elements: (String, LanguageTag)...) { words = elements.map { Word($0.0, $0.1) } }

  /// The parts of a text, each of which a voice speaks in one language; empty for an empty text.
  ///
  /// A word is found only without a Latin letter or digit beside it: "AirPlay" is found in "AirPlay로" but not in
  /// "AirPlayer".
  ///
  /// - Parameter language: the language of the text; words in it are not foreign, even if they are of another language
  ///   as well. Otherwise the first language of a word is used.
  public func runs(of text: String, in language: LanguageTag? = nil) -> [SpeechRun] {
    let bytes = Array(text.utf8)
    var runs: [SpeechRun] = []
    var (start, index) = (0, 0)
    func add(upTo end: Int, _ language: LanguageTag?) {
      if start < end { runs.append(SpeechRun(String(decoding: bytes[start..<end], as: UTF8.self), language)) }
      start = end
    }
    while index < bytes.count {
      if !Self.endsInWord(bytes[..<index]), let (end, language) = word(at: index, in: bytes, of: language) {
        add(upTo: index, nil)
        add(upTo: end, language)
        index = end
      } else {
        index += 1
      }
    }
    add(upTo: bytes.count, nil)
    return runs
  }

  /// The end of the longest word that begins at an index and is not of the text's language.
  private func word(
    at index: Int, in bytes: [UInt8], of language: LanguageTag?
  ) -> (end: Int, language: LanguageTag)? {
    var found: (end: Int, language: LanguageTag)?
    for word in words {
      let end = index + word.text.utf8.count
      guard end > max(index, found?.end ?? 0), end <= bytes.count, end == bytes.count || !Self.isOfWord(bytes[end]),
        bytes[index..<end].elementsEqual(word.text.utf8),
        !words.contains(where: { $0.text == word.text && $0.language.language == language?.language })
      else { continue }
      found = (end, word.language)
    }
    return found
  }

  private static func endsInWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    // The first byte of the last character.
    bytes.last { $0 & 0xC0 != 0x80 }.map(isOfWord) ?? false
  }

  /// Whether a byte is a digit or an ASCII letter, or begins a Latin letter: U+00C0 to U+02FF.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte >= 0xC3 && byte <= 0xCB
  }
}

/// A part of a text that a voice speaks in one language.
public struct SpeechRun: Hashable, Sendable {
  /// The characters.
  public let text: String

  /// The language, for `accessibilitySpeechLanguage` and the `lang` of pages; `nil` for that of the whole text.
  public let language: LanguageTag?

  /// A run from its parts.
  public init(_ text: String, _ language: LanguageTag?) { (self.text, self.language) = (text, language) }
}
