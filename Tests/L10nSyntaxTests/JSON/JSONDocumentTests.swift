import L10nSyntax
import MarkedTexts
import SeededNumbers
import Testing

@Suite struct JSONDocumentTests {
  @Test(arguments: ReadingFixture.json)
  func readsTheSameInEveryEncodingAndLineEnd(_ fixture: ReadingFixture) {
    for lineBreak in ["\n", "\r\n", "\r"] {
      let expected = unmarked(fixture.marked.replacing("\n", with: lineBreak))
      for spelling in Spelling.allCases {
        let document = JSONDocument(spelling.bytes(expected.text))
        let comment = Comment("\(spelling) \(lineBreak.debugDescription) \(expected.text.debugDescription)")
        #expect(document.findings.map { "\($0.severity) \($0.kind.rawValue)" } == fixture.findings, comment)
        #expect(document.findings.map(\.range) == expected.marks, comment)
        #expect((document.root.map { [description(of: $0)] } ?? []) == fixture.entries, comment)
      }
    }
  }

  @Test func placesAreThoseOfTheFile() {
    let marked = unmarked(#"{ ⟦"a\n"⟧ : ⟦[ "x", 12 ]⟧ }"#)
    let document = JSONDocument(marked.text.bytes)
    let member = document.root.flatMap { Array($0.members).first }
    #expect([member?.keyRange, member?.value.range] == marked.marks)
    #expect(member.map { document.source[$0.range] } == #""a\n" : [ "x", 12 ]"#)
    #expect(member?.value.elements.map(\.integer) == [nil, 12])
    #expect(member?.value.elements.map(\.isVerbatim) == [true, false])
  }

  @Test func theLastOfEqualKeysCounts() {
    let root = JSONDocument(#"{"a": 1, "\u0061": true, "b": 99999999999999999999}"#.bytes).root
    #expect(root?["a"]?.value.boolean == true)
    #expect(root?["b"]?.value.integer == nil)
    #expect(root?["c"] == nil)
  }

  /// Objects with few members and with many, with and without an escape in the second of two equal keys.
  @Test(arguments: [3, 9, 500], [false, true])
  func findsEqualKeys(count: Int, isEscaped: Bool) {
    let members = (0..<count).map { "\"k\($0)\": \($0)" } + [isEscaped ? "\"\\u006b1\": 0" : "\"k1\": 0", "\"end\": 0"]
    let document = JSONDocument("{\(members.joined(separator: ", "))}".bytes)
    #expect(document.findings.map(\.kind) == [.duplicateKey])
    #expect(document.findings.first?.related.map { document.source[$0] } == "\"k1\"")
    #expect(JSONDocument("{\(members.dropLast(2).joined(separator: ", "))}".bytes).findings.isEmpty)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":", "[[1,2],"])
  func nestingEndsWhereItIsNoUse(_ opening: String) {
    let document = JSONDocument(String(repeating: opening, count: 100_000).bytes)
    #expect(document.findings.first?.kind == .invalidJSON)
    #expect(document.findings.count <= 2)
  }

  @Test(arguments: ["a", "\"", "\"\"", "nil,", "\"a\":,", "}", "]}", ":", ",", "\\", "\"\\u", "{\"a\"", "\n=======\n"])
  func mistakesWithoutEndAreListedToALimit(_ mistake: String) {
    for opening in ["", "{", "[", "\n<<<<<<<\n"] {
      let document = JSONDocument((opening + String(repeating: mistake, count: 20_000)).bytes)
      #expect((1...1002).contains(document.findings.count))
    }
  }

  @Test(arguments: 0..<4)
  func readingNeverTrapsAndStaysInsideTheText(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let samples = ReadingFixture.json.map { unmarked($0.marked).text.bytes }
    for _ in 0..<500 {
      var bytes = samples.randomElement(using: &generator) ?? []
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let other = samples.randomElement(using: &generator) ?? []
        let start = Int.random(in: 0...other.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0..<9, using: &generator)))
        default: bytes.insert(contentsOf: other[start...].prefix(9), at: place)
        }
      }
      checkLaws(bytes)
    }
  }

  @Test func aFileMayStopAnywhere() {
    for fixture in ReadingFixture.json {
      let bytes = unmarked(fixture.marked).text.bytes
      for count in bytes.indices { checkLaws(Array(bytes[..<count])) }
    }
  }

  private func checkLaws(_ bytes: [UInt8]) {
    let document = JSONDocument(bytes)
    let comment = Comment("\(bytes)")
    let count = document.source.utf8.count
    let starts = document.findings.map(\.range.lowerBound)
    #expect(starts == starts.sorted(), comment)
    #expect(document.findings.allSatisfy { $0.range.upperBound <= count }, comment)
    #expect(document.root != nil || !document.findings.isEmpty, comment)
    #expect(document.root.map { isNested($0, in: 0..<count) } ?? true, comment)
    guard document.findings.isEmpty, let root = document.root else { return }
    let written = description(of: root)
    #expect(JSONDocument(written.bytes).root.map(description) == written, comment)
  }

  /// Whether a value and everything in it is nested correctly and in order.
  private func isNested(_ value: JSONValue, in range: Range<Int>) -> Bool {
    guard range.lowerBound <= value.range.lowerBound, value.range.upperBound <= range.upperBound else { return false }
    var end = value.range.lowerBound
    for member in value.members {
      let rest = member.keyRange.upperBound..<value.range.upperBound
      guard member.keyRange.lowerBound >= end, isNested(member.value, in: rest) else { return false }
      end = member.range.upperBound
    }
    for element in value.elements {
      guard isNested(element, in: end..<value.range.upperBound) else { return false }
      end = element.range.upperBound
    }
    return true
  }

  /// The value in as few characters as possible; `!` for one that cannot be used.
  private func description(of value: JSONValue) -> String {
    switch value.kind {
    case .object:
      "{\(value.members.map { JSONText.quoted($0.key.text) + ":" + description(of: $0.value) }.joined(separator: ","))}"
    case .array: "[" + value.elements.map { description(of: $0) }.joined(separator: ",") + "]"
    case .string: JSONText.quoted(value.string ?? "")
    case .number: value.numberText ?? ""
    case .true, .false: value.boolean == true ? "true" : "false"
    case .null: "null"
    case .invalid: "!"
    }
  }
}
