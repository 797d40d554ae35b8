/// Words that address readers, in languages that do so in a familiar and in a polite way.
struct AddressWords: Sendable {
  enum Form: Sendable {
    case familiar, polite
  }

  /// The place of a word in a text.
  enum Place: Sendable {
    /// Anywhere in a sentence; with a capital only if it is written with one.
    case anywhere
    /// The same, but a capital letter counts only inside of a sentence, where it is not that of the first word.
    case capitalsInside
    /// The end of a word before the mark that ends a sentence.
    case sentenceEnd
  }

  let place: Place

  /// The words, with a capital if they count only so; for ends of sentences, the longer ends first.
  let forms: [(word: String, form: Form)]

  /// Words that only look like it.
  let exceptions: Set<String>

  /// The forms of whole words.
  let formOfWord: [String: Form]

  /// The first letters of the words, in lowercase.
  let beginnings: Set<Unicode.Scalar>

  /// - Parameters:
  ///   - familiar: the words of friends, separated by spaces.
  ///   - polite: the words of strangers, separated by spaces.
  init(_ place: Place = .anywhere, familiar: String, polite: String, exceptions: Set<String> = []) {
    self.place = place
    self.exceptions = exceptions
    func words(_ list: String, _ form: Form) -> [(word: String, form: Form)] {
      list.split(separator: " ").map { (String($0), form) }
    }
    forms = words(polite, .polite) + words(familiar, .familiar)
    formOfWord = Dictionary(forms.map { ($0.word, $0.form) }, uniquingKeysWith: { first, _ in first })
    beginnings = Set(forms.compactMap { $0.word.lowercased().unicodeScalars.first })
  }
}
