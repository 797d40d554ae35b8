// Specifiers with a width, a precision or flags, and numbers in the form that `.stringsdict` rules check.

extension Interpreter {
  /// Writes an argument for a specifier: checked, formatted, padded and isolated.
  mutating func appendField(_ body: ProgramCursor, isDirectional: Bool) -> Bool {
    var block = body
    guard let placeholder = block.placeholder() else { return false }
    do throws(MessageError) {
      let start = output.count
      guard try append(placeholder, isDirectional: isDirectional) else { return false }
      mark(placeholder.position, from: start)
      return true
    } catch {
      return fail { error.reason }
    }
  }

  private func value(_ position: Int) throws(MessageError) -> MessageArgument {
    guard position > 0, position <= arguments.count else {
      throw MessageError(.missingArgument(position: position, count: arguments.count))
    }
    return arguments[position - 1]
  }

  private mutating func append(
    _ placeholder: FormatPlaceholder, isDirectional: Bool
  ) throws(MessageError) -> Bool {
    let field = try field(of: placeholder)
    let value = try value(placeholder.position)
    switch placeholder.conversion {
    case .object: return append(value, in: field, isDirectional: isDirectional)
    case .cString, .utf16String:
      guard case .string(let string) = value else { throw Self.wrong(value, for: placeholder) }
      let shown = field.precision.map { String(String.UnicodeScalarView(string.unicodeScalars.prefix($0))) } ?? string
      return append(.string(shown), in: field, isDirectional: isDirectional)
    case .character, .utf16Unit:
      let scalar = String(try Self.scalar(value, for: placeholder))
      return append(.string(scalar), in: field, isDirectional: isDirectional)
    case .pointer, .variable: throw Self.wrong(value, for: placeholder)
    default:
      // Its form overrides the specifier.
      if value.hasForm { return append(value, in: field, isDirectional: isDirectional) }
      let number = try Self.number(value, for: placeholder, flags: field.flags, precision: field.precision)
      return output.append(
        number.text(symbols: context.formats.symbols, width: field.width, flags: field.flags))
    }
  }

  /// Writes an argument as `%@` does, padded to the width; isolates are not counted and are inside the padding.
  private mutating func append(_ value: MessageArgument, in field: Field, isDirectional: Bool) -> Bool {
    let missing = field.width > 0 ? max(0, field.width - plainText(of: value).unicodeScalars.count) : 0
    let padding = String(repeating: " ", count: missing)
    let isLeft = field.flags.contains(.left)
    return (isLeft || output.append(padding))
      && withUnsafePointer(to: value) { append(object: $0, isDirectional: isDirectional) }
      && (!isLeft || output.append(padding))
  }

  /// A number formatted for a specifier, before padding.
  private static func number(
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

  /// Decimal numbers are shown in full, regardless of the width of their specifier: C would wrap five billion for `%d`,
  /// which is never intended. Hexadecimal and octal digits are the bits of the type, so they must fit.
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

  private static func wrong(_ value: MessageArgument, for placeholder: FormatPlaceholder) -> MessageError {
    MessageError(.wrongArgument(position: placeholder.position, expected: placeholder.type, found: value.kind))
  }

  private static func outOfRange(_ value: IntegerValue, for placeholder: FormatPlaceholder) -> MessageError {
    let digits = (value.isNegative ? "-" : "") + String(value.magnitude)
    return MessageError(.outOfRange(position: placeholder.position, type: placeholder.type, value: digits))
  }

  // MARK: Fields

  /// The width, precision and flags of a specifier with the values of its `*` arguments.
  private struct Field {
    var flags: FormatFlags
    var width = 0
    var precision: Int?
  }

  /// C17, 7.21.6.1: a negative width is the flag `-` and a width, a negative precision is none; the flag `0` is ignored
  /// with `-`, and with a precision of a whole number.
  private func field(of placeholder: FormatPlaceholder) throws(MessageError) -> Field {
    var field = Field(flags: placeholder.flags)
    if let amount = placeholder.width { field.width = try value(of: amount) }
    if let amount = placeholder.precision {
      let value = try value(of: amount)
      field.precision = value < 0 ? nil : value
    }
    if field.width < 0 {
      field.flags.insert(.left)
      field.width = -field.width
    }
    if field.precision != nil, placeholder.conversion.isInteger { field.flags.remove(.zero) }
    return field
  }

  /// The value of an amount, between −4095 and 4095.
  private func value(of amount: FormatAmount) throws(MessageError) -> Int {
    let number: Int
    switch amount {
    case .literal(let literal): number = literal
    case .argument(let position, _):
      let argument = try value(position)
      guard let integer = argument.integerValue else {
        throw MessageError(.wrongArgument(position: position, expected: .int32, found: argument.kind))
      }
      let magnitude = Int(min(integer.magnitude, 1_000_000))
      number = integer.isNegative ? -magnitude : magnitude
    }
    guard number.magnitude <= UInt(MessageLimits.field) else { throw MessageError(.tooWide(number)) }
    return number
  }

  // MARK: Choices

  /// The index in CLDR's order of the category of a number, and whether the number is 0, which a block for `zero`
  /// matches in every language; `nil` for a value that is not a number.
  /// - Parameters:
  ///   - cursor: the position before the `CountedValue`.
  @inline(never)
  mutating func category(
    of argument: Argument, _ cursor: ProgramCursor, at position: Int
  ) -> (place: Int, isZero: Bool)? {
    if case .number(let number, let form) = argument.pointee {
      let place = context.formats.style(form).use { $0.categoryPosition(of: number) }
      return (place, number.kind == .finite && number.digits == 0)
    }
    let argument = argument.pointee
    if let place = context.formats.categoryPosition(of: argument) { return (place, argument.exactNumber == 0) }
    var rest = cursor
    guard let value = rest.countedValue(), let digits = digits(of: argument, as: value, at: position) else {
      return nil
    }
    let isWhole =
      switch value {
      case .any: argument.integerValue != nil
      case .whole: true
      case .shown(let placeholder): placeholder.conversion.isInteger
      }
    let rules = context.step.pointee.rules
    let category =
      PluralOperands(digits).map { operands in
        rules._withUnsafeGuaranteedRef { $0.rules.category(for: operands) }
      } ?? .other
    // An existing `zero` matches the whole number 0 in every language (Foundation release notes, OS X 10.9); otherwise
    // the category is CLDR's, for the number as it is shown.
    return (Int(category.position), isWhole && argument.integerValue?.magnitude == 0)
  }

  /// The magnitude of a number in the digits of a variable's value type; `nil` for a value that is not a number, and
  /// for one that does not fit.
  mutating func digits(of argument: MessageArgument, as value: CountedValue, at position: Int) -> String? {
    do throws(MessageError) {
      return try checkedDigits(of: argument, as: value, at: position)
    } catch {
      _ = fail { error.reason }
      return nil
    }
  }

  private func checkedDigits(
    of argument: MessageArgument, as value: CountedValue, at position: Int
  ) throws(MessageError) -> String {
    var expected = ArgumentType.int
    switch value {
    case .any: break
    case .whole(let type):
      expected = type
      guard argument.integerValue != nil || argument.wholeNumber != nil else {
        throw MessageError(.wrongArgument(position: position, expected: type, found: argument.kind))
      }
    case .shown(let placeholder):
      expected = placeholder.type
      let precision: Int? = if case .literal(let digits)? = placeholder.precision { digits } else { nil }
      if let precision, precision > MessageLimits.field { throw MessageError(.tooWide(precision)) }
      switch placeholder.conversion {
      case .fixed, .general:
        let number = try Self.number(argument, for: placeholder, flags: placeholder.flags, precision: precision)
        // Plural rules have no exponent but that of compact notation.
        if number.exponent.isEmpty { return number.plain }
      case .decimal, .unsigned, .octal, .hexadecimal:
        // The number itself is used, regardless of its base and padding, but it must fit.
        _ = try Self.number(argument, for: placeholder, flags: [], precision: nil)
      default: break
      }
    }
    switch argument {
    case .integer(let value): return String(value.magnitude)
    case .unsigned(let value): return String(value)
    case .double(let value):
      let shortest = FormattedNumber(shortest: value)
      if shortest.exponent.isEmpty { return shortest.plain }
      let places = value.magnitude < 1 ? 20 : 0
      return FormattedNumber(value, conversion: .fixed(uppercase: false), flags: [], precision: places).plain
    default: throw MessageError(.wrongArgument(position: position, expected: expected, found: argument.kind))
    }
  }
}
