/// Words that voices say in a language of their own, in whatever language the text around them is: brands, names.
///
///     let words: ForeignWords = ["AirPlay": "en"]
///     words.runs(of: "Lecture avec AirPlay")   // "Lecture avec ", "AirPlay" in en
///
/// `l10n.yml` lists them under `foreign-words`, and generated code has them as `foreignWords`.
public struct ForeignWords: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// A word and the language that it is said in.
  public struct Word: Equatable, Sendable {
    /// The word as texts spell it; it may have several words in it.
    public let text: String

    /// The language that it is said in.
    public let language: LanguageTag

    /// A word from its parts.
    public init(_ text: String, _ language: LanguageTag) { (self.text, self.language) = (text, language) }
  }

  /// The words; where two begin at one place the longer one counts.
  public let words: [Word]

  /// The words in some order.
  public init(_ words: [Word]) { self.words = words }

  /// The words with the language of each.
  public init(dictionaryLiteral elements: (String, LanguageTag)...) { words = elements.map { Word($0.0, $0.1) } }

  /// A text in parts, each of which a voice says in one language; none for an empty text, and together the text.
  ///
  /// A word counts where no Latin letter or digit stands beside it, so that "AirPlay" is found in "AirPlay로" and not in
  /// "AirPlayer".
  ///
  /// - Parameter language: the text's own; words of it are no foreign ones there.
  public func runs(of text: String, in language: LanguageTag? = nil) -> [SpeechRun] {
    let words = words.filter { $0.language.language != language?.language }
    let bytes = Array(text.utf8)
    var runs: [SpeechRun] = []
    var (start, index) = (0, 0)
    func add(upTo end: Int, _ language: LanguageTag?) {
      if start < end { runs.append(SpeechRun(String(decoding: bytes[start..<end], as: UTF8.self), language)) }
      start = end
    }
    while index < bytes.count {
      if !Self.endsInWord(bytes[..<index]), let (end, language) = Self.word(of: words, at: index, in: bytes) {
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

  /// Where the longest word that begins at an index ends.
  private static func word(of words: [Word], at index: Int, in bytes: [UInt8]) -> (end: Int, language: LanguageTag)? {
    var found: (end: Int, language: LanguageTag)?
    for word in words {
      let end = index + word.text.utf8.count
      guard end > max(index, found?.end ?? 0), end <= bytes.count, end == bytes.count || !isOfWord(bytes[end]),
        bytes[index..<end].elementsEqual(word.text.utf8)
      else { continue }
      found = (end, word.language)
    }
    return found
  }

  private static func endsInWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    // The byte that begins the last character.
    bytes.last { $0 & 0xC0 != 0x80 }.map(isOfWord) ?? false
  }

  /// Whether a byte is a digit or an ASCII letter, or begins a Latin letter: U+00C0 to U+02FF.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte >= 0xC3 && byte <= 0xCB
  }
}

/// A part of a text that a voice says in one language.
public struct SpeechRun: Hashable, Sendable {
  /// The characters.
  public let text: String

  /// The language, as `accessibilitySpeechLanguage` and the `lang` of pages take it; `nil` for that of the whole text.
  public let language: LanguageTag?

  /// A run from its parts.
  public init(_ text: String, _ language: LanguageTag?) { (self.text, self.language) = (text, language) }
}
