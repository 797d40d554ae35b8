/// The names in `.stringsdict` files of the parts of a rule.
public enum StringsdictName {
  /// The key of the format that refers to the variables.
  public static let format: TableKey = "NSStringLocalizedFormatKey"

  /// The key of the texts by width.
  public static let width: TableKey = "NSStringVariableWidthRuleType"

  /// The key of the rules by device.
  public static let device: TableKey = "NSStringDeviceSpecificRuleType"

  /// The key of the rule by which a variable selects; its values are those of `MessageVariable.Rule`.
  public static let specType: TableKey = "NSStringFormatSpecTypeKey"

  /// The key of a variable's specifier.
  public static let valueType: TableKey = "NSStringFormatValueTypeKey"
}
