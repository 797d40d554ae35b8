package import L10nRuntime

extension FormatConversion {
  /// The flags that have a meaning with this conversion, as clang checks them for `NSString`.
  package var allowedFlags: FormatFlags {
    switch self {
    case .decimal: [.left, .plus, .space, .zero]
    case .unsigned: [.left, .zero]
    case .octal, .hexadecimal: [.left, .zero, .alternate]
    case .fixed, .exponent, .general, .hexadecimalFloat: [.left, .plus, .space, .zero, .alternate]
    case .variable: [.left, .plus, .space, .zero, .alternate]
    case .object, .character, .utf16Unit, .cString, .utf16String, .pointer: [.left]
    }
  }

  /// Whether the conversion has a precision.
  package var takesPrecision: Bool {
    switch self {
    case .cString, .variable: true
    default: isInteger || isFloatingPoint
    }
  }

  /// Whether the conversion can have a length modifier.
  package func takes(_ length: FormatLength) -> Bool {
    if isInteger { return length != .L }
    return isFloatingPoint && (length == .l || length == .L)
  }
}
