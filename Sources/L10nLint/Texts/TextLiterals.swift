import L10nRuntime

/// The addresses and numbers of a text, which a translation leaves as they are.
struct TextLiterals {
  struct Literal {
    /// As it is written.
    let text: String

    /// In UTF-8 offsets.
    let range: Range<Int>

    /// What must be the same: an address without what names a language, a number's digits.
    fileprivate let meaning: String

    fileprivate let isNumber: Bool

    /// Whether the number may be written otherwise: a single digit in words, a time of day, a count with a unit of its
    /// own.
    fileprivate let isLoose: Bool
  }

  enum Difference {
    case lost(Literal)
    case added(Literal)
    case changed(Literal, from: Literal)
  }

  private var literals: [Literal] = []

  /// Whether the text may have a number in words of Chinese or Japanese.
  private let hasNumberWords: Bool

  init(_ text: LintText) {
    let scalars = text.string.placedScalars
    hasNumberWords = scalars.contains { "百千万萬亿億".unicodeScalars.contains($0.scalar) }
    var specifiers = SpecifierCursor(text.specifierRanges)
    var index = 0
    while index < scalars.count {
      let range = scalars[index].range
      if let specifier = specifiers.specifier(at: range.lowerBound) {
        while index < scalars.count, scalars[index].range.lowerBound < specifier.upperBound { index += 1 }
        continue
      }
      if !scalars[index].scalar.isAddressPart {
        index += 1
        continue
      }
      var end = index
      while end < scalars.count, scalars[end].scalar.isAddressPart,
        specifiers.specifier(at: scalars[end].range.lowerBound) == nil
      { end += 1 }
      if let address = Self.address(scalars[index..<end], of: text.language.language) {
        literals.append(address)
      } else {
        index = max(end, readNumbers(scalars, in: index..<end))
        continue
      }
      index = end
    }
  }

  private static func address(_ run: ArraySlice<PlacedScalar>, of language: String) -> Literal? {
    var trimmed = run.trimmed
    // An attribute's value: href="https://example.com".
    if let quote = trimmed.lastIndex(where: { $0.scalar == "\"" || $0.scalar == "'" }), quote > trimmed.startIndex,
      trimmed[quote - 1].scalar == "="
    {
      trimmed = trimmed[(quote + 1)...]
    }
    guard let first = trimmed.first, let last = trimmed.last,
      first.scalar == "w" || trimmed.contains(where: { $0.scalar == "/" || $0.scalar == "@" })
    else { return nil }
    var text = ""
    text.unicodeScalars.append(contentsOf: trimmed.map(\.scalar))
    guard text.holdsHost || text.hasPrefix("www.") || text.isPage || text.isMailbox
    else { return nil }
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) } ?? ""
    let parts = text.dropFirst(scheme.count).split { "/.?=&-_".contains($0) }.filter {
      $0 != "en" && $0 != "www" && $0 != Substring(language)
    }
    // A region after a language names a language, too: en-us, de_DE.
    let meaning = parts.filter { $0.count != 2 || !$0.allSatisfy(\.isLetter) }.joined(separator: "/")
    return Literal(
      text: text, range: first.range.lowerBound..<last.range.upperBound, meaning: meaning, isNumber: false,
      isLoose: false)
  }

  /// Reads the numbers that begin in a run.
  ///
  /// - Returns: the place after the last one; spaces between its digits may take it beyond the run.
  private mutating func readNumbers(_ scalars: [PlacedScalar], in run: Range<Int>) -> Int {
    var index = run.lowerBound
    while index < run.upperBound {
      guard scalars[index].scalar.digit != nil else {
        index += 1
        continue
      }
      var digits = ""
      var text = String.UnicodeScalarView()
      var last = index
      var next = index
      // A separator counts where a digit follows; spaces only before three.
      while next < scalars.count {
        if let digit = scalars[next].scalar.digit {
          digits += String(digit)
          last = next
        } else if !(scalars[next].scalar.separatesDigits && Self.isFollowedByDigits(scalars, next)) {
          break
        }
        next += 1
      }
      text.append(contentsOf: scalars[index...last].map(\.scalar))
      let before = index > 0 ? scalars[index - 1].scalar : " "
      let after = scalars[(last + 1)...].first { $0.scalar != " " }?.scalar ?? " "
      let isLoose =
        digits.count < 2 || before == ":" || after == ":" || "万萬億亿千만억천百十時时시点點月월hHkKM".unicodeScalars.contains(after)
        || before.isLetter
      literals.append(
        Literal(
          text: String(text), range: scalars[index].range.lowerBound..<scalars[last].range.upperBound,
          meaning: digits, isNumber: true, isLoose: isLoose))
      index = last + 1
    }
    return index
  }

  private static func isFollowedByDigits(_ scalars: [PlacedScalar], _ index: Int) -> Bool {
    let digits = scalars[(index + 1)...].prefix(4).prefix { $0.scalar.digit != nil }.count
    return scalars[index].scalar.isSpace ? digits == 3 : digits > 0
  }

  /// The first difference; `nil` when both have the same, in whatever order. A text with a number that may be written
  /// otherwise, and that the other text does not have, is compared by its addresses alone.
  func difference(from other: TextLiterals) -> Difference? {
    let shared = Set(literals.filter(\.isNumber).map(\.meaning)).intersection(
      other.literals.filter(\.isNumber).map(\.meaning))
    let isLoose = (literals + other.literals).contains { $0.isNumber && $0.isLoose && !shared.contains($0.meaning) }
    for isNumber in [false, true] where !isNumber || !isLoose {
      let own = Set(literals.filter { $0.isNumber == isNumber }.map(\.meaning))
      let others = Set(other.literals.filter { $0.isNumber == isNumber }.map(\.meaning))
      let lost = other.literals.first { $0.isNumber == isNumber && !own.contains($0.meaning) }
      let added = literals.first { $0.isNumber == isNumber && !others.contains($0.meaning) }
      switch (lost, added) {
      case (let lost?, let added?): if !added.isPercentage(of: lost) { return .changed(added, from: lost) }
      // Words may be a number in another language: "Teen", "hexadecimal", "half an hour".
      case (let lost?, nil): if !isNumber || lost.meaning.utf8.count > 3 && !hasNumberWords { return .lost(lost) }
      case (nil, let added?): if !isNumber || !others.isEmpty { return .added(added) }
      case (nil, nil): continue
      }
    }
    return nil
  }
}

extension LintText {
  /// Whether there may be an address or a number, found without reading closely. Digits of specifiers do not count.
  var holdsLiteral: Bool {
    guard !traits.isDisjoint(with: [.digits, .asciiSymbols, .otherScripts]) else { return false }
    var isSpecifier = false
    var previous: UInt8 = 0
    for byte in string.utf8 {
      defer { previous = byte }
      if isSpecifier {
        isSpecifier = "0123456789$.*#-+ ".utf8.contains(byte)
        continue
      }
      switch (previous, byte) {
      case (_, UInt8(ascii: "%")): isSpecifier = true
      case (_, 0x30...0x39), (_, UInt8(ascii: "@")), (UInt8(ascii: "/"), UInt8(ascii: "/")): return true
      case (0x61...0x7A, UInt8(ascii: "/")): return true
      // Arabic-Indic digits, those of Persian and Urdu, the first of the scripts of India, full-width ones.
      case (0xD9, 0xA0...0xA9), (0xDB, 0xB0...0xB9), (0xA5, 0xA6...0xAF), (0xBC, 0x90...0x99): return true
      default: continue
      }
    }
    return false
  }
}

extension ArraySlice<PlacedScalar> {
  /// Without the punctuation of the sentence around it.
  fileprivate var trimmed: ArraySlice<PlacedScalar> {
    var slice = self
    while let last = slice.last, ".,:;!?)'\"".unicodeScalars.contains(last.scalar) { slice.removeLast() }
    while let first = slice.first, "('\"".unicodeScalars.contains(first.scalar) { slice.removeFirst() }
    return slice
  }
}

extension TextLiterals.Literal {
  /// Whether a number is another one times a hundred: "50 %" for "0.5x".
  fileprivate func isPercentage(of other: Self) -> Bool {
    func value(_ literal: Self) -> Double? {
      literal.isNumber ? Double(literal.text.replacing(",", with: ".")) : nil
    }
    guard let own = value(self), let factor = value(other) else { return false }
    return own == factor * 100
  }
}

extension Unicode.Scalar {
  /// Printable ASCII other than what stands round an address.
  fileprivate var isAddressPart: Bool {
    isASCII ? value > 0x20 && value < 0x7F && !"<>[]{}|`".unicodeScalars.contains(self) : digit != nil
  }

  /// The value of a decimal digit of any script.
  fileprivate var digit: Int? {
    if isASCII { return (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil }
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  fileprivate var separatesDigits: Bool { isSpace || ".,'’٬٫．，".unicodeScalars.contains(self) }

  fileprivate var isSpace: Bool { self == " " || self == "\u{A0}" || self == "\u{202F}" || self == "\u{2009}" }
}
