import L10nCore
import L10nRuntime
import L10nSyntax

/// Reads damaged specifiers as they were before a translator, an input method or a machine altered them.
///
///     ％１＄＠ → %1$@     % lld → %lld     %Lld → %lld     @% → %@     2$@ → %2$@     %1#@files@ → %1$#@files@
struct SpecifierRepair {
  /// A place where an unreadable specifier may begin.
  struct Start {
    fileprivate let index: Int

    /// The number of percent signs there: two if escaped, none before a position that lost its sign.
    fileprivate var signs: Int

    /// Whether the sign is `%` itself; `％` and `٪` are also ordinary characters, as in `100％`.
    fileprivate let isPercentSign: Bool

    /// Whether a readable specifier at this place is almost certainly a damaged one.
    var isPlain: Bool { isPercentSign && signs == 1 }

    /// Whether it is a position that lost its percent sign.
    var isBarePosition: Bool { signs == 0 }
  }

  /// A possible original of a range.
  struct Reading {
    let placeholder: FormatPlaceholder

    /// The specifier as it should be written.
    let specifier: String

    /// The damaged range, in UTF-8 offsets of the text.
    let range: Range<Int>

    fileprivate let scalars: Range<Int>
  }

  private static let percentSigns: Set<Unicode.Scalar> = ["%", "\u{FF05}", "\u{FE6A}", "\u{066A}"]

  /// The longest range that is tried, in scalars.
  private static let reach = 40

  private let scalars: [Unicode.Scalar]
  private let syntax: SpecifierSyntax

  /// The letter of an object: `@`, Java's `s`.
  private let object: Unicode.Scalar

  /// The UTF-8 offset of each scalar, and the length of the text.
  private let offsets: [Int]

  init(_ text: String, _ syntax: SpecifierSyntax) {
    self.syntax = syntax
    object = syntax.spelled("%@").unicodeScalars.last ?? "@"
    scalars = Array(text.unicodeScalars)
    offsets = scalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + UTF8.width($1)) }
  }

  /// The places where a damaged specifier may begin, outside the ranges of readable ones. An escaped percent sign is
  /// one place.
  func starts(avoiding readable: [Range<Int>]) -> [Start] {
    var starts: [Start] = []
    var specifiers = SpecifierCursor(readable)
    for index in scalars.indices {
      let isSign = Self.percentSigns.contains(scalars[index])
      guard isSign || isBarePosition(at: index), specifiers.specifier(at: offsets[index]) == nil else {
        continue
      }
      let isPercentSign = scalars[index] == "%"
      if isPercentSign, let last = starts.last, last.index == index - 1, last.isPercentSign, last.signs == 1 {
        starts[starts.count - 1].signs = 2
      } else {
        starts.append(Start(index: index, signs: isSign ? 1 : 0, isPercentSign: isPercentSign))
      }
    }
    return starts
  }

  /// Whether a number and a dollar sign without a percent sign begin there: `2$@`.
  private func isBarePosition(at index: Int) -> Bool {
    guard ("1"..."9").contains(scalars[index]), index + 2 < scalars.count, scalars[index + 1] == "$" else {
      return false
    }
    guard index > 0 else { return true }
    let before = scalars[index - 1]
    return !Self.percentSigns.contains(before) && !before.isASCIIDigit && before != "$"
  }

  /// The possible originals of the range at a place, the likeliest first.
  func readings(at start: Start) -> [Reading] {
    let first = start.index + start.signs
    let (letters, ends) = plainLetters(from: first)
    let spellings = [
      Self.withDollarSign(letters), letters, Self.withDollarSignInPlace(letters), Self.lowercased(letters),
    ]
    let forward = spellings.compactMap { $0 }.compactMap { spelling -> Reading? in
      guard let (placeholder, specifier) = specifier("%" + String(String.UnicodeScalarView(spelling))) else {
        return nil
      }
      // An inserted dollar sign has no place in the text.
      let count = specifier.unicodeScalars.count - 1 - (spelling.count - letters.count)
      guard count > 0, count <= ends.count else { return nil }
      let end = ends[count - 1]
      let hasBlanks = end - first > count
      if start.signs != 1, hasBlanks || placeholder.flags != [] { return nil }
      // "50 % de": the letter begins a word and does not belong to the percent sign.
      if hasBlanks, isLetter(at: end - 1), isLetter(at: end) { return nil }
      return reading(placeholder, specifier, start.index..<end)
    }
    return (forward + (start.signs == 1 ? [reversed(at: start.index)].compactMap { $0 } : [])).filter {
      !$0.specifier.unicodeScalars.elementsEqual(scalars[$0.scalars])
    }
  }

  private func reading(_ placeholder: FormatPlaceholder, _ specifier: String, _ range: Range<Int>) -> Reading {
    Reading(
      placeholder: placeholder, specifier: specifier, range: offsets[range.lowerBound]..<offsets[range.upperBound],
      scalars: range)
  }

  private func isLetter(at index: Int) -> Bool {
    scalars.indices.contains(index) && scalars[index].properties.isAlphabetic
  }

  /// `@%` and `@$1%`, as right-to-left editing leaves them.
  private func reversed(at index: Int) -> Reading? {
    var first = index
    var position = ""
    while first > 0, let digit = Self.plain(scalars[first - 1]), digit.isASCIIDigit {
      first -= 1
      position.unicodeScalars.insert(digit, at: position.startIndex)
    }
    if !position.isEmpty {
      guard first > 0, Self.plain(scalars[first - 1]) == "$" else { return nil }
      first -= 1
    }
    // A letter ends words, too: "s%".
    guard first > 0, Self.plain(scalars[first - 1]) == object, !position.isEmpty || object == "@",
      let (placeholder, specifier) = specifier("%" + (position.isEmpty ? "" : position + "$") + String(object))
    else { return nil }
    return reading(placeholder, specifier, first - 1..<index + 1)
  }

  // MARK: Spellings

  /// The scalars after a percent sign as ASCII letters, without blanks and invisible ones, and the index after each.
  private func plainLetters(from start: Int) -> (letters: [Unicode.Scalar], ends: [Int]) {
    var letters: [Unicode.Scalar] = []
    var ends: [Int] = []
    for index in start..<min(scalars.count, start + Self.reach) {
      if scalars[index].properties.generalCategory == .control { break }
      guard let letter = Self.plain(scalars[index]) else { continue }
      letters.append(letter)
      ends.append(index + 1)
    }
    return (letters, ends)
  }

  /// The ASCII character for a full-width one or for a digit of another script; `nil` for a blank or an invisible
  /// scalar.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\u{FF01}"..."\u{FF5E}": return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case "\u{FE6A}", "\u{066A}": return "%"
    case "\u{0660}"..."\u{0669}": return Unicode.Scalar(scalar.value - 0x0660 + 0x30) ?? scalar
    case "\u{06F0}"..."\u{06F9}": return Unicode.Scalar(scalar.value - 0x06F0 + 0x30) ?? scalar
    default:
      let properties = scalar.properties
      return properties.isWhitespace || properties.generalCategory == .format ? nil : scalar
    }
  }

  /// `$1@` → `1$@`
  private static func withDollarSignInPlace(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let digits = letters.dropFirst().prefix(while: \.isASCIIDigit)
    guard letters.first == "$", !digits.isEmpty else { return nil }
    return digits + ["$"] + letters.dropFirst(1 + digits.count)
  }

  /// `1@` → `1$@`
  private static func withDollarSign(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let digits = letters.prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, letters.dropFirst(digits.count).first != "$" else { return nil }
    return digits + ["$"] + letters.dropFirst(digits.count)
  }

  private static func lowercased(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    letters.map { ("A"..."Z").contains($0) ? Unicode.Scalar($0.value + 0x20) ?? $0 : $0 }
  }

  /// The specifier at the beginning of a text, in the syntax of its file or of texts in memory.
  private func specifier(_ text: String) -> (placeholder: FormatPlaceholder, specifier: String)? {
    (syntax.specifier(text) ?? FormatString.placeholder(startingText: text)).map {
      ($0, text.characters(in: $0.range))
    }
  }
}
