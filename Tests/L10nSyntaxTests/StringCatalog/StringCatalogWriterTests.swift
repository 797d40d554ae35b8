import L10nSyntax
import Testing

@Suite struct StringCatalogWriterTests {
  @Test func keysStandAsInFinder() {
    let keys = ["%@ a", "_x", "10", "a", "A b", "a1", "a02", "a10", "B", "é", "再生", " b", "", "ab"]
    let sorted = ["", " b", "%@ a", "_x", "10", "a", "A b", "a1", "a02", "a10", "ab", "B", "é", "再生"]
    #expect(keys.sorted(by: StringCatalogKeyOrder.precedes) == sorted)
  }

  /// Files in Xcode's style are unchanged.
  @Test(arguments: [
    "{\n\n}", "[\n\n]", "{\n  \"a\" : {\n\n  },\n  \"b\" : [\n    \"x\\\\ / \\\"\",\n    1\n  ],\n  \"c\" : true\n}",
    "\"\\u0001\\u001f\\b\\f\\n\\r\\t ☂\"",
  ])
  func writesWhatItRead(_ text: String) {
    #expect(JSONDocument(text.bytes).root.map(output)?.text() == text)
  }

  private func output(of value: JSONValue) -> JSONOutput {
    switch value.kind {
    case .object: .object(value.members.map { .init($0.key.text, output(of: $0.value)) })
    case .array: .array(value.elements.map(output))
    case .string: .string(value.string ?? "")
    case .number: .number(value.integer ?? 0)
    case .true, .false, .null, .invalid: .boolean(value.boolean ?? false)
    }
  }
}
