/// The conventions of one language, or one country, for characters other than letters.
struct TextConventions: Sendable {
  /// The marks at the end of a sentence for which the language has its own character.
  var ownMarks: [EndMark: Unicode.Scalar] = [:]

  /// The marks at the end of a sentence that a writer of the language may leave out or add.
  var optionalMarks: Set<EndMark> = []

  /// The marks that open a sentence, by the mark that ends it: `¿…?`.
  var openingMarks: [EndMark: Unicode.Scalar] = [:]

  var spacing: PunctuationSpacing = .free

  /// The quotation marks around a phrase, with the spaces inside of them; `nil` if straight ones stay.
  var quotes: QuotationMarks?

  /// Other quotation marks that the language accepts around a phrase.
  var otherQuotes: [QuotationMarks] = []

  /// Quotation marks that the language accepts only within a quotation.
  var nestedQuotes: [QuotationMarks] = []

  /// Whether the language writes spaces inside of guillemets: French "« mot »".
  var spacesGuillemets: Bool { quotes?.opening.hasPrefix("«\u{A0}") ?? false }

  /// The apostrophe between letters; `nil` if straight ones stay.
  var apostrophe: Unicode.Scalar?

  /// Whether doubling a word is grammar: a plural, an intensifier, a verb form.
  var doublesWords = false

  /// Words that may be doubled, lowercase: `vous vous`.
  var wordsThatDouble: Set<String> = []

  /// Whether words are separated by spaces.
  var separatesWords = true

  /// The wide punctuation of Chinese and Japanese sentences, by the narrow marks used for it in Latin text.
  var fullWidth: [Unicode.Scalar: String] = [:]

  /// The language's marks, by those of a width that only other languages write.
  var foreignWidths: [Unicode.Scalar: String] = [:]

  /// Whether doubled Chinese function words are mistakes: `将将`.
  var hasChineseFunctionWords = false

  /// Whether U+200B is written between words, as a place to break lines.
  var breaksLinesAtZeroWidthSpaces = false

  /// Whether a percent sign means a noun after a space and an adjective without one: Czech "100 %" and "100% bavlna".
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

/// The spacing between a word and the punctuation after it.
enum PunctuationSpacing: Sendable {
  /// No rule can know it.
  case free
  /// No space before these.
  case none(before: Set<Unicode.Scalar>)
  /// A no-break space before these and inside guillemets; no space before `unspaced`.
  case noBreak([Unicode.Scalar: Unicode.Scalar], unspaced: Set<Unicode.Scalar> = [])
}
