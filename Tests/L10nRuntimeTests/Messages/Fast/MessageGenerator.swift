import SeededNumbers
import StringsFormat

@testable import L10nRuntime

/// Messages and arguments at random, the same for the same seed.
struct MessageGenerator: RandomNumberGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

  private static let literals = [
    "", " ", "Play", "é – ", "日本", "تشغيل", "שלום", "%%", "\u{2067}", "😀", "1:2", "\u{1}", "<b>", "</b>", "*a", "b**",
  ]
  private static let specifiers = [
    "%@", "%lld", "%d", "%u", "%1$@", "%2$lld", "%2$@", "%3$d", "%#@a@", "%2$#@b@", "%1$#@a@", "%hhd", "%zu", "%5d",
    "%x",
    "%", "%s", "%f", "%#@c@",
  ]
  private static let texts = [
    "", "Ada", "Größe", "日本語", "عربي", "x\u{2067}y", "a\nb", "\u{2068}a\u{2069}", "😀", "\u{85}", "\u{A0}",
    String(repeating: "long ", count: 300),
  ]

  mutating func format(specifiers count: ClosedRange<Int>) -> String {
    var text = Self.literals.randomElement(using: &self) ?? ""
    for _ in 0..<Int.random(in: count, using: &self) {
      // Most are of the frequent kinds.
      let kinds = Bool.random(using: &self) ? Self.specifiers.prefix(11) : Self.specifiers[...]
      text += kinds.randomElement(using: &self) ?? ""
      text += Self.literals.randomElement(using: &self) ?? ""
    }
    return text
  }

  mutating func message() -> Message {
    if Bool.random(using: &self) { return Message(text: format(specifiers: 0...3)) }
    if Bool.random(using: &self) {
      let format =
        Bool.random(using: &self) ? format(specifiers: 1...2) : ["%#@a@", "%2$#@a@"].randomElement(using: &self)
      return Message(.format(format ?? "", variables: [variable("a")]))
    }
    return Message(.format(format(specifiers: 1...2), variables: [variable("a"), variable("b"), variable("a")]))
  }

  private mutating func variable(_ name: String) -> MessageVariable {
    let categories = ["zero", "one", "two", "few", "many", "other"].filter { _ in
      Int.random(in: 0...2, using: &self) > 0
    }
    return MessageVariable(
      name: name, rule: Int.random(in: 0...5, using: &self) == 0 ? .gender : .plural,
      valueType: ["lld", "d", "u", nil, "@", "1$d", "x"].randomElement(using: &self) ?? nil,
      variants: categories.map { MessageVariable.Variant(category: $0, text: format(specifiers: 0...2)) })
  }

  mutating func arguments() -> [MessageArgument] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in
      switch Int.random(in: 0...7, using: &self) {
      case 0...2: .string(Self.texts.randomElement(using: &self) ?? "")
      case 3: .unsigned(next())
      case 4: .double(1.5)
      case 5: .integer(Int64(bitPattern: next()))
      default: .integer(Int64.random(in: -3...130, using: &self))
      }
    }
  }
}
