import L10nRuntime
import L10nSyntax

/// A number in a text with a percent sign beside it.
///
///     "%lld %% done"   // the number %lld, the gap " ", the sign %%
struct Percentage {
  enum Number {
    case ascii
    case arabic
    /// The value of an argument.
    case argument
  }

  let number: Number

  /// `%` or `٪`.
  let sign: Unicode.Scalar

  /// The range of the sign as it is written: `%%` in a format.
  let signRange: Range<Int>

  /// The range between number and sign, empty or one space, in UTF-8 offsets.
  let gapRange: Range<Int>

  /// The space between them; `nil` without one.
  let gap: Unicode.Scalar?

  /// The percentages of a text whose sign follows the number, in order.
  static func percentages(in text: LintText) -> [Percentage] {
    let scalars = text.string.placedScalars
    let placeholders = text.isFormatted ? FormatString(text.string).placeholders : []
    let specifiers = Set(placeholders.map(\.range.lowerBound))
    let ends = Set(placeholders.filter { $0.variable == nil }.map(\.range.upperBound))
    var percentages: [Percentage] = []
    var index = 0
    while index < scalars.count {
      defer { index += 1 }
      let sign = scalars[index]
      guard sign.scalar == "%" || sign.scalar == "٪" else { continue }
      if specifiers.contains(sign.range.lowerBound) { continue }
      let isEscaped =
        text.isFormatted && sign.scalar == "%" && index + 1 < scalars.count
        && scalars[index + 1].scalar == "%"
      // In a format a single sign is a fault; elsewhere it may begin a damaged specifier: "1%@", "40%1$ de".
      let isFormatSign = isEscaped || sign.scalar == "٪"
      guard text.isFormatted ? isFormatSign : !beginsSpecifier(scalars, index) else { continue }
      let signRange = isEscaped ? sign.range.lowerBound..<scalars[index + 1].range.upperBound : sign.range
      let signIndex = index
      if isEscaped { index += 1 }
      let before = scalars[..<signIndex]
      let space = before.last.flatMap { $0.scalar.properties.isWhitespace ? $0 : nil }
      guard let last = space == nil ? before.last : before.dropLast().last,
        let number = number(endingWith: last, ends)
      else { continue }
      percentages.append(
        Percentage(
          number: number, sign: sign.scalar, signRange: signRange,
          gapRange: last.range.upperBound..<signRange.lowerBound, gap: space?.scalar))
    }
    return percentages
  }

  /// Whether `@` or a number with a dollar sign follows.
  private static func beginsSpecifier(_ scalars: [PlacedScalar], _ index: Int) -> Bool {
    let rest = scalars[(index + 1)...]
    let afterDigits = rest.drop { "0"..."9" ~= $0.scalar }
    return rest.first?.scalar == "@" || afterDigits.first?.scalar == "$" && afterDigits.startIndex > rest.startIndex
  }

  private static func number(endingWith last: PlacedScalar, _ specifierEnds: Set<Int>) -> Number? {
    if specifierEnds.contains(last.range.upperBound) { return .argument }
    switch last.scalar {
    case "0"..."9": return .ascii
    case "٠"..."٩", "۰"..."۹": return .arabic
    default: return nil
    }
  }
}
