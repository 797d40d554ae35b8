import MarkedTexts
import StringsFormat
import Testing

@Suite struct StringsdictTests {
  @Test(arguments: ReadingFixture.rules)
  func readsRulesAndSaysWhatDoesNotFit(_ fixture: ReadingFixture) {
    let expected = unmarked(fixture.marked)
    let table = StringsdictTable(expected.text.bytes)
    #expect(table.findings.map { "\($0.severity) \($0.kind.rawValue)" } == fixture.findings)
    #expect(table.findings.map(\.range) == expected.marks)
    #expect(table.entries.map { "\($0.key) = \(description(of: $0.message))" } == fixture.entries)
    #expect(table.brokenKeys.map(\.text) == fixture.brokenKeys)
  }

  private func description(of message: Message) -> String {
    switch message.content {
    case .text(let text): return "text '\(text)'"
    case .format(let format, let variables):
      return (["format '\(format)'"] + variables.map(description)).joined(separator: ", ")
    case .select(let selector, let variants):
      let variants = variants.map { "\($0.key) \(description(of: $0.message))" }
      return "\(selector) {\(variants.joined(separator: ", "))}"
    case .pattern, .markedUp: return "pattern"
    }
  }

  private func description(of variable: MessageVariable) -> String {
    let variants = variable.variants.map { "\($0.category) '\($0.text)'" }.joined(separator: ", ")
    return "\(variable.name) \(variable.rule) \(variable.valueType ?? "-") {\(variants)}"
  }
}

/// Files that are written as Xcode writes them take a shorter way; what comes out is the same.
struct PlainStringsdictTests {
  /// Parts of a rule: all of a plain one, and what no plain one has.
  static let bodies: [String] = [
    "", text("a", "1"), text("größe", "日本 %@") + text("", ""), text("a", "1") + text("a", "2"), text("a", "1 &amp; 2"),
    rule("a", "%#@n@", variable("n", text("one", "%lld Lied") + text("other", "%lld Lieder"))),
    rule("a", "%#@n@ %#@m@", variable("n", text("other", "x")) + variable("m", text("zero", "0") + text("other", "y"))),
    rule("a", "%#@n@", variable("n", text("other", "x")) + variable("n", text("other", "y"))),
    rule("a", "%#@n@", variable("n", text("other", "x") + text("other", "y"))),
    rule("a", "%#@n@", variable("n", text("one", "x"))), rule("a", "%#@n@", variable("n", text("others", "x"))),
    rule("a", "%#@n@", variable("n", text("other", "x"), type: "NSStringGenderRuleType")),
    rule("a", "%#@n@", variable("n", text("other", "x"), valueType: nil)), rule("a", "x", ""),
    rule("a", "%#@n@", text("n", "x")), rule("a", "%#@n@", text("NSStringLocalizedFormatKey", "y")),
    "<key>a</key><dict>" + variable("n", text("other", "x")) + "</dict>",
    "<key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>" + text("mac", "x") + "</dict></dict>",
    "<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict>" + text("20", "x") + "</dict></dict>",
    "<!-- one -->" + text("a", "1"), "<key>a</key><true/>", text("a", "1") + "stray", "<key>a</key>", "</dict>",
    rule("a", "%#@n@", variable("n", text("other", "x") + "<key>one</key><dict/>")),
  ]

  private static func text(_ key: String, _ text: String) -> String {
    "\n<key>\(key)</key>\n<string>\(text)</string>"
  }

  private static func rule(_ key: String, _ format: String, _ variables: String) -> String {
    "<key>\(key)</key><dict>" + text("NSStringLocalizedFormatKey", format) + variables + "\n</dict>"
  }

  private static func variable(
    _ name: String, _ variants: String, type: String = "NSStringPluralRuleType", valueType: String? = "lld"
  ) -> String {
    "<key>\(name)</key><dict>" + text("NSStringFormatSpecTypeKey", type)
      + (valueType.map { text("NSStringFormatValueTypeKey", $0) } ?? "") + variants + "</dict>"
  }

  @Test(
    arguments: bodies,
    ["<plist version=\"1.0\"><dict>", "<?xml version=\"1.0\" encoding=\"latin1\"?><!DOCTYPE plist><plist><dict>"])
  func plainFilesAreReadAsAllAre(body: String, start: String) {
    for end in ["\n</dict>\n</plist>\n", "</dict></plist>more", "</dict>", ""] {
      let bytes = Array((start + body + end).utf8)
      let table = StringsdictTable(bytes)
      let other = StringsdictTable(PropertyListDocument(bytes))
      #expect(table.entries.map(\.key) == other.entries.map(\.key))
      #expect(table.entries.map(\.message) == other.entries.map(\.message))
      #expect(table.entries.map(\.text.places) == other.entries.map(\.text.places))
      #expect(table.entries.map(\.range) == other.entries.map(\.range))
      #expect(table.entries.map(\.comments) == other.entries.map(\.comments))
      #expect(table.findings.map { "\($0)" } == other.findings.map { "\($0)" })
      #expect(table.brokenKeys == other.brokenKeys)
      #expect("\(String(describing: table.document.root))" == "\(String(describing: other.document.root))")
      for entry in table.entries {
        let nodes = [table, other].map { $0.document.value(of: entry.key, at: entry.keyRange) }
        #expect("\(String(describing: nodes[0]))" == "\(String(describing: nodes[1]))")
      }
    }
  }
}
