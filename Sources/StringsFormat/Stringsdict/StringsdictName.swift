/// The names that `.stringsdict` files have for the parts of a rule.
public enum StringsdictName {
  /// The key of the format that names the variables.
  public static let format: TableKey = "NSStringLocalizedFormatKey"

  /// The key of the texts by width.
  public static let width: TableKey = "NSStringVariableWidthRuleType"

  /// The key of the rules by device.
  public static let device: TableKey = "NSStringDeviceSpecificRuleType"

  /// The key of what chooses among a variable's texts; its values are those of `MessageVariable.Rule`.
  public static let specType: TableKey = "NSStringFormatSpecTypeKey"

  /// The key of a variable's specifier.
  public static let valueType: TableKey = "NSStringFormatValueTypeKey"

  /// One of the names that every rule has, as a text that is kept already; `nil` for all others.
  static func text(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let name: String
    switch bytes.count {
    case 22: name = "NSStringPluralRuleType"
    case 25: name = "NSStringFormatSpecTypeKey"
    case 26: name = bytes[8] == UInt8(ascii: "L") ? "NSStringLocalizedFormatKey" : "NSStringFormatValueTypeKey"
    default: return nil
    }
    return name.utf8.withContiguousStorageIfAvailable { $0.hasSameBytes(as: bytes) } ?? false ? name : nil
  }
}
