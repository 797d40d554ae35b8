import L10nSyntax
import Testing

@Suite struct StringsdictWriterTests {
  private typealias Pair = StringsdictWriter.Pair

  private static let rule = StringsdictWriter.Value.dictionary([
    Pair(StringsdictName.format, .text("%#@n@ < & >")),
    Pair(
      "n",
      .dictionary([
        Pair(StringsdictName.specType, .text("NSStringPluralRuleType")), Pair(StringsdictName.valueType, .text("lld")),
        Pair("one", .text("\u{1}\r\n\t")), Pair("other", .text("]]>😀")),
      ])),
  ])

  private static let entries = [
    NewEntry("k", rule, comment: "Clips -- <b>.\n\n* One\n---", isUntranslated: true),
    NewEntry("<&>", .text("")), NewEntry("", .dictionary([]), comment: ""),
  ]

  private static let written = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    ⇥<!-- Clips - - <b>.

    ⇥     * * One
    ⇥     - - - -->
    ⇥<!-- l10n:untranslated -->
    ⇥<key>k</key>
    ⇥<dict>
    ⇥⇥<key>NSStringLocalizedFormatKey</key>
    ⇥⇥<string>%#@n@ &lt; &amp; &gt;</string>
    ⇥⇥<key>n</key>
    ⇥⇥<dict>
    ⇥⇥⇥<key>NSStringFormatSpecTypeKey</key>
    ⇥⇥⇥<string>NSStringPluralRuleType</string>
    ⇥⇥⇥<key>NSStringFormatValueTypeKey</key>
    ⇥⇥⇥<string>lld</string>
    ⇥⇥⇥<key>one</key>
    ⇥⇥⇥<string>&#1;&#13;⏎⇥</string>
    ⇥⇥⇥<key>other</key>
    ⇥⇥⇥<string>]]&gt;😀</string>
    ⇥⇥</dict>
    ⇥</dict>
    ⇥<key>&lt;&amp;&gt;</key>
    ⇥<string></string>
    ⇥<key></key>
    ⇥<dict>
    ⇥</dict>
    </dict>
    </plist>

    """.replacing("⇥", with: "\t").replacing("⏎", with: "\n")

  @Test func writesWhatAppleToolsWrite() {
    #expect(StringsdictWriter.table(Self.entries) == Self.written)
  }

  @Test func readsBackWhatItWrote() throws {
    let document = PropertyListDocument(Self.written.bytes)
    #expect(document.findings.isEmpty)
    guard case .dictionary(let pairs)? = document.root?.value else { return #expect(Bool(false)) }
    #expect(
      pairs.map { StringsdictWriter.Pair($0.key, $0.node.written) } == Self.entries.map { Pair($0.key, $0.value) })
    #expect(document.isUntranslated(pairs[0].comments) && pairs[1].comments.isEmpty && pairs[2].comments.isEmpty)
    #expect(document.commentText(in: pairs[0].comments) == "Clips - - <b>.\n\n* One\n- - -\nl10n:untranslated")
  }
}

extension PropertyListNode {
  /// The value as one that can be written.
  fileprivate var written: StringsdictWriter.Value {
    switch value {
    case .string(let text): .text(text)
    case .dictionary(let pairs): .dictionary(pairs.map { StringsdictWriter.Pair($0.key, $0.node.written) })
    case .array, .other: .text("")
    }
  }
}
