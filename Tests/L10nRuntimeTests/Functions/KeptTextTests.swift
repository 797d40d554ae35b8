import Testing

@testable import L10nRuntime

struct KeptTextTests {
  /// Long texts have separate memory.
  @Test func keepsTextsOfAllLengths() {
    let memory = TextMemory()
    let texts = (0..<200).map { String(repeating: "é", count: $0 * 7) }
    let kept = texts.map { KeptText($0, in: memory) }
    for (text, kept) in zip(texts, kept) { #expect(kept.bytes.elementsEqual(text.utf8)) }
  }
}
