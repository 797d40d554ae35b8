import L10nSyntax

@testable import L10nRuntime

extension MessageRendering {
  /// The text of one specifier: its argument checked, formatted, filled and isolated.
  func shown(_ placeholder: FormatPlaceholder, isDirectional: Bool) throws(MessageError) -> String {
    let field = try Field(placeholder, in: self)
    let value = try argument(placeholder.position)
    switch placeholder.conversion {
    case .object:
      return field.filled(formatter.text(of: value, isDirectional: isDirectional))
    case .cString, .utf16String:
      guard case .string(let string) = value else { throw Self.wrong(value, for: placeholder) }
      let shown = field.precision.map { String(String.UnicodeScalarView(string.unicodeScalars.prefix($0))) } ?? string
      return field.filled((shown, isolated(shown, isDirectional)))
    case .character, .utf16Unit:
      let scalar = String(try Self.scalar(value, for: placeholder))
      return field.filled((scalar, isolated(scalar, isDirectional)))
    case .pointer, .variable:
      throw Self.wrong(value, for: placeholder)
    default:
      // Its form determines how it is shown, regardless of the specifier.
      if value.hasForm { return field.filled(formatter.text(of: value, isDirectional: isDirectional)) }
      let number = try Self.number(value, for: placeholder, flags: field.flags, precision: field.precision)
      return number.text(symbols: formatter.symbols, width: field.width, flags: field.flags)
    }
  }

  /// A number as a specifier shows it, before padding.
  static func number(
    _ value: MessageArgument, for placeholder: FormatPlaceholder, flags: FormatFlags, precision: Int?
  ) throws(MessageError) -> FormattedNumber {
    guard let bits = placeholder.type.integerWidth else {
      guard let double = value.doubleValue else { throw wrong(value, for: placeholder) }
      return FormattedNumber(double, conversion: placeholder.conversion, flags: flags, precision: precision)
    }
    let integer = try integer(value, for: placeholder)
    return FormattedNumber(
      integer, conversion: placeholder.conversion, bits: bits, flags: flags, precision: precision)
  }

  /// Decimal numbers are shown in full, regardless of the width of their specifier: C wraps five billion for `%d`,
  /// which no one wants. Hexadecimal and octal digits represent the bits of the type, so they must fit.
  private static func integer(
    _ value: MessageArgument, for placeholder: FormatPlaceholder
  ) throws(MessageError) -> IntegerValue {
    guard let integer = value.integerValue ?? value.wholeNumber else { throw wrong(value, for: placeholder) }
    switch placeholder.conversion {
    case .decimal, .unsigned: return integer
    default:
      guard integer.fits(bits: placeholder.type.integerWidth ?? 64) else { throw outOfRange(integer, for: placeholder) }
      return integer
    }
  }

  private static func scalar(
    _ value: MessageArgument, for placeholder: FormatPlaceholder
  ) throws(MessageError) -> Unicode.Scalar {
    let integer = try integer(value, for: placeholder)
    guard !integer.isNegative, integer.magnitude <= 0x10FFFF,
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: integer.magnitude))
    else { throw outOfRange(integer, for: placeholder) }
    return scalar
  }

  private func isolated(_ text: String, _ isDirectional: Bool) -> String {
    formatter.isolation.isolated(text, isDirectional: isDirectional)
  }

  static func wrong(_ value: MessageArgument, for placeholder: FormatPlaceholder) -> MessageError {
    MessageError(
      .wrongArgument(position: placeholder.position, expected: placeholder.type, found: value.kind))
  }

  private static func outOfRange(_ value: IntegerValue, for placeholder: FormatPlaceholder) -> MessageError {
    let digits = (value.isNegative ? "-" : "") + String(value.magnitude)
    return MessageError(.outOfRange(position: placeholder.position, type: placeholder.type, value: digits))
  }
}

/// Width, precision and flags of a specifier with the arguments of its `*` put in.
private struct Field {
  var flags: FormatFlags
  var width = 0
  var precision: Int?

  /// C17, 7.21.6.1: a negative width is the flag `-` and a width, and a negative precision is ignored; the flag `0` is
  /// ignored with `-`, and with the precision of a whole number.
  init(_ placeholder: FormatPlaceholder, in rendering: MessageRendering) throws(MessageError) {
    flags = placeholder.flags
    if let amount = placeholder.width { width = try Self.value(of: amount, in: rendering) }
    if let amount = placeholder.precision {
      let value = try Self.value(of: amount, in: rendering)
      precision = value < 0 ? nil : value
    }
    if width < 0 {
      flags.insert(.left)
      width = -width
    }
    if precision != nil, placeholder.conversion.isInteger { flags.remove(.zero) }
  }

  /// Between −4095 and 4095.
  private static func value(
    of amount: FormatAmount, in rendering: MessageRendering
  ) throws(MessageError) -> Int {
    let value: Int
    switch amount {
    case .literal(let number): value = number
    case .argument(let position, _):
      let argument = try rendering.argument(position)
      guard let integer = argument.integerValue else {
        throw MessageError(.wrongArgument(position: position, expected: .int32, found: argument.kind))
      }
      let magnitude = Int(min(integer.magnitude, 1_000_000))
      value = integer.isNegative ? -magnitude : magnitude
    }
    guard value.magnitude <= UInt(MessageLimits.field) else { throw MessageError(.tooWide(value)) }
    return value
  }

  /// Text filled to the width; isolates are not counted and stay inside the padding.
  func filled(_ text: (plain: String, shown: String)) -> String {
    let missing = width - text.plain.unicodeScalars.count
    guard missing > 0 else { return text.shown }
    let padding = String(repeating: " ", count: missing)
    return flags.contains(.left) ? text.shown + padding : padding + text.shown
  }
}
