/// A `.stringsdict` with one plural rule.
enum StringsdictText {
  /// - Parameters:
  ///   - value: the type of the number, `lld` or `d`.
  ///   - forms: texts by plural category, in their order in the file.
  static func rule(_ key: String, value: String = "lld", _ forms: KeyValuePairs<String, String>) -> String {
    let forms = forms.map { "      <key>\($0)</key>\n      <string>\($1)</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>\(key)</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@count@</string>
          <key>count</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>\(value)</string>
      \(forms)    </dict>
        </dict>
      </dict>
      </plist>

      """
  }
}
