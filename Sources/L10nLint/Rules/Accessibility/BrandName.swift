import L10nCore

extension Rule {
  static let brandName: Rule = Rule(
    id: "a11y-brand", severity: .warning,
    summary: "The name of a brand is misspelled or lost in translation.",
    options: [RuleOption("names", .texts, "More names that are written in one way in every language.")],
    fixes: .safe
  ) { context, settings in
    let brands = Brands(settings[option: "names"]?.texts ?? [])
    let texts = context.spokenTexts(SpokenKind.allCases, under: settings)
    var named: [TextID: [Brands.Brand]] = [:]
    var findings: [Diagnostic] = []
    for text in texts where text.text.traits.contains(.latinLetters) {
      let found = brands.all(in: text.string)
      if context.catalog.developmentEntries[text.entry.id]?.keyLocation == text.entry.keyLocation {
        named[text.entry.id, default: []] += found.map(\.brand)
      }
      findings += found.filter { !$0.isExact }.map { brand, range, _ in
        Diagnostic(
          "\(text.name) misspells '\(brand.name)'", at: range, in: text, of: context, help: "write '\(brand.name)'",
          fix: text.text.fix("write '\(brand.name)'", range, with: brand.name))
      }
    }
    guard named.contains(where: { !$0.value.isEmpty }) else { return findings }
    let words = context.spokenWords
    let lost = texts.compactMap { text -> Diagnostic? in
      guard let wanted = named[text.entry.id], !wanted.isEmpty, text.entry.plainText != nil else { return nil }
      let found = Set(brands.all(in: text.string).map(\.brand.name))
      let names = words[text.text.language]?.speech.brandNames ?? [:]
      let missing = wanted.first { brand in
        !found.contains(brand.name) && !text.string.contains(brand.name)
          && !(names[brand.name] ?? []).contains { text.string.contains($0) }
      }
      return missing.map {
        Diagnostic(
          "\(text.name) does not name '\($0.name)'", atWhole: text, of: context, help: "keep the name in Latin letters",
          severity: .note)
      }
    }
    return findings + lost
  }
}

/// Names of brands, to be found however they are written.
private struct Brands {
  struct Brand {
    let name: String
    /// As one word and as several.
    let spellings: [FoldedText]
  }

  private let brands: [Brand]

  /// The first three letters of the brands, as `beginning` counts them.
  private let beginnings: Set<Int>

  init(_ more: [String]) {
    brands = (BrandNames.unmistakable + more).map { name in
      var split = ""
      for character in name {
        if character.isUppercase, split.last?.isLowercase == true { split += " " }
        split.append(character)
      }
      let spellings = [name, name.filter(\.isLetter), name.count > 5 ? split : name]
      return Brand(name: name, spellings: Set(spellings).sorted().map { FoldedText($0) })
    }
    beginnings = Set(
      brands.map { brand in brand.name.utf8.compactMap(Self.letter).prefix(3).reduce(0) { $0 << 5 | $1 } })
  }

  /// Whether three letters in a row begin a brand, whatever stands between them.
  private func mayName(_ text: String) -> Bool {
    var last = 0
    for byte in text.utf8 {
      guard let letter = Self.letter(byte) else { continue }
      last = (last << 5 | letter) & 0x7FFF
      if beginnings.contains(last) { return true }
    }
    return false
  }

  /// The number of a Latin letter without accent, whatever its case.
  private static func letter(_ byte: UInt8) -> Int? {
    let small = byte | 0x20
    return 0x61...0x7A ~= small && byte < 0x80 ? Int(small - 0x60) : nil
  }

  /// Every brand in a text, with its place in UTF-8 offsets and whether it is written right.
  func all(in text: String) -> [(brand: Brand, range: Range<Int>, isExact: Bool)] {
    guard mayName(text) else { return [] }
    let folded = FoldedText(text)
    let bytes = Array(text.utf8)
    return brands.flatMap { brand in
      brand.spellings.flatMap { folded.ranges(of: $0) }.filter { folded.isName($0) }.map { range in
        let place = folded.place(of: range)
        let word = String(decoding: bytes[place], as: UTF8.self)
        let plain = word.map { "\u{2011}\u{2010}\u{2012}\u{2013}".contains($0) ? "-" : $0.isWhitespace ? " " : $0 }
        return (brand, place, String(plain) == brand.name)
      }
    }
  }
}

extension FoldedText {
  /// Whether a range is a word of its own in Latin letters: not within a longer one, an address or a name of a program.
  fileprivate func isName(_ range: Range<Int>) -> Bool {
    let joining: (Unicode.Scalar) -> Bool = { scalar in
      scalar.isASCII && scalar.isLetterOrDigit || "_/@\\#".unicodeScalars.contains(scalar)
    }
    let before = range.lowerBound > 0 ? scalars[range.lowerBound - 1] : " "
    let after = range.upperBound < scalars.count ? scalars[range.upperBound] : " "
    let isDomain =
      before == "." || after == "." && range.upperBound + 1 < scalars.count && joining(scalars[range.upperBound + 1])
    return !joining(before) && !joining(after) && !isDomain
  }
}
