import L10nCore
import Testing

@Test func aLossNamesTheTextThatLosesSomething() {
  let unit = TextUnit(key: "a", message: .text("A"), location: SourceLocation("fr.lproj/T.strings", 3..<6))
  let loss = Loss.diagnostic("'a' loses its comment", of: unit, in: TextTable(name: "T", locale: "fr", units: [unit]))
  #expect(loss.location == unit.location && loss.severity == .warning)
  #expect(loss.subject == .init(locale: "fr", table: "T", key: "a"))
}

@Test func findingsAreListedInOrder() {
  let ids = RuleInfo.interchange.map(\.id)
  #expect(ids == Set(ids).sorted() && ids.contains("conversion-loss"))
}
