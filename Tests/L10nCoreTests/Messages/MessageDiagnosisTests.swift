import L10nCore
import L10nRuntime
import L10nSyntax
import MarkedTexts
import Testing

/// Each table is the entries of one `.stringsdict` in a short notation: `f:`, `spec` and `type` abbreviate the long
/// names of keys. The blamed part is between ⟦ and ⟧.
struct MessageDiagnosisTests {
  @Test(arguments: [
    ("en", "", "<f>%#@n@</f><n one='%lld day' other='%lld days'/>"),
    ("en", "undefined-variable", "⟦<f>%#@m@ %#@n@</f>⟧<n one='a' other='b'/>"),
    ("en", "undefined-variable", "<f>%#@n@</f><n one='a' ⟦other='%#@m@'⟧/>"),
    ("en", "undefined-variable", "⟦<f>%#@N@</f>⟧<n one='a' other='b'/>"),
    ("en", "unused-variable", "<f>%#@n@</f><n one='a' other='b'/><⟦m⟧ one='a' other='b'/>"),
    ("en", "variable-cycle", "<f>%#@n@</f><n one='a' ⟦other='%#@n@'⟧/>"),
    ("en", "format-mismatch", "<f>%#@n@</f><n one='a' ⟦other='%@ days'⟧/>"),
    ("en", "argument-gap", "⟦<f>%1$#@n@ %3$@</f>⟧<n one='a' other='b'/>"),
    ("en", "missing-category", "<f>%#@n@</f><⟦n⟧ other='b'/>"),
    ("pl", "missing-category", "<f>%#@n@</f><⟦n⟧ one='a' other='b'/>"),
    ("ja", "", "<f>%#@n@</f><n other='b'/>"),
    ("fr", "", "<f>%#@n@</f><n one='a' other='b'/>"),
    ("en", "invalid-value-type", "<f>%#@n@</f><n one='a' other='b' ⟦type='days'⟧/>"),
    ("en", "missing-category", "<device><mac><f>%#@n@</f><⟦n⟧ other='b'/></mac></device>"),
    ("en", "undefined-variable", "<device><mac>⟦<f>%#@m@ %#@n@</f>⟧<n one='a' other='b'/></mac></device>"),
    ("en", "unused-variable", "<width><20><f>x</f><⟦n⟧ one='a' other='b'/></20></width>"),
    (
      "en", "format-mismatch",
      "<device><other><width><20><f>%#@n@</f><n one='a' ⟦other='%@'⟧/></20></width></other></device>"
    ),
  ])
  func blamesTheSmallestPlace(locale: String, kind: String, short: String) throws {
    let (text, marks) = unmarked(plist("<key>k</key><dict>\(Self.spelledOut(short))</dict>"))
    let table = Self.table(Array(text.utf8))
    try #require(table.findings.isEmpty, "\(text)")
    let language = try #require(LanguageTag(locale))
    let findings = MessageDiagnosis(PluralRequirements(for: language)).findings(in: table)
    #expect(findings.map(\.kind.rawValue) == (kind.isEmpty ? [] : [kind]), "\(findings.map(\.message))")
    #expect(findings.map(\.range) == marks, "\(findings.map { table.source[$0.range] })")
  }

  @Test func leavesAMissingOtherToTheReader() throws {
    let table = Self.table(Array(stringsdict("few=a").utf8))
    #expect(table.findings.map(\.kind) == [.missingOther])
    #expect(MessageDiagnosis(PluralRequirements(for: "pl")).findings(in: table).isEmpty)
  }

  @Test func namesTheNumbersThatAMissingCategoryIsFor() throws {
    let table = Self.table(Array(stringsdict("one=a other=b").utf8))
    let arabic: LanguageTag = "ar"
    let finding = try #require(MessageDiagnosis(PluralRequirements(for: arabic)).findings(in: table).first)
    #expect(finding.message == "variable 'n' has no 'zero', 'two', 'few', 'many': 'other' is used for 0, 2, 3, 11")
    #expect(finding.help == "add 'zero', 'two', 'few', 'many'")
  }

  private static func table(_ bytes: [UInt8]) -> TableFile {
    let path = "en.lproj/T.stringsdict"
    return TableFile(path: path, place: CatalogPlace(standingAlone: path, format: .stringsdict), bytes: bytes)
  }

  /// The long spelling; marks keep their place around keys and pairs.
  private static func spelledOut(_ short: String) -> String {
    var text = short.replacing("<f>", with: "<key>NSStringLocalizedFormatKey</key><string>")
      .replacing("</f>", with: "</string>")
    for name in ["device", "width"] {
      let long = name == "device" ? "NSStringDeviceSpecificRuleType" : "NSStringVariableWidthRuleType"
      text = text.replacing("<\(name)>", with: "<key>\(long)</key><dict>").replacing("</\(name)>", with: "</dict>")
    }
    for name in ["mac", "other", "20"] {
      text = text.replacing("<\(name)>", with: "<key>\(name)</key><dict>").replacing("</\(name)>", with: "</dict>")
    }
    for name in ["n", "m"] {
      text = text.replacing("<⟦\(name)⟧ ", with: "⟦<key>\(name)</key>⟧ ").replacing(
        "<\(name) ", with: "<key>\(name)</key> ")
    }
    let variable = /<\/key>(⟧?) ((?:⟦?\w+='[^']*'⟧? ?)+)\/>/
    return text.replacing(variable) { match in
      let attribute = /(\w+)='([^']*)'/
      let pairs = match.2.replacing(attribute) { pair in
        let key = pair.1 == "type" ? "NSStringFormatValueTypeKey" : String(pair.1)
        return "<key>\(key)</key><string>\(pair.2)</string>"
      }
      let type = pairs.contains("ValueTypeKey") ? "" : "<key>NSStringFormatValueTypeKey</key><string>lld</string>"
      return "</key>\(match.1)<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\(type)"
        + "\(pairs)</dict>"
    }
  }
}
