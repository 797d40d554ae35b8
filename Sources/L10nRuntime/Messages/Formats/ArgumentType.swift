/// The type of a format's argument.
///
/// Raw values are the names of the Swift types that C passes for a specifier on a 64-bit system; `variable` is an
/// argument that a `%#@name@` selects by, whose type only the variable's own value type determines.
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
  /// An instant, which only patterns take.
  case date = "Date"
  case variable

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
}
