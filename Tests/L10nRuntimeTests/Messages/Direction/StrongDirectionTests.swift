import L10nRuntime
import Testing

@Suite struct StrongDirectionTests {
  @Test(arguments: [
    (StrongDirection.leftToRight, "AzªµºÀʸΩЖあ漢한𝒜"),
    (.rightToLeft, "את\u{7C0}\u{10800}"),
    (.arabicLetter, "عپܐދ\u{1EE00}"),
    (.arabicNumber, "٠٩\u{600}"),
    (.bidiControl, "\u{61C}\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}"),
    (.other, "\u{0} 09%×÷¡…۱\u{2010}\u{300}👋\u{10FFFF}"),
  ])
  func knowsTheDirectionOfScalars(direction: StrongDirection, scalars: String) {
    for scalar in scalars.unicodeScalars {
      #expect(StrongDirection.of(scalar) == direction, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
