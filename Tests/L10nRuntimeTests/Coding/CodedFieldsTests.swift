import Testing

@testable import L10nRuntime

struct CodedFieldsTests {
  @Test(arguments: [
    ([], ""), ([""], "0:"), (["{0} h", ""], "5:{0} h0:"),
    (["1:", "é e\u{301} 😀", "\u{0}\n\t"], "2:1:11:é e\u{301} 😀3:\u{0}\n\t"),
  ])
  func readsWhatItWrote(fields: [String], text: String) throws {
    #expect(CodedFields(fields).text == text)
    let back = try #require(CodedFields(text: text))
    // `String ==` is canonical: the bytes have to agree too.
    #expect(back.fields.map { Array($0.utf8) } == fields.map { Array($0.utf8) })
  }

  @Test(arguments: [
    "x", "1", "1:", "2:é!", "1:é", "01:x", "-1:", "+1:x", "9999999999:x", "999999999:x", "1:xy", "0:0", ":", "1 :x",
  ])
  func refusesWhatItNeverWrites(text: String) {
    #expect(CodedFields(text: text) == nil)
  }

  @Test func findsBytesWhereverTheyStand() {
    // Neighbors of the byte, and those that a borrow from it would change.
    let others: [UInt8] = [0x08, 0x0A, 0x00, 0x01, 0x80, 0x89, 0xFF]
    for count in 0...150 {
      var bytes = (0..<count).map { others[$0 % others.count] }
      bytes.withUnsafeBufferPointer { #expect($0.place(of: 9, from: 0) == nil) }
      for place in bytes.indices {
        bytes[place] = 9
        bytes.withUnsafeBufferPointer { bytes in
          for start in [0, place / 2, place] { #expect(bytes.place(of: 9, from: start) == place) }
          #expect(bytes.place(of: 9, from: place + 1) == nil)
        }
        bytes[place] = others[place % others.count]
      }
    }
  }
}
