/// One specifier of a format, such as `%2$-8.1f` or `%#@files@`.
package struct FormatPlaceholder: Hashable, Sendable {
  /// Its place in UTF-8 offsets of the text, from the `%` to the end of the conversion.
  package let range: Range<Int>
  /// The position of the shown argument, from 1; counted for a specifier without a number.
  package let position: Int
  /// Whether the position was written (`%2$@`) rather than counted.
  package let isNumbered: Bool
  /// The flags before the width.
  package let flags: FormatFlags
  /// The least number of scalars of the field.
  package let width: FormatAmount?
  /// The number of fraction digits, the least number of digits, or the greatest number of scalars, depending on the
  /// conversion.
  package let precision: FormatAmount?
  /// The length modifier.
  package let length: FormatLength?
  /// The conversion.
  package let conversion: FormatConversion

  /// A specifier from its parts.
  package init(
    range: Range<Int>, position: Int, isNumbered: Bool, flags: FormatFlags = [], width: FormatAmount? = nil,
    precision: FormatAmount? = nil, length: FormatLength? = nil, conversion: FormatConversion
  ) {
    (self.range, self.position, self.isNumbered) = (range, position, isNumbered)
    (self.flags, self.width, self.precision) = (flags, width, precision)
    (self.length, self.conversion) = (length, conversion)
  }

  /// The type of the argument; `.variable` for `%#@name@`.
  package var type: ArgumentType { conversion.argumentType(length) }

  /// The name in `%#@name@`.
  package var variable: String? {
    if case .variable(let name) = conversion { name } else { nil }
  }
}

/// The flags of a specifier.
package struct FormatFlags: OptionSet, Hashable, Sendable {
  /// One bit a flag.
  package let rawValue: UInt8

  /// Flags from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `-`: pads on the right.
  package static let left = FormatFlags(rawValue: 1)
  /// `+`: shows a sign for positive numbers too.
  package static let plus = FormatFlags(rawValue: 2)
  /// A space before positive numbers.
  package static let space = FormatFlags(rawValue: 4)
  /// `#`: shows `0x` before hexadecimal numbers, and a point after floats.
  package static let alternate = FormatFlags(rawValue: 8)
  /// `0`: pads with zeros.
  package static let zero = FormatFlags(rawValue: 16)
  /// `'`: of other systems, never in a placeholder.
  package static let apostrophe = FormatFlags(rawValue: 32)
}

/// A width or a precision.
package enum FormatAmount: Hashable, Sendable {
  /// Written in the text.
  case literal(Int)
  /// `*` or `*2$`: taken from the argument at this position.
  case argument(position: Int, isNumbered: Bool)
}

/// A length modifier.
package enum FormatLength: String, CaseIterable, Hashable, Sendable {
  case hh, h, l, ll, q, j, z, t
  case L = "L"
}
