/// Stands for `PatternRendering`: "22nd" takes 100 in place of 2,000 ns.
///
/// Patterns with texts, arguments, numbers and dates in a style, and variants that text or a whole number chooses.
extension DirectRendering {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// What the parts of a variant stand in.
  private struct Scope {
    var isDirectional: Bool
    /// The number of the plural whose variant it is, less its offset.
    var number: IntegerValue?
    var depth = 0
  }

  /// Writes a pattern, whose names stand before its parts.
  @inline(never)
  mutating func append(pattern coded: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var reader = FieldReader(coded), let count = reader.number() else { return false }
    for _ in 0..<count {
      guard reader.field() != nil else { return false }
    }
    return append(&reader, in: Scope(isDirectional: manner.step.pointee.isRightToLeft))
  }

  private mutating func append(_ parts: inout FieldReader, in outer: Scope) -> Bool {
    var scope = outer
    if !scope.isDirectional, !isASCII, hasTexts {
      guard let isDirectional = Self.isDirectional(parts) else { return false }
      scope.isDirectional = isDirectional
    }
    guard let count = parts.number() else { return false }
    for _ in 0..<count {
      guard appendPart(&parts, in: scope) else { return false }
    }
    return true
  }

  @inline(__always)
  private mutating func appendPart(_ parts: inout FieldReader, in scope: Scope) -> Bool {
    switch parts.byte() {
    case UInt8(ascii: "t"): return parts.appendField(to: &output)
    case UInt8(ascii: "#"):
      guard let number = scope.number else { return true }
      return manner.formats.pointee.numbers.append(number, to: &output)
    case UInt8(ascii: "a"):
      guard let position = position(&parts) else { return false }
      return appendArgument(position, isDirectional: scope.isDirectional)
    case UInt8(ascii: "x"):
      guard let position = position(&parts), case .string = arguments[position &- 1] else { return false }
      return appendObject(position, isDirectional: scope.isDirectional)
    case UInt8(ascii: "n"):
      guard let position = position(&parts), let skeleton = parts.field(),
        let number = arguments[position &- 1].decimal
      else { return false }
      return append(number, skeleton)
    case UInt8(ascii: "d"):
      guard let position = position(&parts), let form = parts.field(),
        case .date(let instant, _) = arguments[position &- 1]
      else { return false }
      let date = MessageArgument.date(instant, DateForm(text: String(decoding: form, as: UTF8.self)))
      return manner.formats.append(ownWords: date, to: &output)
    case UInt8(ascii: "s"): return appendText(choosing: &parts, in: scope)
    case UInt8(ascii: "p"): return appendNumber(choosing: &parts, isOrdinal: false, isStyled: false, in: scope)
    case UInt8(ascii: "P"): return appendNumber(choosing: &parts, isOrdinal: false, isStyled: true, in: scope)
    case UInt8(ascii: "o"): return appendNumber(choosing: &parts, isOrdinal: true, isStyled: false, in: scope)
    case UInt8(ascii: "O"): return appendNumber(choosing: &parts, isOrdinal: true, isStyled: true, in: scope)
    default: return false
    }
  }

  /// The number of the argument whose place comes next; `nil` where it is not given.
  @inline(__always)
  private func position(_ parts: inout FieldReader) -> Int? {
    guard let place = parts.number(), place < arguments.count else { return nil }
    return place &+ 1
  }

  /// Whether an argument is text, which may have to be isolated.
  private var hasTexts: Bool {
    for argument in arguments {
      switch argument {
      case .string, .list: return true
      default: continue
      }
    }
    return false
  }

  /// Whether one of the texts among the parts has a direction, those of variants left out; `nil` for what it cannot read.
  @inline(never)
  private static func isDirectional(_ parts: FieldReader) -> Bool? {
    var parts = parts
    guard let count = parts.number() else { return nil }
    for _ in 0..<count {
      if let text = parts.text {
        if isDirectional(text) { return true }
      } else if !parts.skipPart() {
        return nil
      }
    }
    return false
  }

  // MARK: Arguments

  /// Writes an argument without a style. Numbers are not isolated, unlike those of `%@`.
  private mutating func appendArgument(_ position: Int, isDirectional: Bool) -> Bool {
    if case .double(let number) = arguments[position &- 1] {
      return append(DecimalNumber(number), Bytes(start: nil, count: 0))
    }
    return appendInteger(position) || appendObject(position, isDirectional: isDirectional)
  }

  /// Writes a number in a style.
  @inline(__always)
  private mutating func append(_ number: DecimalNumber, _ skeleton: Bytes) -> Bool {
    manner.formats.pointee.styles.style(skeleton)?._withUnsafeGuaranteedRef { $0.append(number, to: &output) } ?? false
  }

  // MARK: Variants

  private mutating func appendText(choosing parts: inout FieldReader, in scope: Scope) -> Bool {
    guard let position = position(&parts), parts.field() != nil, let variants = DirectVariants(&parts),
      case .string(let text) = arguments[position &- 1]
    else { return false }
    let chosen = text.utf8.withContiguousStorageIfAvailable { variants.keyword($0) }
    guard let chosen else { return false }
    return append(variant: chosen ?? variants.other, Scope(isDirectional: scope.isDirectional, depth: scope.depth &+ 1))
  }

  private mutating func appendNumber(
    choosing parts: inout FieldReader, isOrdinal: Bool, isStyled: Bool, in scope: Scope
  ) -> Bool {
    guard let position = position(&parts), let value = arguments[position &- 1].integerValue,
      value.magnitude < WholeNumberRules.limit, let offset = parts.wholeNumber()
    else { return false }
    var style: Bytes?
    if isStyled {
      style = parts.field()
      if style == nil { return false }
    }
    guard let variants = DirectVariants(&parts) else { return false }
    let signed = value.isNegative ? 0 &- Int64(value.magnitude) : Int64(value.magnitude)
    let rest = signed &- Int64(offset)
    guard rest.magnitude < WholeNumberRules.limit else { return false }
    let number = IntegerValue(isNegative: rest < 0, magnitude: rest.magnitude)
    var variant = variants.exact(signed)
    if variant == nil {
      let formats = manner.formats
      guard let other = variants.other, let shown = style ?? other.style(of: position &- 1) else { return false }
      var category = 5
      if shown.isEmpty {
        let rules = isOrdinal ? formats.pointee.ordinalRules : manner.step.pointee.rules
        category = rules.categoryPosition(of: number.magnitude)
      } else {
        guard let style = formats.pointee.styles.style(shown) else { return false }
        category = style._withUnsafeGuaranteedRef {
          $0.categoryPosition(of: DecimalNumber(significand: rest), isOrdinal: isOrdinal)
        }
      }
      var keyword = PluralCategory(position: UInt8(truncatingIfNeeded: category)).rawValue
      variant = category == 5 ? other : keyword.withUTF8 { variants.keyword($0) } ?? other
    }
    return append(
      variant: variant, Scope(isDirectional: scope.isDirectional, number: number, depth: scope.depth &+ 1))
  }

  @inline(__always)
  private mutating func append(variant: FieldReader?, _ scope: Scope) -> Bool {
    guard var parts = variant, scope.depth <= MessageLimits.depth else { return false }
    return append(&parts, in: scope)
  }
}
