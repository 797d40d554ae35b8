/// A text prepared for the search for words, with the places of its scalars.
///
///     FoldedText("Größe-L").scalars   // "grosse l"
///
/// Letters are lowercase, Latin letters without accents, Arabic ones without vowel signs; hyphens and all spaces are
/// plain spaces, invisible characters are left out. Kana keep their marks: タブ (tab) must not be found in ダブル (double).
struct FoldedText {
  /// The folded scalars.
  private(set) var scalars: [Unicode.Scalar] = []

  /// The origin of each scalar, in UTF-8 offsets of the text.
  private var places: [Range<Int>] = []

  /// - Parameter specifiers: the ranges of arguments, in order; each becomes one `\u{FFFC}`.
  init(_ text: String, specifiers: [Range<Int>] = []) {
    var offset = 0
    var cursor = SpecifierCursor(specifiers)
    for scalar in text.unicodeScalars {
      let place = offset..<offset + UTF8.width(scalar)
      offset = place.upperBound
      if let specifier = cursor.specifier(at: place.lowerBound) {
        if specifier.lowerBound == place.lowerBound { append("\u{FFFC}", at: specifier) }
        continue
      }
      let folded = Self.folded(scalar)
      for scalar in folded { append(scalar, at: place) }
      // A mark that is left out belongs to the letter before it.
      if folded.isEmpty, scalar.properties.generalCategory == .nonspacingMark, let last = places.popLast() {
        places.append(last.lowerBound..<place.upperBound)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, at place: Range<Int>) {
    scalars.append(scalar)
    places.append(place)
  }

  /// The range of the text that a range of scalars came from, in UTF-8 offsets.
  func place(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return places[first].lowerBound..<places[last].upperBound
  }

  /// Replaces every occurrence of a phrase, so that no word is found in it.
  mutating func remove(_ phrase: FoldedText) {
    for range in ranges(of: phrase) {
      for index in range { scalars[index] = "\u{FFFC}" }
    }
  }

  /// The occurrences of a word or phrase, also within words, in order.
  func ranges(of phrase: FoldedText) -> [Range<Int>] {
    let count = phrase.scalars.count
    guard let first = phrase.scalars.first, count <= scalars.count else { return [] }
    return (0...scalars.count - count).compactMap { start in
      guard scalars[start] == first, scalars[start..<start + count].elementsEqual(phrase.scalars) else { return nil }
      return start..<start + count
    }
  }

  /// The word around a scalar.
  func word(around index: Int) -> Range<Int> {
    var start = index
    var end = index
    while start > 0, scalars[start - 1].isLetterOrDigit { start -= 1 }
    while end < scalars.count, scalars[end].isLetterOrDigit { end += 1 }
    return start..<max(start, end)
  }

  private static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "a"..."z", "0"..."9", " ": return [scalar]
    case "-", "\u{2010}"..."\u{2013}": return [" "]
    case "\u{2018}", "\u{2019}", "\u{2BC}": return ["'"]
    // Accents of Latin letters; vowel signs and tatweels of Arabic.
    case "\u{300}"..."\u{36F}", "\u{64B}"..."\u{65F}", "\u{670}", "\u{640}": return []
    case "\u{622}", "\u{623}", "\u{625}": return ["\u{627}"]
    default: break
    }
    if scalar.properties.isWhitespace { return [" "] }
    if scalar.isInvisible { return [] }
    return scalar.properties.lowercaseMapping.unicodeScalars.flatMap { base[$0] ?? [$0] }
  }

  /// Latin letters by their accented forms.
  private static let base: [Unicode.Scalar: [Unicode.Scalar]] = {
    let forms = [
      "aàáâãäåāăą", "cçćĉċč", "dďđð", "eèéêëēĕėęě", "gĝğġģ", "hĥħ", "iìíîïĩīĭįı", "jĵ", "kķ", "lĺļľŀł", "nñńņňŋ",
      "oòóôõöøōŏő", "rŕŗř", "sśŝşšș", "tţťŧț", "uùúûüũūŭůűų", "wŵ", "yýÿŷ", "zźżž",
    ]
    var base: [Unicode.Scalar: [Unicode.Scalar]] = ["ß": ["s", "s"], "æ": ["a", "e"], "œ": ["o", "e"]]
    for form in forms {
      let letters = Array(form.unicodeScalars)
      for accented in letters.dropFirst() { base[accented] = Array(letters.prefix(1)) }
    }
    return base
  }()
}
