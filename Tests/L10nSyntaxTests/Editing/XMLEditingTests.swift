import L10nSyntax
import Testing

@Suite struct XMLEditingTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <!-- A -->
      <key>a</key>
      <string>1 &amp; <![CDATA[2]]></string>
      <key>k</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@n@</string>
        <key>n</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <!-- One. -->
          <key>one</key>
          <string>one</string>
          <key>other</key> <string>others</string>
        </dict>
      </dict>
    </dict>
    </plist>

    """

  private static func rule(_ format: String, _ forms: [(String, String)]) -> StringsdictWriter.Value {
    let type = StringsdictWriter.Pair(StringsdictName.specType, .text("NSStringPluralRuleType"))
    let variable = [type] + forms.map { StringsdictWriter.Pair(TableKey($0.0), .text($0.1)) }
    return .dictionary([
      StringsdictWriter.Pair(StringsdictName.format, .text(format)), StringsdictWriter.Pair("n", .dictionary(variable)),
    ])
  }

  /// An edit, and the range of the file that it replaces by another.
  @Test(
    arguments: [
      (.set("a", "<é>"), "<string>1 &amp; <![CDATA[2]]></string>", "<string>&lt;é&gt;</string>"),
      (.set("a", "1 & 2"), "", ""), (.rename("a", "b&"), "<key>a</key>", "<key>b&amp;</key>"),
      (.remove("a"), "  <!-- A -->\n  <key>a</key>\n  <string>1 &amp; <![CDATA[2]]></string>\n", ""),
      (.mark("a", true), "  <key>a</key>", "  <!-- l10n:untranslated -->\n  <key>a</key>"),
      (
        .insert("n", .after("a"), comment: "C\nD", isUntranslated: true), "]]></string>\n",
        "]]></string>\n  <!-- C\n       D -->\n  <!-- l10n:untranslated -->\n  <key>n</key>\n  <string>N</string>\n"
      ),
      (.insert("n", .before("a")), "  <!-- A -->", "  <key>n</key>\n  <string>N</string>\n  <!-- A -->"),
      (.insert("n", .end), "  </dict>\n</dict>", "  </dict>\n  <key>n</key>\n  <string>N</string>\n</dict>"),
      (.setRule("k", rule("%#@n@", [("one", "one"), ("other", "others")])), "", ""),
      (.setRule("k", rule("%#@n@ ", [("other", "others"), ("one", "one")])), "%#@n@", "%#@n@ "),
      (.setRule("k", rule("%#@n@", [("one", "1"), ("other", "others")])), "<string>one", "<string>1"),
      (
        .setRule("k", rule("%#@n@", [("zero", "0"), ("one", "one"), ("few", "f"), ("other", "others")])),
        "      <!-- One. -->\n      <key>one</key>\n      <string>one</string>\n",
        "      <key>zero</key>\n      <string>0</string>\n      <!-- One. -->\n      <key>one</key>\n"
          + "      <string>one</string>\n      <key>few</key>\n      <string>f</string>\n"
      ),
      (
        .setRule("k", rule("%#@n@", [("other", "others")])),
        "      <!-- One. -->\n      <key>one</key>\n      <string>one</string>\n", ""
      ),
      (
        .setRule("a", rule("f", [("other", "x")])), "<string>1 &amp; <![CDATA[2]]></string>",
        "<dict>\n    <key>NSStringLocalizedFormatKey</key>\n    <string>f</string>\n    <key>n</key>\n    <dict>\n"
          + "      <key>NSStringFormatSpecTypeKey</key>\n      <string>NSStringPluralRuleType</string>\n"
          + "      <key>other</key>\n      <string>x</string>\n    </dict>\n  </dict>"
      ),
      (.mark("k", false), "", ""),
    ] as [(TableEdit, String, String)])
  func changesOnlyWhatWasAskedFor(_ edit: TableEdit, _ old: String, _ new: String) throws {
    let expected = old.isEmpty ? Self.file : Self.file.replacing(old, with: new, maxReplacements: 1)
    #expect(try TableEdit.result(of: [edit], in: Self.file) == expected)
    let windows = Self.file.replacing("\n", with: "\r\n")
    #expect(try TableEdit.result(of: [edit], in: windows) == expected.replacing("\n", with: "\r\n"))
  }

  /// Files of other shapes.
  @Test(
    arguments: [
      (
        "<plist><dict/></plist>", .insert("n", .end),
        "<plist><dict>\n\t<key>n</key>\n\t<string>N</string>\n</dict></plist>"
      ),
      (
        "<plist>\n<dict>\n</dict>\n</plist>", .insert("n", .end),
        "<plist>\n<dict>\n\t<key>n</key>\n\t<string>N</string>\n</dict>\n</plist>"
      ),
      (
        "<dict><!-- none --></dict>", .insert("n", .end),
        "<dict><!-- none -->\n\t<key>n</key>\n\t<string>N</string>\n</dict>"
      ),
      (
        "<dict><key>a</key><string/></dict>", .insert("n", .after("a"), comment: "C"),
        "<dict><key>a</key><string/><!-- C --><key>n</key><string>N</string></dict>"
      ),
      (
        "<dict><key>a</key><string/></dict>", .insert("n", .before("a")),
        "<dict><key>n</key><string>N</string><key>a</key><string/></dict>"
      ),
      (
        "<dict>\n<key>a</key>\n<string/>\n</dict>", .insert("n", .end),
        "<dict>\n<key>a</key>\n<string/>\n<key>n</key>\n<string>N</string>\n</dict>"
      ),
      ("<dict><key>a</key><string/></dict>", .set("a", ""), "<dict><key>a</key><string/></dict>"),
      ("<dict><key>a</key><string/></dict>", .remove("a"), "<dict></dict>"),
      ("<dict><key>a</key><integer>1</integer></dict>", .set("a", "2"), "<dict><key>a</key><string>2</string></dict>"),
      // The old style holds rules too.
      (
        "k = { NSStringLocalizedFormatKey = f; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = x; }; };",
        .setRule("k", rule("f", [("one", "1"), ("other", "y")])),
        "k = { NSStringLocalizedFormatKey = f; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;\none = \"1\"; "
          + "other = y; }; };"
      ),
      (
        "\"k\" = \"1\";", .setRule("k", .dictionary([StringsdictWriter.Pair(StringsdictName.format, .text("é"))])),
        "\"k\" = { \"NSStringLocalizedFormatKey\" = \"é\"; };"
      ),
    ] as [(String, TableEdit, String)])
  func followsTheShapeOfTheFile(_ before: String, _ edit: TableEdit, _ after: String) throws {
    let result = try TableEdit.result(of: [edit], in: before)
    #expect(result == after)
    #expect(PropertyListDocument(after.bytes).findings.isEmpty)
  }
}
