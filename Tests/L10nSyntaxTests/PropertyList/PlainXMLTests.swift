import L10nSyntax
import Testing

/// Entries in the usual spelling are read by a shorter path with the same result.
struct PlainXMLTests {
  static let bodies: [String] = [
    "<key>a</key><string>1</string>",
    "\n\t<key>a</key>\n\t<string>Größe 日本</string>\n\t<key></key>\n\t<string></string>\n",
    "<key>a</key><string>1 &amp; 2</string><key>b&lt;</key><string>2</string><key>c</key><string>3</string>",
    "<!-- one --><key>a</key><!-- two --><string>1</string><!-- three -->",
    "<key>a</key><string>x<!-- in --></string><key>b</key><string>2</string>",
    "<key>a</key><string><![CDATA[1 < 2]]></string><key>b</key><string>2</string>",
    "<key>a</key>stray<string>1</string><key>b</key><string>2</string>",
    "stray<key>a</key><string>1</string>stray",
    "<key>a</key><key>b</key><string>2</string><key>c</key>",
    "<string>1</string><key>b</key><string>2</string>",
    "<key>a</key><string>1<key>b</key><string>2</string>",
    "<key>a</key><string>1</key><key>b</key><string>2</string>",
    "<key>a<string>1</string><key>b</key><string>2</string>",
    "<key>a</key><dict><key>n</key><string>1</string></dict><key>b</key><dict></dict><key>c</key><dict/>",
    "<key>a</key><dict><key>n</key><string>1</string><key>b</key><string>2</string>",
    "<key>a</key><array><string>1</string></array><key>b</key><integer>2</integer><key>c</key><true/>",
    "<key>a</key><string>1</string></array><key>b</key><string>2</string>",
    "<key>a</key><string>1</string>\n<<<<<<< ours\n<key>b</key><string>2</string>\n=======\n"
      + "<key>b</key><string>3</string>\n>>>>>>> theirs\n<key>c</key><string>4</string>",
    "<key>a</key><string>1 < 2 & 3</string><key>b</key><string>2</string>",
    "<key>a</key><foreign>1</foreign><key>b</key><string>2</string>",
    String(repeating: "<key>a</key><dict>", count: 70) + String(repeating: "</dict>", count: 70),
  ]

  @Test(arguments: bodies, ["</dict></plist>", "</dict>", "", "<key>z"])
  func plainEntriesAreReadAsAllAre(body: String, end: String) {
    let start = "<plist version=\"1.0\"><dict>"
    // A blank in a tag says nothing, and no such entry is plain.
    let other = body.replacing("<key>", with: "<key >").replacing("</dict>", with: "</dict >")
    let plain = PropertyListDocument(Array((start + body + end).utf8))
    let all = PropertyListDocument(Array((start + other + end.replacing("</dict>", with: "</dict >")).utf8))
    #expect(description(plain.root) == description(all.root))
    #expect(plain.findings.map(\.message) == all.findings.map(\.message))
    #expect(plain.brokenKeys == all.brokenKeys)
    #expect(plain.comments.count == all.comments.count)
  }

  @Test func placesAreThoseOfTheFile() throws {
    let text = "<plist><dict>\n <key>größe</key> <dict> <key>n</key>\n<string>日本</string></dict></dict></plist>"
    let document = PropertyListDocument(Array(text.utf8))
    guard case .dictionary(let pairs)? = document.root?.value, case .dictionary(let inner)? = pairs.first?.node.value
    else {
      Issue.record("no dictionary in a dictionary")
      return
    }
    func string(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }
    #expect(string(pairs[0].keyRange) == "<key>größe</key>")
    #expect(string(pairs[0].node.range) == "<dict> <key>n</key>\n<string>日本</string></dict>")
    #expect(string(inner[0].range) == "<key>n</key>\n<string>日本</string>")
    #expect(string(inner[0].node.range) == "<string>日本</string>")
  }

  /// A value with all that it holds, without places, but with the comments.
  private func description(_ node: PropertyListNode?) -> String {
    switch node?.value {
    case .string(let text): "'\(text)'"
    case .dictionary(let pairs): "{" + pairs.map { "\($0.key)\($0.comments)=\(description($0.node))" }.joined() + "}"
    case .array(let elements): "[" + elements.map(description).joined() + "]"
    case .other(let name): name
    case nil: "nothing"
    }
  }
}
