/// How a locale writes plain numbers: its digits, signs, separators and groups.
///
/// Made by the tool from ICU and frozen into generated code, so that an app shows the digits that
/// were checked. Source: UTS #35 part 3, "Number Symbols" and "Number Patterns".
public struct NumberSymbols: Hashable, Sendable {
  /// The digit zero; the digits 1...9 follow it in Unicode.
  public let zeroDigit: Unicode.Scalar
  /// What stands between the integer and the fraction digits.
  public let decimal: String
  /// What stands between groups of integer digits; empty where digits are not grouped.
  public let grouping: String
  /// The minus sign, with the direction marks that the locale puts around it: `"\u{200E}-"` in Hebrew.
  public let minus: String
  /// The plus sign, with the direction marks of the locale.
  public let plus: String
  /// How many digits must stand before the first separator: 2 in Spanish, "1234" but "12.345".
  public let minimumGrouping: Int
  /// The number of digits in the group beside the decimal separator; 0 where digits are not grouped.
  public let primaryGroup: Int
  /// The number of digits in every other group: 2 in Hindi, "12,34,567".
  public let secondaryGroup: Int
  /// What is shown for what is no number: "NaN", "ليس رقم" in Arabic.
  public let notANumber: String
  /// What is shown for infinity, without its sign.
  public let infinity: String

  /// Symbols given one by one.
  public init(
    zeroDigit: Unicode.Scalar, decimal: String, grouping: String, minus: String, plus: String,
    minimumGrouping: Int, primaryGroup: Int, secondaryGroup: Int, notANumber: String = "NaN",
    infinity: String = "\u{221E}"
  ) {
    self.zeroDigit = zeroDigit
    self.decimal = decimal
    self.grouping = grouping
    self.minus = minus
    self.plus = plus
    self.minimumGrouping = minimumGrouping
    self.primaryGroup = primaryGroup
    self.secondaryGroup = secondaryGroup
    self.notANumber = notANumber
    self.infinity = infinity
  }

  /// ASCII digits with a point and without groups, as in logs and programs: `-1234.5`.
  public static let latin = NumberSymbols(
    zeroDigit: "0", decimal: ".", grouping: "", minus: "-", plus: "+",
    minimumGrouping: 1, primaryGroup: 0, secondaryGroup: 0)
}

extension NumberSymbols {
  /// One line of ASCII from which `init(serialized:)` makes the same symbols.
  ///
  ///     "660 66b 66c 61c+2d 61c+2b 1 3 3"  // Arabic; an empty text is "-"
  ///
  /// The fields in the order of the properties; texts as hexadecimal scalars, because some hold
  /// invisible direction marks, which do not belong in source files. "NaN" and "∞" at the end are left out.
  public var serialized: String {
    var fields = [String(zeroDigit), decimal, grouping, minus, plus].map(Self.field(of:))
    fields += [minimumGrouping, primaryGroup, secondaryGroup].map(String.init)
    let hasOwnInfinity = infinity != Self.latin.infinity
    if hasOwnInfinity || notANumber != Self.latin.notANumber { fields.append(Self.field(of: notANumber)) }
    if hasOwnInfinity { fields.append(Self.field(of: infinity)) }
    return fields.joined(separator: " ")
  }

  /// The symbols that `serialized` wrote.
  /// - Returns: `nil` for any text that `serialized` does not give.
  public init?(serialized: String) {
    let fields = serialized.split(separator: " ", omittingEmptySubsequences: false)
    guard 8...10 ~= fields.count else { return nil }
    let texts = (fields[..<5] + fields[8...]).compactMap(Self.text(serialized:))
    let numbers = fields[5..<8].compactMap { Int($0) }
    guard texts.count == fields.count - 3, numbers.count == 3,
      let zeroDigit = texts[0].unicodeScalars.first, texts[0].unicodeScalars.count == 1
    else { return nil }
    self.init(
      zeroDigit: zeroDigit, decimal: texts[1], grouping: texts[2], minus: texts[3], plus: texts[4],
      minimumGrouping: numbers[0], primaryGroup: numbers[1], secondaryGroup: numbers[2],
      notANumber: texts.count > 5 ? texts[5] : Self.latin.notANumber,
      infinity: texts.count > 6 ? texts[6] : Self.latin.infinity)
    guard self.serialized == serialized else { return nil }
  }

  private static func field(of text: String) -> String {
    text.isEmpty ? "-" : text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "+")
  }

  private static func text(serialized field: Substring) -> String? {
    guard field != "-" else { return "" }
    var text = String.UnicodeScalarView()
    for scalar in field.split(separator: "+", omittingEmptySubsequences: false) {
      guard let scalar = UInt32(scalar, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
      text.append(scalar)
    }
    return String(text)
  }
}
