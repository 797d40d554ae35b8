import StringsFormat
import Testing

@testable import L10nRuntime

struct MessageCodingTests {
  static let messages: [Message] = [
    Message(text: ""), Message(text: "Play ⏵"), Message(text: "\u{1}"), Message(text: "\u{1}s1:x"),
    Message("%#@n@"), Message("", MessageVariable("n", nil, "other: e\u{301} é 😀 1:2")),
    Message("%#@n@", MessageVariable("n", "", rule: .gender, "0: ", "1: :")),
    Message("%#@n@", MessageVariable("n", "lld", "zero: ", "one: é", "other: %d\u{10FFFF}")),
    Message("%62$#@n@", MessageVariable("n", nil, "few: é", "many: ")),
    Message("%63$#@n@!", MessageVariable("n", "d", "two: é")), Message("%01$#@n@", MessageVariable("n", "d")),
    Message("%#@n@", MessageVariable("n", "d", "other: 1", "one: 2")),
    Message("%#@n@", MessageVariable("n", "d", "one: 1", "one: 2")),
    Message("%#@n@", MessageVariable("n", "d", "other: " + String(repeating: "é", count: 2044))),
    Message("%#@n@", MessageVariable("n", "d", "other: " + String(repeating: "é", count: 2046))),
    Message(.select(.device, [])), Message(.select(.width, [.init("-3", Message(text: "\u{0}\n"))])),
    Message(
      .select(
        .device,
        [
          .init("mac", Message(.select(.width, [.init("9", Message(text: "\u{1}"))]))),
          .init("other", Message("%d", MessageVariable("v", ".1f", "one: 1", "other: 2"))),
        ])),
  ]

  @Test(arguments: messages)
  func readsWhatItWrote(_ message: Message) throws {
    let coded = message.coded
    let back = try #require(Message(coded: coded))
    #expect(back == message)
    // `String ==` is canonical: the bytes have to agree too.
    #expect(Array(back.coded.utf8) == Array(coded.utf8))
    for length in 1..<max(1, coded.unicodeScalars.count) where coded.unicodeScalars.first == "\u{1}" {
      let cut = String(String.UnicodeScalarView(coded.unicodeScalars.prefix(length)))
      #expect(Message(coded: cut) == nil, "cut after \(length) scalars")
    }
  }

  @Test func plainTextIsItself() {
    #expect(Message(text: "Play").coded == "Play")
    #expect(Message(coded: "Play") == Message(text: "Play"))
    #expect(Message(text: "\u{1}").coded == "\u{1}s1:\u{1}")
  }

  @Test(arguments: [
    "", "x", "s", "s1", "s1:", "s2:é!", "s1:é", "s01:x", "s-1:", "s9999999999:x", "s3:ab", "s1:xy", "f0:", "f0:1:",
    "f0:999999999:",
    "f0:1:1:nq-0:", "f0:1:1:np?0:", "f0:1:1:np+0:", "d1:3:mac", "w1:1:as0:", "w1:2:01s0:", "d0:s0:",
    "c", "c0P000000000000000000", "c0P000000000000000000p", "c0P0000000000000000/0", "c00010000000000000000x",
    "c0P000000000000010101x", "c0P000000000000000001d", "c0P000000000000000100",
  ])
  func refusesWhatItNeverWrites(_ rest: String) {
    #expect(Message(coded: "\u{1}" + rest) == nil)
  }

  @Test func readsNoTowersOfRules() {
    let tower = String(repeating: "d1:0:", count: 10_000) + "s0:"
    #expect(Message(coded: "\u{1}" + tower) == nil)
  }
}
