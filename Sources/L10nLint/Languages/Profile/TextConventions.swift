/// How one language, or one country, writes what is not letters.
struct TextConventions: Sendable {
  /// The signs at the end of a sentence that the language writes with a character of its own.
  var ownMarks: [EndMark: Unicode.Scalar] = [:]

  /// The signs at the end of a sentence that a writer of the language may leave out or add.
  var optionalMarks: Set<EndMark> = []

  /// The signs that open a sentence which ends with one: `¿…?`.
  var openingMarks: [EndMark: Unicode.Scalar] = [:]

  var spacing: PunctuationSpacing = .free

  /// The quotation marks round a phrase, with the spaces inside of them; `nil` where straight ones stay.
  var quotes: QuotationMarks?

  /// Other quotation marks that the language takes round a phrase.
  var otherQuotes: [QuotationMarks] = []

  /// Quotation marks that the language takes within a quotation only.
  var nestedQuotes: [QuotationMarks] = []

  /// Whether the language writes spaces inside of guillemets: French "« mot »".
  var spacesGuillemets: Bool { quotes?.opening.hasPrefix("«\u{A0}") ?? false }

  /// The apostrophe between letters; `nil` where straight ones stay.
  var apostrophe: Unicode.Scalar?

  /// Whether a word said twice is grammar: a plural, an intensifier, a verb form.
  var doublesWords = false

  /// Words that may follow themselves, in small letters: `vous vous`.
  var wordsThatDouble: Set<String> = []

  /// Whether words stand apart by spaces.
  var separatesWords = true

  /// The wide signs of Chinese and Japanese sentences, by the narrow ones that stand for them in Latin text.
  var fullWidth: [Unicode.Scalar: String] = [:]

  /// Whether U+200B is written between words, for lines to break there.
  var breaksLinesAtZeroWidthSpaces = false

  /// Whether a percent sign stands for a noun after a space and for an adjective without one: Czech "100 %" and "100%
  /// bavlna".
  var joinsPercentOfAdjectives = false
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

/// What stands between a word and the punctuation after it.
enum PunctuationSpacing: Sendable {
  /// Nothing that a rule could know.
  case free
  /// Nothing before these.
  case none(before: Set<Unicode.Scalar>)
  /// A space at which no line breaks before these, and one inside guillemets; nothing before `unspaced`.
  case noBreak([Unicode.Scalar: Unicode.Scalar], unspaced: Set<Unicode.Scalar> = [])
}
