/// The conversion of a specifier.
package enum FormatConversion: Hashable, Sendable {
  /// `@`
  case object
  /// `#@name@`
  case variable(String)
  /// `d`, `i`
  case decimal
  /// `u`
  case unsigned
  /// `o`
  case octal
  /// `x`, `X`
  case hexadecimal(uppercase: Bool)
  /// `f`, `F`
  case fixed(uppercase: Bool)
  /// `e`, `E`
  case exponent(uppercase: Bool)
  /// `g`, `G`
  case general(uppercase: Bool)
  /// `a`, `A`
  case hexadecimalFloat(uppercase: Bool)
  /// `c`
  case character
  /// `C`
  case utf16Unit
  /// `s`
  case cString
  /// `S`
  case utf16String
  /// `p`
  case pointer

  /// The conversion of a letter; `nil` for other letters. `@` is `object`.
  package init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"): self = .decimal
    case UInt8(ascii: "u"): self = .unsigned
    case UInt8(ascii: "o"): self = .octal
    case UInt8(ascii: "x"): self = .hexadecimal(uppercase: false)
    case UInt8(ascii: "X"): self = .hexadecimal(uppercase: true)
    case UInt8(ascii: "f"): self = .fixed(uppercase: false)
    case UInt8(ascii: "F"): self = .fixed(uppercase: true)
    case UInt8(ascii: "e"): self = .exponent(uppercase: false)
    case UInt8(ascii: "E"): self = .exponent(uppercase: true)
    case UInt8(ascii: "g"): self = .general(uppercase: false)
    case UInt8(ascii: "G"): self = .general(uppercase: true)
    case UInt8(ascii: "a"): self = .hexadecimalFloat(uppercase: false)
    case UInt8(ascii: "A"): self = .hexadecimalFloat(uppercase: true)
    case UInt8(ascii: "c"): self = .character
    case UInt8(ascii: "C"): self = .utf16Unit
    case UInt8(ascii: "s"): self = .cString
    case UInt8(ascii: "S"): self = .utf16String
    case UInt8(ascii: "p"): self = .pointer
    default: return nil
    }
  }

  /// The letter in a specifier.
  package var letter: UInt8 {
    switch self {
    case .object, .variable: UInt8(ascii: "@")
    case .decimal: UInt8(ascii: "d")
    case .unsigned: UInt8(ascii: "u")
    case .octal: UInt8(ascii: "o")
    case .hexadecimal(let uppercase): uppercase ? UInt8(ascii: "X") : UInt8(ascii: "x")
    case .fixed(let uppercase): uppercase ? UInt8(ascii: "F") : UInt8(ascii: "f")
    case .exponent(let uppercase): uppercase ? UInt8(ascii: "E") : UInt8(ascii: "e")
    case .general(let uppercase): uppercase ? UInt8(ascii: "G") : UInt8(ascii: "g")
    case .hexadecimalFloat(let uppercase): uppercase ? UInt8(ascii: "A") : UInt8(ascii: "a")
    case .character: UInt8(ascii: "c")
    case .utf16Unit: UInt8(ascii: "C")
    case .cString: UInt8(ascii: "s")
    case .utf16String: UInt8(ascii: "S")
    case .pointer: UInt8(ascii: "p")
    }
  }

  /// Whether it shows a whole number in any base.
  package var isInteger: Bool {
    switch self {
    case .decimal, .unsigned, .octal, .hexadecimal: true
    default: false
    }
  }

  /// Whether it shows a floating-point number.
  package var isFloatingPoint: Bool {
    switch self {
    case .fixed, .exponent, .general, .hexadecimalFloat: true
    default: false
    }
  }

  package func argumentType(_ length: FormatLength?) -> ArgumentType {
    switch self {
    case .object: .object
    case .variable: .variable
    case .decimal: Self.signedType(length)
    case .unsigned, .octal, .hexadecimal: Self.unsignedType(length)
    case .fixed, .exponent, .general, .hexadecimalFloat: length == .L ? .float80 : .double
    case .character: .int32
    case .utf16Unit: .uint16
    case .cString: .cString
    case .utf16String: .utf16String
    case .pointer: .pointer
    }
  }

  private static func signedType(_ length: FormatLength?) -> ArgumentType {
    switch length {
    case .hh: .int8
    case .h: .int16
    case .l, .z, .t: .int
    case .ll, .q, .j: .int64
    case .L, nil: .int32
    }
  }

  private static func unsignedType(_ length: FormatLength?) -> ArgumentType {
    switch length {
    case .hh: .uint8
    case .h: .uint16
    case .l, .z, .t: .uint
    case .ll, .q, .j: .uint64
    case .L, nil: .uint32
    }
  }
}
