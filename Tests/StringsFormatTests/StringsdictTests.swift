import StringsFormat
import Testing

@Suite struct StringsdictTests {
  @Test(arguments: ReadingFixture.rules)
  func readsRulesAndSaysWhatDoesNotFit(_ fixture: ReadingFixture) {
    let expected = MarkedText(fixture.marked)
    let table = StringsdictTable(expected.text.bytes)
    #expect(table.findings.map { "\($0.severity) \($0.kind.rawValue)" } == fixture.findings)
    #expect(table.findings.map(\.range) == expected.ranges)
    #expect(table.entries.map { "\($0.key) = \(description(of: $0.rule))" } == fixture.entries)
    #expect(table.brokenKeys.map(\.text) == fixture.brokenKeys)
  }

  private func description(of rule: StringsdictRule) -> String {
    switch rule {
    case .text(let text): "text '\(text.text)'"
    case .format(let format, let variables):
      (["format '\(format.text)'"] + variables.map(description)).joined(separator: ", ")
    case .width(let cases): "width {\(description(of: cases))}"
    case .device(let cases): "device {\(description(of: cases))}"
    }
  }

  private func description<Value>(of cases: [StringsdictCase<Value>]) -> String {
    cases.map { "\($0.value) \(description(of: $0.rule))" }.joined(separator: ", ")
  }

  private func description(of variable: StringsdictVariable) -> String {
    let variants = variable.variants.map { "\($0.category) '\($0.text.text)'" }.joined(separator: ", ")
    return "\(variable.name) \(variable.rule) \(variable.valueType?.text ?? "-") {\(variants)}"
  }
}
