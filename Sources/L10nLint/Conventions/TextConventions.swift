import L10nRuntime

/// How one language, or one country, writes what is not letters.
///
/// One file for each language, `TextConventions+French.swift` and so on; a new one is added to `all`. A language without
/// a file has none of the habits below.
struct TextConventions: Sendable {
  /// The languages that there are conventions for; a country's stands behind its language's.
  static let all: [TextConventions] = [
    arabic, brazilianPortuguese, czech, danish, dutch, english, french, canadianFrench, german, swissGerman, greek,
    hindi, indonesian, italian, japanese, korean, malay, persian, polish, russian, simplifiedChinese, slovak, slovenian,
    spanish, swedish, thai, traditionalChinese, turkish, urdu, vietnamese,
  ]

  /// The language's tag.
  let language: String

  /// The signs at the end of a sentence that the language writes with a character of its own.
  let ownMarks: [EndMark: Unicode.Scalar]

  /// The signs at the end of a sentence that a writer of the language may leave out or add.
  let optionalMarks: Set<EndMark>

  /// The signs that open a sentence which ends with one: `¿…?`.
  let openingMarks: [EndMark: Unicode.Scalar]

  let spacing: PunctuationSpacing

  /// The quotation marks round a phrase, with the spaces inside of them; `nil` where straight ones stay.
  let quotes: QuotationMarks?

  /// Other quotation marks that the language takes round a phrase.
  let otherQuotes: [QuotationMarks]

  /// Quotation marks that the language takes within a quotation only.
  let nestedQuotes: [QuotationMarks]

  /// The apostrophe between letters; `nil` where straight ones stay.
  let apostrophe: Unicode.Scalar?

  /// Whether a word said twice is grammar: a plural, an intensifier, a verb form.
  let doublesWords: Bool

  /// Words that may follow themselves, in small letters: `vous vous`.
  let wordsThatDouble: Set<String>

  /// Whether words stand apart by spaces.
  let separatesWords: Bool

  init(
    _ language: String, ownMarks: [EndMark: Unicode.Scalar] = [:], optionalMarks: Set<EndMark> = [],
    openingMarks: [EndMark: Unicode.Scalar] = [:], spacing: PunctuationSpacing = .free, quotes: QuotationMarks? = nil,
    otherQuotes: [QuotationMarks] = [], nestedQuotes: [QuotationMarks] = [],
    apostrophe: Unicode.Scalar? = nil, doublesWords: Bool = false, wordsThatDouble: Set<String> = [],
    separatesWords: Bool = true
  ) {
    self.language = language
    self.ownMarks = ownMarks
    self.optionalMarks = optionalMarks
    self.openingMarks = openingMarks
    self.spacing = spacing
    self.quotes = quotes
    self.otherQuotes = otherQuotes
    self.nestedQuotes = nestedQuotes
    self.apostrophe = apostrophe
    self.doublesWords = doublesWords
    self.wordsThatDouble = wordsThatDouble
    self.separatesWords = separatesWords
  }

  /// The conventions for a locale: its own, else those of the same language and script.
  static func conventions(for tag: LanguageTag) -> TextConventions {
    let tags = all.map { (conventions: $0, tag: LanguageTag($0.language)) }
    let nearest = tags.first { $0.tag == tag } ?? tags.first { $0.tag?.sharesWriting(with: tag) ?? false }
    return nearest?.conventions ?? TextConventions(tag.description)
  }
}

/// The quotation marks of a language, opening and closing, each with the space that belongs to it.
struct QuotationMarks: Sendable {
  let opening: String
  let closing: String

  init(_ opening: String, _ closing: String) {
    self.opening = opening
    self.closing = closing
  }

  /// The marks without their spaces.
  var signs: (opening: Unicode.Scalar?, closing: Unicode.Scalar?) {
    (opening.unicodeScalars.first, closing.unicodeScalars.last)
  }
}

/// What stands between a word and the punctuation behind it.
enum PunctuationSpacing: Sendable {
  /// Nothing that a rule could tell.
  case free
  /// Nothing before these.
  case none(before: Set<Unicode.Scalar>)
  /// A space at which no line breaks before these, and one inside guillemets; nothing before `unspaced`.
  case noBreak([Unicode.Scalar: Unicode.Scalar], unspaced: Set<Unicode.Scalar> = [])
}
