/// What one argument of a format has to be.
///
/// Raw values are the names of the Swift types that C passes for a specifier on a 64-bit system;
/// `variable` is an argument that a `%#@name@` chooses on, whose type only the variable's own
/// value type can tell.
package enum ArgumentType: String, Hashable, Sendable, CaseIterable {
  case object = "Object"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case int = "Int"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case uint = "UInt"
  case double = "Double"
  case float80 = "Float80"
  case cString = "CString"
  case utf16String = "UTF16String"
  case pointer = "Pointer"
  /// A point in time, which only patterns ask for.
  case date = "Date"
  case variable

  /// Whether a translation may use this type where its source uses `other`: kind and width agree.
  ///
  /// Signed and unsigned integers of one width are compatible, and so are `ld` and `lld`;
  /// `d` and `ld` are not. Variables are compatible whatever their names are.
  package func isCompatible(with other: ArgumentType) -> Bool {
    if let bits = integerWidth { return bits == other.integerWidth }
    return self == other
  }

  /// The width in bits of an integer type; `nil` for every other type.
  package var integerWidth: Int? {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int64, .uint64, .int, .uint: 64
    default: nil
    }
  }

  /// The shortest specifier that takes an argument of this type; for a variable, what stands before its name.
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
