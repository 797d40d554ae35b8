package import L10nRuntime

extension ArgumentType {
  /// Whether a translation may use this type where its source uses `other`: kind and width must agree.
  ///
  /// Signed and unsigned integers of one width are compatible, and so are `ld` and `lld`; `d` and `ld` are not.
  /// Variables are always compatible, regardless of their names.
  package func isCompatible(with other: ArgumentType) -> Bool {
    if let bits = integerWidth { return bits == other.integerWidth }
    return self == other
  }

  /// The shortest specifier for an argument of this type; for a variable, the part before its name.
  package var specifier: String {
    switch self {
    case .object, .date: "%@"
    case .int8: "%hhd"
    case .int16: "%hd"
    case .int32: "%d"
    case .int64: "%lld"
    case .int: "%ld"
    case .uint8: "%hhu"
    case .uint16: "%hu"
    case .uint32: "%u"
    case .uint64: "%llu"
    case .uint: "%lu"
    case .double: "%f"
    case .float80: "%Lf"
    case .cString: "%s"
    case .utf16String: "%S"
    case .pointer: "%p"
    case .variable: "%#@"
    }
  }

  /// Whether an argument of this type is a floating-point number.
  package var isFloatingPoint: Bool { self == .double || self == .float80 }
}
