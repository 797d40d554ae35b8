import L10nSyntax
import MarkedTexts
import Testing

@Suite struct StringCatalogTests {
  @Test(arguments: ReadingFixture.catalogs)
  func readsTextsAndSaysWhatDoesNotFit(_ fixture: ReadingFixture) {
    for lineBreak in ["\n", "\r\n", "\r"] {
      let expected = unmarked(fixture.marked.replacing("\n", with: lineBreak))
      for spelling in [Spelling.utf8, .utf8Marked, .utf16LittleEndian] {
        let catalog = StringCatalog(spelling.bytes(expected.text))
        #expect(catalog.findings.map { "\($0.severity) \($0.kind.rawValue)" } == fixture.findings)
        #expect(catalog.findings.map(\.range) == expected.marks)
        #expect(descriptions(of: catalog) == fixture.entries)
        #expect(catalog.brokenKeys.map(\.text) == fixture.brokenKeys)
      }
    }
  }

  @Test func placesAreThoseOfTheFile() throws {
    let text = #"{"strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"A"}}}}},"version":"2"}"#
    let catalog = StringCatalog(text.bytes)
    let localization = try #require(catalog.localizations(in: "de").first)
    #expect(catalog.source[catalog.entries[0].keyRange] == #""a""#)
    #expect(catalog.source[localization.languageRange] == #""de""#)
    #expect(catalog.language(at: localization.range.lowerBound) == "de")
    #expect(catalog.language(at: catalog.entries[0].keyRange.lowerBound) == nil)
    #expect(catalog.version == "2")
    let place = try #require(localization.text?.places.leaves.first?.text)
    #expect(catalog.source[place.range] == #""A""#)
    #expect(catalog.source[place.pairRange] == #""value":"A""#)
  }

  private func descriptions(of catalog: StringCatalog) -> [String] {
    let localizations = catalog.languages.flatMap { catalog.localizations(in: $0) }
    return catalog.entries.enumerated().flatMap { number, entry in
      let parts = [
        entry.key.text, entry.comment.map { "\"\($0)\"" }, entry.extractionState,
        entry.shouldTranslate ? nil : "fixed", entry.isPhraseList ? "phrases" : nil,
      ]
      let texts = localizations.filter { $0.entry == number && !entry.isPhraseList }.map {
        "\(entry.key).\($0.language) = \(description(of: $0))"
      }
      return [parts.compactMap { $0 }.joined(separator: " ") + " ="] + texts
    }
  }

  private func description(of localization: StringCatalogLocalization) -> String {
    var states = localization.units[...]
    let content = localization.text.map { description(of: $0.message, &states) } ?? "-"
    let substitutions = localization.substitutions.map { part in
      let argument = part.argument.map(String.init) ?? "-"
      return "\(part.name) \(argument) \(part.specifier?.text ?? "-") \(description(of: part.text.message, &states))"
    }
    return ([content] + substitutions).joined(separator: ", ")
  }

  private func description(of message: Message, _ states: inout ArraySlice<StringCatalogUnit>) -> String {
    switch message.content {
    case .text(let text): return "\(states.popFirst()?.state.rawValue ?? "-") '\(text)'"
    case .select(let selector, let variants):
      let texts = variants.map { "\($0.key) \(description(of: $0.message, &states))" }.joined(separator: ", ")
      return selector == .plural ? "{\(texts)}" : "[\(texts)]"
    case .format, .pattern, .markedUp: return "?"
    }
  }
}
