import Testing

@testable import L10nRuntime

struct StaticTextTests {
  /// Strings over bytes that are not copied behave as others, whether or not they are declared to be ASCII.
  @Test(arguments: [
    "", "P", "Play", "fifteen bytes!!", "sixteen bytes!!!", "A plain sentence of many ASCII letters.", "Größe", "é",
    "e\u{301}", "Décalage de vingt-cinq secondes", "再生", "再生位置を変更します。", "تشغيل", "انتقال إلى البث المباشر",
    "👩‍👩‍👧‍👦", "🇩🇪🇫🇷 flags and 👋🏽 hands", "a\0b", "\u{FEFF}\u{200B}",
  ])
  func equalsAnOrdinaryString(_ ordinary: String) throws {
    let literal = StaticString(leaking: ordinary)
    let isASCII = ordinary.utf8.allSatisfy { $0 < 0x80 }
    for flag in Set([isASCII, false]) {
      let text = String(literalBytes: literal.utf8Start, count: literal.utf8CodeUnitCount, isASCII: flag)
      #expect(text == ordinary && ordinary == text && text.hashValue == ordinary.hashValue)
      #expect(text.count == ordinary.count && text.isEmpty == ordinary.isEmpty)
      #expect(Array(text.utf8) == Array(ordinary.utf8) && Array(text.utf16) == Array(ordinary.utf16))
      #expect(Array(text.unicodeScalars) == Array(ordinary.unicodeScalars) && Array(text) == Array(ordinary))
      #expect(text.uppercased() == ordinary.uppercased() && text.reversed() == ordinary.reversed())
      #expect(
        text < ordinary + "x" && text.hasPrefix(ordinary) && text.contains("sentence") == ordinary.contains("sentence"))
      let bytes = text.withCString { start in Array(UnsafeBufferPointer(start: start, count: text.utf8.count + 1)) }
      #expect(bytes == ordinary.utf8.map { CChar(bitPattern: $0) } + [0])
      var appended = text
      appended.append(" + ")
      appended += text
      #expect(appended == ordinary + " + " + ordinary)
      #expect(text == ordinary, "appending leaves the bytes alone")
      #expect([text: 1][ordinary] == 1)
      #expect(String(text.dropFirst()) == String(ordinary.dropFirst()))
    }
  }
}
