import L10nRuntime

/// The addresses and numbers of a text, which a translation keeps.
struct TextLiterals {
  struct Literal {
    /// The spelling in the text.
    let text: String

    /// In UTF-8 offsets.
    let range: Range<Int>

    /// The part that must be equal: an address without names of languages, a number's digits.
    fileprivate var meaning: String

    fileprivate let isNumber: Bool

    /// Whether the number may be written differently: a single digit in words, a time of day, a count in another unit.
    fileprivate let isLoose: Bool
  }

  enum Difference {
    case lost(Literal)
    case added(Literal)
    case changed(Literal, from: Literal)
  }

  private var literals: [Literal] = []

  /// Whether the text may have a number in Chinese or Japanese words.
  private let hasNumberWords: Bool

  /// The years of the language's calendar.
  private let years: CalendarYears

  init(_ text: LintText) {
    let scalars = text.string.placedScalars
    years = CalendarYears(of: text.language.language)
    hasNumberWords = scalars.contains { "百千万萬亿億".unicodeScalars.contains($0.scalar) }
    var specifiers = SpecifierCursor(text.specifierRanges)
    var index = 0
    while index < scalars.count {
      let range = scalars[index].range
      if let specifier = specifiers.specifier(at: range.lowerBound) {
        while index < scalars.count, scalars[index].range.lowerBound < specifier.upperBound { index += 1 }
        continue
      }
      if scalars[index].scalar.properties.isIdeographic, let year = CalendarYears.firstYear(of: scalars[index...]) {
        let place = scalars[index..<index + 3]
        literals.append(
          Literal(
            text: String(String.UnicodeScalarView(place.map(\.scalar))),
            range: range.lowerBound..<place[index + 2].range.upperBound, meaning: year, isNumber: true, isLoose: false))
        index += 3
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
    // The characters before a scheme are punctuation: ":-https://example.com".
    if let colon = trimmed.indices.first(where: { trimmed[$0...].prefix(3).map(\.scalar) == [":", "/", "/"] }) {
      let before = trimmed[..<colon].lastIndex { !$0.scalar.isASCII || !$0.scalar.isLetter }
      trimmed = trimmed[(before.map { $0 + 1 } ?? trimmed.startIndex)...]
    }
    guard let first = trimmed.first, let last = trimmed.last,
      first.scalar == "w" || first.scalar == "W" || trimmed.contains(where: { $0.scalar == "/" || $0.scalar == "@" })
    else { return nil }
    var text = ""
    text.unicodeScalars.append(contentsOf: trimmed.map(\.scalar))
    guard text.holdsHost || text.lowercased().hasPrefix("www.") || text.isPage || text.isMailbox
    else { return nil }
    let address = text.withSmallHost
    let scheme = ["https://", "http://"].first { address.hasPrefix($0) } ?? ""
    let parts = address.dropFirst(scheme.count).split { "/.?=&-_".contains($0) }.filter {
      $0 != "en" && $0 != "www" && $0 != Substring(language)
    }
    // A region after a language is part of the language's name: en-us, de_DE.
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
      guard let number = WrittenNumber(in: scalars, at: index) else {
        index += 1
        continue
      }
      let year = CalendarYears.year(number.digits, after: scalars[..<index])
      let place = scalars[index..<number.end]
      literals.append(
        Literal(
          text: String(String.UnicodeScalarView(place.map(\.scalar))),
          range: scalars[index].range.lowerBound..<scalars[number.end - 1].range.upperBound,
          meaning: year ?? number.digits, isNumber: true, isLoose: year == nil && number.isLoose))
      index = number.end
    }
    return index
  }

  /// The first difference; `nil` if both have the same literals, in any order. A text with a number that may be written
  /// differently, and that the other text does not have, is compared by its addresses alone.
  func difference(from other: TextLiterals) -> Difference? {
    let literals = numbers(as: other) + self.literals.filter { !$0.isNumber }
    let others = other.numbers(as: self) + other.literals.filter { !$0.isNumber }
    let shared = Set(literals.filter(\.isNumber).map(\.meaning)).intersection(others.filter(\.isNumber).map(\.meaning))
    let isLoose = (literals + others).contains { $0.isNumber && $0.isLoose && !shared.contains($0.meaning) }
    let addresses = literals.filter { !$0.isNumber }.map(\.meaning)
    for isNumber in [false, true] where !isNumber || !isLoose {
      let own = Set(literals.filter { $0.isNumber == isNumber }.map(\.meaning))
      let wanted = Set(others.filter { $0.isNumber == isNumber }.map(\.meaning))
      let lost = others.first { literal in
        guard literal.isNumber == isNumber, !own.contains(literal.meaning) else { return false }
        // "Issue 17" may be a link to it: https://example.com/issues/17.
        return !isNumber || !addresses.contains { $0.contains(literal.meaning) }
      }
      let added = literals.first { $0.isNumber == isNumber && !wanted.contains($0.meaning) }
      switch (lost, added) {
      case (let lost?, let added?): if !added.isPercentage(of: lost) { return .changed(added, from: lost) }
      // Words may be a number in another language: "Teen", "hexadecimal", "half an hour".
      case (let lost?, nil): if !isNumber || lost.meaning.utf8.count > 3 && !hasNumberWords { return .lost(lost) }
      case (nil, let added?): if !isNumber || !wanted.isEmpty { return .added(added) }
      case (nil, nil): continue
      }
    }
    return nil
  }

  /// The numbers, with years of the language's own calendar converted to those of the other text.
  private func numbers(as other: TextLiterals) -> [Literal] {
    literals.filter(\.isNumber).map { literal in
      let year = years.gregorian(literal.meaning).first { year in
        other.literals.contains { $0.isNumber && $0.meaning == year }
      }
      guard let year, !other.literals.contains(where: { $0.meaning == literal.meaning }) else { return literal }
      var literal = literal
      literal.meaning = year
      return literal
    }
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
  /// Printable ASCII, except characters that delimit an address.
  fileprivate var isAddressPart: Bool {
    isASCII ? value > 0x20 && value < 0x7F && !"<>[]{}|`".unicodeScalars.contains(self) : digit != nil
  }
}
