import L10nCore
import Testing

struct ReadableTextTests {
  /// The table's name and contents, and how its text `k` reads.
  @Test(arguments: [
    ("T.strings", #"k = "50% off";"#, "50% off"), ("T.strings", #"k = "%@ is 50%% off";"#, "{1} is 50% off"),
    ("T.strings", #"/* %1$@ = title, %2$lld = count */ k = "%2$lld × %1$@";"#, "{count} × {title}"),
    ("T.strings", #"k = "";"#, ""), ("T.stringsdict", stringsdict("one=%lld_file other=%lld_files"), "{n} files"),
    ("T.stringsdict", stringsdict("other=%#@n@_again"), "{n} again"),
    ("T.stringsdict", stringsdict("one=one"), "{n}"),
    (
      "T.stringsdict",
      plist(
        """
        <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@, %2$#@b@ &amp; %3$@</string>
        <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string><key>other</key><string>%lld as</string></dict>
        <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string><key>other</key><string>%lld bs</string></dict></dict>
        """), "{a} as, {b} bs & {3}"
    ),
  ])
  func argumentsStandByName(table: String, contents: String, text: String) throws {
    let catalog = CatalogFixture(["en.lproj/\(table)": contents]).catalog
    let entry = try #require(catalog.developmentEntries.values.first)
    #expect(catalog.readableText(of: entry) == text)
  }
}
