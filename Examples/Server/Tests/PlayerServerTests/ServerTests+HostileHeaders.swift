import Testing

extension ServerTests {
  /// Malicious headers: each is answered with a whole page, or refused as too large.
  static let hostileHeaders: [(name: String, bytes: [UInt8])] = [
    ("64 KB of commas", Array(repeating: UInt8(ascii: ","), count: 65536)),
    ("64 KB of ranges", Array(String(repeating: "fr;q=0.5,", count: 7281).utf8)),
    ("200 KB of letters", Array(repeating: UInt8(ascii: "a"), count: 200_000)),
    ("one range of 60 KB", Array(("fr-" + String(repeating: "aaaaaaaa-", count: 6666)).utf8)),
    ("10,000 ranges", Array((0..<10_000).map { "x\($0 % 10)" }.joined(separator: ",").utf8)),
    ("weights that are none", Array("fr;q=, de;q=2, ja;q=-1, ko;q=NaN, es;q=0.5.5, ar;q=1e9, zh;q=😀".utf8)),
    ("everything refused", Array("*;q=0".utf8)), ("every language refused", Array("en;q=0, *;q=0, fr;q=0.000".utf8)),
    ("no text", [0xFF, 0xFE, 0x80, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xF5]),
    ("no text in a range", Array("fr-".utf8) + [0xFF] + Array(", ja;q=0.".utf8) + [0xC3, 0x28]),
    ("separators", Array(String(repeating: ";=,-_ \t", count: 4000).utf8)),
    ("many parameters", Array(("fr" + String(repeating: ";q=1", count: 10_000)).utf8)),
    ("blanks", Array(repeating: UInt8(ascii: " "), count: 40_000)),
    ("directions", Array("\u{202E}rf\u{2066}, he\u{2069}".utf8)),
    ("markup", Array("<script>alert(1)</script>, \"><b>".utf8)),
    ("controls", Array("fr\u{1}\u{7F}, de\u{B}".utf8)), ("a zero byte", Array("fr\u{0}, de".utf8)),
  ]

  @Test func answersHostileHeadersWithWholePages() async throws {
    try await RunningServer.run { server in
      for (name, bytes) in Self.hostileHeaders {
        for path in ["/player", "/labels"] {
          guard let answer = try await server.ask([RawRequest(path, languages: bytes)]).first else {
            #expect(bytes.count > 65536, "\(name): closed without an answer")
            continue
          }
          guard answer.status == 200 else {
            #expect([400, 413, 431].contains(answer.status), "\(name): \(answer.status)")
            continue
          }
          #expect(answer.body.hasSuffix(path == "/player" ? "</html>\n" : "}"), "\(name)")
          #expect(answer.fields["content-language"].map(Set(["ar", "en", "fr", "ja"]).contains) == true, "\(name)")
          #expect(!answer.body.contains("<script>") && !answer.body.contains("\u{FFFD}"), "\(name)")
        }
      }
      let next = try await server.ask(RawRequest("/labels", languages: "ko"))
      #expect(next.fields["content-language"] == "ko", "the server goes on")
    }
  }
}
