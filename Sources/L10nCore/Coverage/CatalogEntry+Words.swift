extension CatalogEntry {
  /// The approximate number of words that a translator reads: for a text with several forms only those of `other`, for
  /// one that varies by device or width only the first.
  ///
  /// A word is a text between spaces with a letter or a digit, without specifiers, markup, placeholders and addresses;
  /// an ideograph is a word.
  package var wordCount: Int {
    let texts = texts
    guard pattern == nil, let first = texts.first else { return texts.first.map { Self.words(in: $0.text) } ?? 0 }
    return texts.filter { $0.variants == first.variants && $0.category ?? "other" == "other" }
      .reduce(0) { $0 + Self.words(in: $1.text) }
  }

  private static func words(in text: String) -> Int {
    var counter = WordCounter()
    var end = 0
    let scalars = text.unicodeScalars
    let utf8 = text.utf8
    func add(_ range: Range<Int>) {
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      for scalar in scalars[start..<utf8.index(start, offsetBy: range.count)] { counter.add(scalar) }
    }
    for protected in ProtectedRange.all(in: text) {
      add(end..<protected.range.lowerBound)
      if protected.kind == .control { counter.end() }
      end = protected.range.upperBound
    }
    add(end..<utf8.count)
    return counter.count
  }
}

private struct WordCounter {
  private(set) var count = 0
  private var isInWord = false

  mutating func add(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isIdeographic {
      count += 1
      isInWord = false
    } else if properties.isWhitespace {
      isInWord = false
    } else if !isInWord, properties.isAlphabetic || properties.numericType != nil {
      count += 1
      isInWord = true
    }
  }

  /// Ends a word.
  mutating func end() { isInWord = false }
}
