import L10nSyntax
import MarkedTexts
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
