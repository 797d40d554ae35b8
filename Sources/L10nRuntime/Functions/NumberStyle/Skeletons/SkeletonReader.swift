/// A token of a skeleton in the memory of its text.
///
/// Not an array: Swift's run-time look-ups for one, once for each program, take as long as reading a skeleton.
typealias SkeletonWord = Slice<UnsafeBufferPointer<UInt8>>

/// Reads the tokens of a number skeleton into a style.
///
/// Source: UTS #35 part 3, "Number Skeletons", with the concise forms that ICU 72 reads.
struct SkeletonReader {
  private enum Kind: UInt16 {
    case unit, perUnit, unitWidth, scale, grouping, precision, rounding, notation, sign, wholeDigits, digits, point
  }

  /// The kinds of the tokens that were read, one bit each.
  private var kinds: UInt16 = 0
  private var perUnit: String?

  /// Reads one token.
  /// - Returns: whether it is known, and the first of its kind: ICU accepts each kind of token once.
  mutating func read(_ word: SkeletonWord, into style: inout NumberStyle) -> Bool {
    // The most frequent tokens in programs; no others begin like this.
    if word.first == UInt8(ascii: ".") || word.first == UInt8(ascii: "@") { return readConcise(word, into: &style) }
    let (stem, option) = word.parts(around: UInt8(ascii: "/"))
    let name = stem.text
    if name == "%x100", option == nil {
      (style.unit, style.scale) = (.percent, .hundred)
      return insert(.unit) && insert(.scale)
    }
    let kind = if let option { read(name, option, into: &style) } else { read(name, into: &style) }
    return kind.map { insert($0) } ?? readConcise(word, into: &style)
  }

  /// Applies combinations of tokens.
  /// - Returns: whether the tokens can be combined.
  func finish(_ style: inout NumberStyle) -> Bool {
    if let perUnit {
      guard case .measure(let unit) = style.unit, unit.utf8.starts(with: "measure-unit/".utf8) else { return false }
      style.unit = .measure("\(unit) \(perUnit)")
    }
    if !has(.precision) { style.precision = style.defaultPrecision }
    if style.isCompact, !has(.grouping) { style.grouping = .fromTwoDigits }
    return true
  }

  private func has(_ kind: Kind) -> Bool { kinds >> kind.rawValue & 1 == 1 }

  /// - Returns: whether it is the first of its kind.
  private mutating func insert(_ kind: Kind) -> Bool {
    defer { kinds |= 1 << kind.rawValue }
    return !has(kind)
  }

  // MARK: Tokens without options

  private func read(_ word: String, into style: inout NumberStyle) -> Kind? {
    if let kind = readFromList(word, into: &style) { return kind }
    switch word {
    case "percent", "%": style.unit = .percent
    case "permille": style.unit = .permille
    case "base-unit": style.unit = .none
    case "compact-short", "K": return Self.set(&style.notation, .compactShort, .notation)
    case "compact-long", "KK": return Self.set(&style.notation, .compactLong, .notation)
    case "scientific": return Self.set(&style.notation, .scientific(NumberStyle.Exponent()), .notation)
    case "engineering": return Self.set(&style.notation, .scientific(NumberStyle.Exponent(interval: 3)), .notation)
    case "notation-simple": return .notation
    case "precision-integer": return Self.set(&style.precision, .fraction(0, 0), .precision)
    case "precision-unlimited": return Self.set(&style.precision, .fraction(0, 999), .precision)
    case "precision-currency-standard": return Self.set(&style.precision, .currency(isCash: false), .precision)
    case "precision-currency-cash": return Self.set(&style.precision, .currency(isCash: true), .precision)
    case "integer-width-trunc":
      return Self.set(&style.wholeDigits, NumberStyle.WholeDigits(least: 0, greatest: 0), .wholeDigits)
    case "latin": return Self.set(&style.numberingSystem, "latn", .digits)
    case "decimal-auto": return .point
    case "decimal-always": return Self.set(&style.hasPointAlways, true, .point)
    case ",_": return Self.set(&style.grouping, .never, .grouping)
    case ",?": return Self.set(&style.grouping, .fromTwoDigits, .grouping)
    case ",!": return Self.set(&style.grouping, .always, .grouping)
    default: return readSign(word, into: &style) ? .sign : nil
    }
    return .unit
  }

  /// Reads `group-off`, `unit-width-narrow`, `rounding-mode-down`.
  private func readFromList(_ word: String, into style: inout NumberStyle) -> Kind? {
    func rest(after prefix: String) -> String? {
      word.utf8.starts(with: prefix.utf8) ? String(word.dropFirst(prefix.utf8.count)) : nil
    }
    if let name = rest(after: "group-") {
      return NumberStyle.Grouping(rawValue: name).map { Self.set(&style.grouping, $0, .grouping) }
    }
    if let name = rest(after: "unit-width-") {
      return NumberStyle.UnitWidth(rawValue: name).map { Self.set(&style.unitWidth, $0, .unitWidth) }
    }
    if let name = rest(after: "rounding-mode-") {
      return NumberStyle.Rounding(rawValue: name).map { Self.set(&style.rounding, $0, .rounding) }
    }
    return nil
  }

  private func readSign(_ word: String, into style: inout NumberStyle) -> Bool {
    guard let (sign, isAccounting) = NumberStyle.Sign.spelled(word) else { return false }
    (style.sign, style.isAccounting) = (sign, isAccounting)
    return true
  }

  // MARK: Tokens with options

  private mutating func read(_ stem: String, _ option: SkeletonWord, into style: inout NumberStyle) -> Kind? {
    guard !option.isEmpty else { return nil }
    let name = option.text
    switch stem {
    case "currency":
      guard option.count == 3, option.allSatisfy({ $0.isASCIILetter }) else { return nil }
      style.unit = .currency(name.asciiUppercased)
    case "measure-unit", "unit":
      guard option.allSatisfy({ $0.isASCIILetter || $0 == 0x2D || $0.isASCIIDigit }) else { return nil }
      switch "\(stem)/\(name)" {
      case "measure-unit/concentr-percent", "unit/percent": style.unit = .percent
      case "measure-unit/concentr-permille", "unit/permille": style.unit = .permille
      case let measure: style.unit = .measure(measure)
      }
    case "per-measure-unit":
      guard option.allSatisfy({ $0.isASCIILetter || $0 == 0x2D || $0.isASCIIDigit }) else { return nil }
      perUnit = "per-measure-unit/\(name)"
      return .perUnit
    case "scale":
      guard let scale = NumberStyle.Scale(option) else { return nil }
      return Self.set(&style.scale, scale, .scale)
    case "precision-increment":
      guard let number = DecimalWord(option), number.digits > 0 else { return nil }
      return Self.set(&style.precision, .increment(number.digits, number.places), .precision)
    case "integer-width":
      guard let digits = NumberStyle.WholeDigits(option) else { return nil }
      return Self.set(&style.wholeDigits, digits, .wholeDigits)
    case "numbering-system":
      guard 3...8 ~= option.count, option.allSatisfy({ $0.isASCIILetter }) else { return nil }
      return Self.set(&style.numberingSystem, name, .digits)
    case "scientific", "engineering":
      var exponent = NumberStyle.Exponent(interval: stem == "scientific" ? 1 : 3)
      var rest: SkeletonWord? = option
      while let options = rest {
        let part: SkeletonWord
        (part, rest) = options.parts(around: UInt8(ascii: "/"))
        guard exponent.read(part) else { return nil }
      }
      return Self.set(&style.notation, .scientific(exponent), .notation)
    default: return nil
    }
    return .unit
  }

  // MARK: Concise tokens

  /// Reads precisions (`.00`, `@@#`), `E0`, `000`.
  private mutating func readConcise(_ bytes: SkeletonWord, into style: inout NumberStyle) -> Bool {
    guard let first = bytes.first, bytes.count <= 1000 else { return false }
    switch first {
    case UInt8(ascii: "."), UInt8(ascii: "@"):
      guard let (precision, hidesZeros) = NumberStyle.Precision.concise(bytes) else { return false }
      (style.precision, style.hidesZeroFraction) = (precision, hidesZeros)
      return insert(.precision)
    case UInt8(ascii: "E"):
      guard let exponent = NumberStyle.Exponent(concise: bytes) else { return false }
      style.notation = .scientific(exponent)
      return insert(.notation)
    case UInt8(ascii: "0"):
      guard bytes.allSatisfy({ $0 == first }) else { return false }
      style.wholeDigits = NumberStyle.WholeDigits(least: bytes.count)
      return insert(.wholeDigits)
    default:
      // A stem of a precision with an option: `precision-integer/w`.
      guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")), bytes[slash...].elementsEqual("/w".utf8),
        bytes[..<slash].starts(with: "precision-".utf8), read(bytes[..<slash], into: &style)
      else { return false }
      style.hidesZeroFraction = true
      return true
    }
  }

  private static func set<Value>(_ value: inout Value, _ new: Value, _ kind: Kind) -> Kind {
    value = new
    return kind
  }

}

extension NumberStyle {
  /// The precision without a token for it.
  var defaultPrecision: Precision {
    if isCompact { return .compact }
    if case .currency = unit { return .currency(isCash: false) }
    return .fraction(0, 6)
  }
}

extension NumberStyle.Sign {
  /// The tokens for signs: stems and concise forms.
  package static let spellings: [(word: String, concise: String, sign: Self, isAccounting: Bool)] = [
    ("sign-auto", "", .ofNegative, false), ("sign-always", "+!", .always, false), ("sign-never", "+_", .never, false),
    ("sign-accounting", "()", .ofNegative, true), ("sign-accounting-always", "()!", .always, true),
    ("sign-except-zero", "+?", .exceptZero, false), ("sign-accounting-except-zero", "()?", .exceptZero, true),
    ("sign-negative", "+-", .belowZero, false), ("sign-accounting-negative", "()-", .belowZero, true),
  ]

  static func spelled(_ word: String) -> (Self, isAccounting: Bool)? {
    guard !word.isEmpty else { return nil }
    return spellings.first { $0.word == word || $0.concise == word }.map { ($0.sign, $0.isAccounting) }
  }
}
