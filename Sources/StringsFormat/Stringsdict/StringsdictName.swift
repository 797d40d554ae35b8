/// The names that `.stringsdict` files have for the parts of a rule.
public enum StringsdictName {
  /// The key of the format that names the variables.
  public static let format: TableKey = TableKey("\(formatLiteral)")

  /// The key of the texts by width.
  public static let width: TableKey = "NSStringVariableWidthRuleType"

  /// The key of the rules by device.
  public static let device: TableKey = "NSStringDeviceSpecificRuleType"

  /// The key of what chooses among a variable's texts; its values are those of `MessageVariable.Rule`.
  public static let specType: TableKey = TableKey("\(specTypeLiteral)")

  /// The key of a variable's specifier.
  public static let valueType: TableKey = TableKey("\(valueTypeLiteral)")

  // As literals, to be compared where they lie.
  static var formatLiteral: StaticString { "NSStringLocalizedFormatKey" }
  static var specTypeLiteral: StaticString { "NSStringFormatSpecTypeKey" }
  static var valueTypeLiteral: StaticString { "NSStringFormatValueTypeKey" }
}
