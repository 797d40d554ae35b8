internal import L10nCompiler
import L10nRuntime

/// Texts about time in Japanese, without CLDR's spaces between a number and its unit: `9 分`.
///
/// Texts of programs have no such spaces, and voices read a separate sign as a word: 分 as わけ, not as ふん.
extension String {
  /// The text without spaces between a digit and a Japanese sign, in either order; `{0}` counts as a digit.
  var closedUp: String {
    let scalars = Array(unicodeScalars)
    var closed = UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      let isSpace = scalar == " " || scalar == "\u{A0}"
      if isSpace, place > 0, place + 1 < scalars.count, scalars[place - 1].joins(scalars[place + 1]) { continue }
      closed.append(scalar)
    }
    return String(closed)
  }
}

extension Unicode.Scalar {
  /// Whether this and the next scalar are a digit and a Japanese sign, or two such signs.
  fileprivate func joins(_ next: Unicode.Scalar) -> Bool {
    next.isJapaneseSign && (isDigit || isJapaneseSign) || isJapaneseSign && next.isDigit
  }

  private var isDigit: Bool { self == "{" || self == "}" || properties.numericType == .decimal }

  /// Whether the scalar is a kana, a Han character or a related mark.
  private var isJapaneseSign: Bool { 0x3000...0x30FF ~= value || 0x4E00...0x9FFF ~= value }
}

extension UnitPatterns {
  /// The patterns without spaces beside their numbers.
  var closedUp: UnitPatterns {
    let forms = Dictionary(uniqueKeysWithValues: forms.map { ($0.category, Pattern($0.pattern.text.closedUp)) })
    return UnitPatterns(forms, other: Pattern(other.text.closedUp))
  }
}

extension ListPatterns {
  /// The patterns without separators that are only spaces.
  var withoutSpaces: ListPatterns {
    func closed(_ text: String) -> String { text.allSatisfy(\.isWhitespace) ? "" : text }
    return ListPatterns(
      pair: closed(pair), pairSuffix: pairSuffix, start: closed(start), middle: closed(middle), end: closed(end),
      endSuffix: endSuffix, alternative: alternative)
  }
}
