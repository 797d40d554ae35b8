/// Names of brands, to be found in any spelling.
struct BrandSearch {
  struct Brand {
    let name: String
    /// As one word and as several.
    let spellings: [FoldedText]
  }

  private let brands: [Brand]

  private let beginnings: BrandBeginnings

  /// - Parameter splitsWords: whether a name may be written as several words, "air play"; in most texts these are other
  ///   words, "voice over".
  init(_ names: [String], splitsWords: Bool = true) {
    brands = names.map { name in
      var split = ""
      for character in name {
        if character.isUppercase, split.last?.isLowercase == true { split += " " }
        split.append(character)
      }
      let spellings = [name, name.filter(\.isLetter), splitsWords && name.count > 5 ? split : name]
      return Brand(name: name, spellings: Set(spellings).sorted().map { FoldedText($0) })
    }
    beginnings = BrandBeginnings(names)
  }

  /// Every brand in a text, with its place in UTF-8 offsets and whether its spelling is right.
  func all(in text: String) -> [(brand: Brand, range: Range<Int>, isExact: Bool)] {
    let numbers = beginnings.names(in: text)
    guard !numbers.isEmpty else { return [] }
    let folded = FoldedText(text)
    let bytes = Array(text.utf8)
    return numbers.flatMap { number in
      let brand = brands[number]
      return brand.spellings.flatMap { folded.ranges(of: $0) }.filter { folded.isName($0) }.map { range in
        let place = folded.place(of: range)
        let word = String(decoding: bytes[place], as: UTF8.self)
        let plain = word.map { "\u{2011}\u{2010}\u{2012}\u{2013}".contains($0) ? "-" : $0.isWhitespace ? " " : $0 }
        return (brand, place, String(plain) == brand.name)
      }
    }
  }
}

extension FoldedText {
  /// Whether a range is a separate word in Latin letters: not within a longer one, an address or a name of a program.
  fileprivate func isName(_ range: Range<Int>) -> Bool {
    let joining: (Unicode.Scalar) -> Bool = { scalar in
      scalar.isASCII && scalar.isLetterOrDigit || "_/@\\#{}$".unicodeScalars.contains(scalar)
    }
    let before = range.lowerBound > 0 ? scalars[range.lowerBound - 1] : " "
    let after = range.upperBound < scalars.count ? scalars[range.upperBound] : " "
    let isDomain =
      before == "." || after == "." && range.upperBound + 1 < scalars.count && joining(scalars[range.upperBound + 1])
    return !joining(before) && !joining(after) && !isDomain
  }
}
