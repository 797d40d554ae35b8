extension RuleExample {
  /// The text of a `.stringsdict` with one entry that chooses among plural forms by a number, its variable `n`.
  ///
  ///     plural("files", ["one": "%lld file", "other": "%lld files"])
  ///
  /// Marks round the key or round a whole text are put round its tags, too.
  static func plural(_ key: String, format: String = "%#@n@", _ forms: KeyValuePairs<String, String>) -> String {
    let variants = forms.map { element("key", $0.key) + element("string", $0.value) }.joined()
    return """
      <plist version="1.0"><dict>\(element("key", key))<dict>
      <key>NSStringLocalizedFormatKey</key>\(element("string", format))
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      \(variants)
      </dict></dict></dict></plist>
      """
  }

  private static func element(_ name: String, _ text: String) -> String {
    guard text.hasPrefix("⟦"), text.hasSuffix("⟧") else { return "<\(name)>\(text)</\(name)>" }
    return "⟦<\(name)>\(text.dropFirst().dropLast())</\(name)>⟧"
  }
}
