import L10nCore
import Testing

@testable import L10nLint

/// The remains of a merge: names that occur twice in one entry, the first with the shorter text.
struct RepeatedNameTests {
  @Test(arguments: [
    (
      "en.lproj/T.stringsdict",
      stringsdict("<key>n</key>\(variable("<key>one</key><string>1</string>" + one))"), "%lld item"
    ),
    (
      "en.lproj/T.stringsdict",
      stringsdict("<key>n</key>\(variable("<key>one</key><string>1</string>"))<key>n</key>\(variable(one))"),
      "%lld item"
    ),
    ("en.lproj/T.stringsdict", cases("Device", "mac", "mac"), "%lld item"),
    ("en.lproj/T.stringsdict", cases("VariableWidth", "20", "20.0"), "%lld item"),
    (
      "T.xcstrings",
      #"""
      {"sourceLanguage": "en", "strings": {"items": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "1"}},
        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}}}}
      """#, "%lld item"
    ),
    (
      "T.xcstrings",
      #"""
      {"sourceLanguage": "en", "strings": {"items": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {
        "n": {"formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "1"}}}}},
        "n": {"formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg items"}}}}}}}}}}}
      """#, "%lld items"
    ),
  ])
  func readsTheLastOne(path: String, text: String, shown: String) {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [SourceFile(path: path, bytes: Array(text.utf8))])
    let context = LintContext(catalog)
    let uses = context.entries.flatMap { EntryArguments($0).uses }.filter { !$0.isDeclared && $0.type != .variable }
    #expect(uses.contains { $0.text.text == shown && $0.specifier == "%lld" })
    #expect(!context.entries.flatMap(\.texts).contains { $0.text == "1" })
    #expect(Fixer.result(in: catalog, linter: Linter()).changedFiles.isEmpty)
  }

  private static let one =
    "<key>one</key><string>%lld item</string><key>other</key><string>%lld items</string>"

  private static func variable(_ forms: String) -> String {
    "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>lld</string>\(forms)</dict>"
  }

  private static func stringsdict(_ variables: String) -> String {
    "<plist><dict><key>items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\(variables)"
      + "</dict></dict></plist>"
  }

  private static func cases(_ rule: String, _ first: String, _ second: String) -> String {
    let key = rule == "Device" ? "NSStringDeviceSpecificRuleType" : "NSStringVariableWidthRuleType"
    return "<plist><dict><key>items</key><dict><key>\(key)</key><dict><key>\(first)</key><string>1</string>"
      + "<key>\(second)</key><string>%lld item</string></dict></dict></dict></plist>"
  }
}
