/// One specifier of a format, as `%2$-8.1f` or `%#@files@`.
package struct FormatPlaceholder: Hashable, Sendable {
  /// Where it stands, in UTF-8 offsets of the text, from the `%` to after the conversion.
  package let range: Range<Int>
  /// The argument it shows, from 1; counted for a specifier without a number.
  package let position: Int
  /// Whether the position was written (`%2$@`) rather than counted.
  package let isNumbered: Bool
  /// The flags before the width.
  package let flags: FormatFlags
  /// The smallest number of scalars it fills.
  package let width: FormatAmount?
  /// Digits after the point, digits at least, or scalars at most: the conversion decides.
  package let precision: FormatAmount?
  /// The length modifier.
  package let length: FormatLength?
  /// What it does with its argument.
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

  /// `-`: padded on the right.
  package static let left = FormatFlags(rawValue: 1)
  /// `+`: a sign before positive numbers too.
  package static let plus = FormatFlags(rawValue: 2)
  /// A space before positive numbers.
  package static let space = FormatFlags(rawValue: 4)
  /// `#`: `0x` before hexadecimals, a point after floats.
  package static let alternate = FormatFlags(rawValue: 8)
  /// `0`: padded with zeros.
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
