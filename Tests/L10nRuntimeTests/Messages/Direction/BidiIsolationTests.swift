import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nRuntime

struct BidiIsolationTests {
  /// Locale, format, argument, and the text with ⟨ ⟩ for the isolates added.
  static let texts: [(String, String, MessageArgument, String)] = [
    ("en", "By %@", "Ada", "By Ada"), ("en", "By %@", "דנה", "By ⟨דנה⟩"), ("en", "By %@", "٣", "By ⟨٣⟩"),
    ("en", "By %@", "a\u{200E}", "By ⟨a\u{200E}⟩"), ("en", "By %@", "a\u{202E}b", "By ⟨a\u{202E}b⟩"),
    ("en", "שיר: %@", "Ada", "שיר: ⟨Ada⟩"), ("en", "\u{200F}%@", "Ada", "\u{200F}⟨Ada⟩"),
    ("de", "Von %@", "Zoë 😀 さくら", "Von Zoë 😀 さくら"), ("ar", "%@!", "", "!"), ("ar", "%@", "C++", "⟨C++⟩"),
    ("ar", "%@", "⟨x⟩", "⟨x⟩"), ("ar", "%@", "\u{2066}x\u{2069}", "\u{2066}x\u{2069}"),
    ("ar", "%@", "⟨x⟩⟨y⟩", "⟨⟨x⟩⟨y⟩⟩"),
    ("ar", "%@", "⟨x⟩y", "⟨⟨x⟩y⟩"), ("ar", "%@", "⟨x", "⟨⟨x⟩⟩"), ("ar", "%@", "x⟩", "⟨x⟩"),
    ("ar", "%@", "⟨x⟩⟩", "⟨⟨x⟩⟩"),
    ("ar", "%@", "⟩⟩", ""), ("ar", "%@", "a\nb\r\n\nc", "⟨a⟩\n⟨b⟩\r\n\n⟨c⟩"),
    ("ar", "%@", "a\u{2029}⟨b", "⟨a⟩\u{2029}⟨⟨b⟩⟩"),
    ("ar", "%@", "⟨a\nb⟩", "⟨⟨a⟩⟩\n⟨b⟩"), ("ar", "%d", 5, "5"), ("ar", "%.1f", 0.5, "0.5"), ("ar", "%@", 5, "⟨5⟩"),
    ("ar", "%6@|%1$-6@|", "abc", "   ⟨abc⟩|⟨abc⟩   |"), ("ar", "%s", "a", "⟨a⟩"), ("ar", "%c", 65, "⟨A⟩"),
  ]

  @Test(arguments: texts)
  func isolatesWhereDirectionCouldLeak(
    _ locale: String, _ format: String, _ argument: MessageArgument, _ expected: String
  ) throws {
    let argument: MessageArgument =
      if case .string(let text) = argument { .string(Self.unmarked(text)) } else { argument }
    let text = try formatter(locale).format(Message(text: format), [argument])
    #expect(Array(text.unicodeScalars) == Array(Self.unmarked(expected).unicodeScalars))
    let plain = try formatter(locale, isolation: .plain).format(Message(text: "%@"), [argument])
    #expect(try plain == formatter("en", isolation: .plain).format(Message(text: "%@"), [argument]))
  }

  @Test func alwaysMeansEveryArgumentAndPlainNone() throws {
    let message = Message(text: "%@ %d")
    #expect(try formatter("en", isolation: .always).format(message, ["Ada", 3]) == Self.unmarked("⟨Ada⟩ 3"))
    #expect(try formatter("ar", isolation: .plain).format(message, ["דנה\u{2069}", 3]) == "דנה\u{2069} 3")
    let nested = Message("%2$#@n@", MessageVariable("n", "d", "other: שלום %1$@"))
    #expect(try formatter("en").format(nested, ["Ada", 1]) == Self.unmarked("שלום ⟨Ada⟩"))
  }

  private static func unmarked(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar == "⟨" ? "\u{2068}" : scalar == "⟩" ? "\u{2069}" : scalar)
    }
    return String(scalars)
  }
}
