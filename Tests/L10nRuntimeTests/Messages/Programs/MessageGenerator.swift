import L10nSyntax
import SeededNumbers

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

  /// A pattern with up to three arguments.
  mutating func pattern() -> Message {
    Message(.pattern(MessagePattern(parts: parts(depth: 0), argumentNames: ["a", "b", "c"])))
  }

  private mutating func parts(depth: Int) -> [MessagePart] {
    (0..<Int.random(in: 0...4, using: &self)).map { _ in
      let name = ["a", "b", "c"].randomElement(using: &self) ?? ""
      switch Int.random(in: 0...(depth < 3 ? 9 : 6), using: &self) {
      case 0...2: return .text((Self.literals + Self.texts).randomElement(using: &self) ?? "")
      case 3: return .number
      case 4: return .placeholder(MessagePlaceholder(name))
      case 5: return .placeholder(MessagePlaceholder(name, Bool.random(using: &self) ? .none : .text))
      case 6:
        return .placeholder(MessagePlaceholder(name, .number(style()), offset: Bool.random(using: &self) ? 0 : 1))
      default: return .select(select(name, depth: depth))
      }
    }
  }

  private mutating func style() -> NumberStyle {
    let skeletons = ["", ".00", "scientific", "integer-width/+000"]
    return skeletons.randomElement(using: &self).flatMap { NumberForm(skeleton: $0).style } ?? .plain
  }

  private mutating func select(_ name: String, depth: Int) -> MessageSelect {
    let function: MessageSelect.Function = [.plural, .ordinal, .text].randomElement(using: &self) ?? .plural
    let isText = function == .text
    var keys: [MessageSelect.Key] = ["one", "two", "few", "many", "zero"].map { .keyword($0) }
    keys += isText ? Self.texts.map { .keyword($0) } : [0, 1, -2, 1.5, 1e9, 1e30].map { .exactly($0) }
    keys = keys.filter { _ in Int.random(in: 0...2, using: &self) == 0 }
    if Int.random(in: 0...9, using: &self) > 0 {
      keys.insert(.keyword("other"), at: Int.random(in: 0...keys.count, using: &self))
    }
    return MessageSelect(
      name, function, offset: isText ? 0 : [0, 0, 1, -3, 0.5].randomElement(using: &self) ?? 0,
      style: !isText && Int.random(in: 0...4, using: &self) == 0 ? style() : nil,
      keys.map { MessageSelect.Variant($0, parts(depth: depth + 1)) })
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
