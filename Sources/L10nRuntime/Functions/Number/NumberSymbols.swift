/// The symbols of a locale for plain numbers: its digits, signs, separators and groups.
///
/// Made by the tool from ICU and frozen into generated code, so that an app shows the digits that were checked. Source:
/// UTS #35 part 3, "Number Symbols" and "Number Patterns".
public struct NumberSymbols: Hashable, Sendable {
  /// The digit zero; the digits 1...9 follow it in Unicode.
  public var zeroDigit: Unicode.Scalar { storage.fields.zeroDigit }
  /// The separator between integer and fraction digits.
  public var decimal: String { storage.fields.decimal }
  /// The separator between groups of integer digits; empty if digits are not grouped.
  public var grouping: String { storage.fields.grouping }
  /// The minus sign, with the direction marks that the locale puts around it: `"\u{200E}-"` in Hebrew.
  public var minus: String { storage.fields.minus }
  /// The plus sign, with the direction marks of the locale.
  public var plus: String { storage.fields.plus }
  /// The least number of digits before the first separator: 2 in Spanish, "1234" but "12.345".
  public var minimumGrouping: Int { storage.fields.minimumGrouping }
  /// The number of digits in the group beside the decimal separator; 0 if digits are not grouped.
  public var primaryGroup: Int { storage.fields.primaryGroup }
  /// The number of digits in every other group: 2 in Hindi, "12,34,567".
  public var secondaryGroup: Int { storage.fields.secondaryGroup }
  /// The text for a value that is not a number: "NaN", "ليس رقم" in Arabic.
  public var notANumber: String { storage.fields.notANumber }
  /// The text for infinity, without its sign.
  public var infinity: String { storage.fields.infinity }

  private struct Fields: Hashable {
    let zeroDigit: Unicode.Scalar
    let decimal, grouping, minus, plus: String
    let minimumGrouping, primaryGroup, secondaryGroup: Int
    let notANumber, infinity: String
  }

  private final class Storage: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  /// A class, because every formatter keeps its symbols, and Swift copies optional symbols faster this way.
  private let storage: Storage

  /// Symbols from their parts.
  public init(
    zeroDigit: Unicode.Scalar, decimal: String, grouping: String, minus: String, plus: String,
    minimumGrouping: Int, primaryGroup: Int, secondaryGroup: Int, notANumber: String = "NaN",
    infinity: String = "\u{221E}"
  ) {
    storage = Storage(
      Fields(
        zeroDigit: zeroDigit, decimal: decimal, grouping: grouping, minus: minus, plus: plus,
        minimumGrouping: minimumGrouping, primaryGroup: primaryGroup, secondaryGroup: secondaryGroup,
        notANumber: notANumber, infinity: infinity))
  }

  /// ASCII digits with a point and without groups, as in logs and programs: `-1234.5`.
  public static let latin = NumberSymbols(
    zeroDigit: "0", decimal: ".", grouping: "", minus: "-", plus: "+",
    minimumGrouping: 1, primaryGroup: 0, secondaryGroup: 0)
}

extension NumberSymbols {
  /// Whether both write numbers in the same way.
  public static func == (left: NumberSymbols, right: NumberSymbols) -> Bool {
    left.storage === right.storage || left.storage.fields == right.storage.fields
  }

  /// Hashes all symbols.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension NumberSymbols {
  /// The texts of most locales, which the frozen form omits.
  package static var usual: (notANumber: String, infinity: String) { ("NaN", "\u{221E}") }

  /// The symbols from a `serialized` text.
  /// - Returns: `nil` for any other text.
  public init?(serialized: String) {
    var serialized = serialized
    let symbols = serialized.withUTF8 { bytes -> NumberSymbols? in
      var reader = SymbolReader(bytes: bytes)
      guard let zero = reader.text(), zero.unicodeScalars.count == 1, let zeroDigit = zero.unicodeScalars.first,
        let decimal = reader.nextText(), let grouping = reader.nextText(), let minus = reader.nextText(),
        let plus = reader.nextText(), let least = reader.nextNumber(), let primary = reader.nextNumber(),
        let secondary = reader.nextNumber()
      else { return nil }
      var (notANumber, infinity) = (Self.usual.notANumber, Self.usual.infinity)
      if !reader.isAtEnd {
        guard let own = reader.nextText() else { return nil }
        notANumber = own
        if reader.isAtEnd {
          guard own != Self.usual.notANumber else { return nil }
        } else {
          guard let own = reader.nextText(), reader.isAtEnd, own != Self.usual.infinity else { return nil }
          infinity = own
        }
      }
      return NumberSymbols(
        zeroDigit: zeroDigit, decimal: decimal, grouping: grouping, minus: minus, plus: plus, minimumGrouping: least,
        primaryGroup: primary, secondaryGroup: secondary, notANumber: notANumber, infinity: infinity)
    }
    guard let symbols else { return nil }
    self = symbols
  }
}

/// Reads the output of `NumberSymbols.serialized`, and nothing else.
private struct SymbolReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  /// Reads scalars separated by `+`, or `-`.
  @inline(never)
  mutating func text() -> String? {
    if take("-") { return "" }
    var text = ""
    repeat {
      guard let scalar = digits(radix: 16).flatMap({ Unicode.Scalar($0) }) else { return nil }
      text.unicodeScalars.append(scalar)
    } while take("+")
    return text
  }

  /// Reads a text after a blank.
  mutating func nextText() -> String? { take(" ") ? text() : nil }

  /// Reads a decimal number after a blank.
  @inline(never)
  mutating func nextNumber() -> Int? {
    guard take(" ") else { return nil }
    let isNegative = take("-")
    guard let digits = digits(radix: 10), !isNegative || digits > 0 else { return nil }
    return isNegative ? 0 - Int(digits) : Int(digits)
  }

  /// Reads at most eight digits without leading zeros.
  @inline(never)
  private mutating func digits(radix: UInt32) -> UInt32? {
    var number: UInt32 = 0
    let start = place
    while place < bytes.count, place - start < 8, let digit = Self.digit(bytes[place]), digit < radix {
      number = number &* radix &+ digit
      place += 1
    }
    return place == start || (bytes[start] == UInt8(ascii: "0") && place - start > 1) ? nil : number
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte & 0xF)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
    default: nil
    }
  }
}
