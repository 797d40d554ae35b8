extension RuleExample {
  /// A variable of a `.stringsdict` entry in an example.
  struct Variable {
    let name: String
    let valueType: String?
    let forms: KeyValuePairs<String, String>

    /// - Parameter valueType: `nil` leaves the key out.
    init(_ name: String, valueType: String? = "lld", _ forms: KeyValuePairs<String, String>) {
      self.name = name
      self.valueType = valueType
      self.forms = forms
    }
  }

  /// The text of a `.stringsdict` file with one entry.
  ///
  /// Marks round a key or a variable's name are put round its tags, where rules point; marks in texts stay.
  static func stringsdict(_ key: String, _ format: String, _ variables: Variable...) -> String {
    let rules = variables.map { variable in
      element("key", variable.name)
        + dict(
          [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")]
            + (variable.valueType.map { [("NSStringFormatValueTypeKey", $0)] } ?? []) + variable.forms.map { $0 })
    }
    let entry = pair("NSStringLocalizedFormatKey", format) + rules.joined()
    return "<plist><dict>\(element("key", key))<dict>\(entry)</dict></dict></plist>"
  }

  /// The text of a `.stringsdict` file with one entry that chooses by device.
  static func stringsdict(_ key: String, devices: KeyValuePairs<String, String>) -> String {
    let rule = element("key", "NSStringDeviceSpecificRuleType") + dict(devices.map { $0 })
    return "<plist><dict>\(element("key", key))<dict>\(rule)</dict></dict></plist>"
  }

  private static func dict(_ pairs: [(key: String, value: String)]) -> String {
    "<dict>\(pairs.map { pair($0.key, $0.value) }.joined())</dict>"
  }

  private static func pair(_ key: String, _ value: String) -> String {
    element("key", key) + element("string", value)
  }

  private static func element(_ tag: String, _ text: String) -> String {
    let isMarked = tag == "key" && text.hasPrefix("⟦") && text.hasSuffix("⟧")
    return isMarked ? "⟦<\(tag)>\(text.dropFirst().dropLast())</\(tag)>⟧" : "<\(tag)>\(text)</\(tag)>"
  }
}
