import L10nSyntax

/// The first words of a text that address its readers, of each form.
struct AddressUse {
  /// A word with its place in UTF-8 offsets.
  struct Word {
    /// The word as `AddressWords` has it.
    let word: String
    let range: Range<Int>
  }

  private(set) var familiar: Word?
  private(set) var polite: Word?

  /// The first word of a form.
  subscript(form: AddressWords.Form) -> Word? {
    switch form {
    case .familiar: familiar
    case .polite: polite
    }
  }

  /// `nil` for a text that does not address its readers.
  init?(_ text: LintText, _ words: AddressWords) {
    let scalars = text.string.placedScalars
    var start = 0
    while start < scalars.count {
      guard scalars[start].scalar.isLetter else {
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count, scalars[end].scalar.isLetter { end += 1 }
      if words.place == .sentenceEnd || words.begins(with: scalars[start].scalar) {
        add(start..<end, of: scalars, text, words)
      }
      start = end
    }
    if familiar == nil, polite == nil { return nil }
  }

  private mutating func add(
    _ range: Range<Int>, of scalars: [PlacedScalar], _ text: LintText, _ words: AddressWords
  ) {
    var word = ""
    word.unicodeScalars.append(contentsOf: scalars[range].map(\.scalar))
    let before = scalars[..<range.lowerBound].last?.scalar ?? " "
    let after = scalars[range.upperBound...].map(\.scalar).prefix(2)
    guard let form = words.form(of: word, endsSentence: after.endSentence) else { return }
    if words.place != .sentenceEnd {
      guard !before.joinsWord, !after.joinWord else { return }
      let previous = scalars[..<range.lowerBound].last { $0.scalar != " " }?.scalar ?? "."
      let isCapital = form.word.unicodeScalars.first?.properties.isUppercase ?? false
      if words.place == .capitalsInside, isCapital, !previous.isLetter, previous != "," { return }
      // "3 u" are hours in Dutch.
      let offset = scalars[range.lowerBound].range.lowerBound
      if range.count == 1, previous.properties.numericType != nil || previous == "}" { return }
      if range.count == 1, text.specifierRanges.contains(where: { $0.upperBound + 1 == offset }) { return }
    }
    let place = scalars[range.lowerBound].range.lowerBound..<scalars[range.upperBound - 1].range.upperBound
    let found = Word(word: form.word, range: place)
    switch form.form {
    case .familiar: familiar = familiar ?? found
    case .polite: polite = polite ?? found
    }
  }
}

extension AddressWords {
  /// Whether some word begins with a letter, whatever its case.
  fileprivate func begins(with letter: Unicode.Scalar) -> Bool {
    letter.properties.lowercaseMapping.unicodeScalars.first.map(beginnings.contains) ?? false
  }

  /// The form of a word of a text.
  fileprivate func form(of word: String, endsSentence: Bool) -> (word: String, form: Form)? {
    if place == .sentenceEnd {
      guard endsSentence, !exceptions.contains(word) else { return nil }
      return forms.first { word.hasSuffix($0.word) && word != $0.word }
    }
    if let form = formOfWord[word] { return (word, form) }
    // "Du" at the beginning of a sentence, but not "DU".
    let small = word.lowercased()
    guard small.dropFirst() == word.dropFirst(), let form = formOfWord[small] else { return nil }
    return (small, form)
  }
}

extension Unicode.Scalar {
  /// Whether it makes a name, a command or a mnemonic of the letters beside it.
  fileprivate var joinsWord: Bool {
    properties.numericType != nil || isASCII && "_&%.-{}/\\$#@'+=<>`|:".unicodeScalars.contains(self) || self == "’"
  }
}

extension ArraySlice<Unicode.Scalar> {
  private var endsThere: Bool { count < 2 || self[startIndex + 1].properties.isWhitespace }

  /// Whether the characters after a word belong to it; a full stop or colon before a space does not.
  fileprivate var joinWord: Bool {
    guard let first else { return false }
    return (first == "." || first == ":") && endsThere ? false : first.joinsWord
  }

  /// Whether the characters after a word end its sentence.
  fileprivate var endSentence: Bool {
    guard let first, first == "." || first == "!" || first == "?" else { return false }
    return endsThere || self[startIndex + 1].properties.generalCategory != .otherLetter
  }
}
