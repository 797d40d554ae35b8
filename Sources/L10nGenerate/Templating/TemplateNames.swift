/// The names in templates.
enum TemplateNames {
  /// The values, and the forms of texts.
  static let all = Set(
    """
    access arguments categories category comment constant controls development directory exampleControl examplePath format forms hasArguments \
    hasControls identifier isDevelopment isInLanguage isNamed isPlural isRightToLeft isTranslated key keys kind kotlinConstant \
    kotlinType locale localeCount locales name path position propertyName source state swiftType table tables tag \
    textCount texts translations typeName typeScriptName typeScriptType value variable
    """.split(separator: " ").map(String.init) + EscapedForm.allCases.map(\.rawValue))

  /// The transforms of values: `{{uppercased(key)}}`, `{{^last()}}, {{/last()}}`.
  static let transforms: Set<String> = [
    "capitalized", "count", "empty", "even", "first", "index", "last", "lowercased", "odd", "plusone", "reversed",
    "uppercased",
  ]
}
