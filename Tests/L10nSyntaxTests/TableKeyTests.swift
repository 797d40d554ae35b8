import L10nSyntax
import Testing

@Suite struct TableKeyTests {
  @Test(arguments: [
    ("caf\u{E9}", "cafe\u{301}"), ("a\u{323}\u{307}", "a\u{307}\u{323}"), ("Å", "\u{212B}"), ("so\u{AD}ft", "soft"),
    ("A", "a"), ("", "\0"),
  ])
  func keysAreEqualByScalars(_ left: String, _ right: String) {
    #expect(TableKey(left) != TableKey(right))
    #expect((TableKey(left) < TableKey(right)) != (TableKey(right) < TableKey(left)))
    #expect(Set([TableKey(left), TableKey(right), TableKey(left)]).count == 2)
    #expect([TableKey(left), TableKey(right)].map(\.description) == [left, right])
  }
}
