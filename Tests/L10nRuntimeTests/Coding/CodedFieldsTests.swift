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
}
