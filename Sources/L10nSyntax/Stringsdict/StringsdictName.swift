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
}
