import L10nSyntax
import Testing

@testable import L10nRuntime

struct MessageSignatureTests {
  private static func n(_ lines: String...) -> MessageVariable {
    MessageVariable(
      name: "n", valueType: "d",
      variants: lines.enumerated().map { .init(category: $0 == 0 ? "one" : "other", text: $1) })
  }

  /// A message, its arguments, and its problems as "code place subject".
  static let messages: [(Message, String, [String])] = [
    (Message(text: "Play"), "", []), (Message(text: "50% off"), "", []),
    (Message(text: "%@: %ld"), "1 Object, 2 Int", []),
    (Message(text: "%@ 50% off"), "1 Object", ["malformed-format bad-flag -.-"]),
    (Message(text: "%2$@"), "2 Object", ["malformed-format missing-position -.-"]),
    (Message(text: "%#@n@"), "1 Int n", ["undefined-variable n -.-"]),
    (Message("%@ sent %#@n@", n("%d letter", "%d letters")), "1 Object, 2 Int32 n", []),
    (Message("%2$#@n@ for %1$@", n("a letter", "%2$d letters")), "1 Object, 2 Int32 n", []),
    (Message("%1$@ has %3$#@n@", n("%3$d", "%d")), "1 Object, 3 Int32 n", ["argument-gap 2 -.-"]),
    (Message("%#@n@", n("%d in %3$@", "%d")), "1 Int32 n, 3 Object", ["argument-gap 2 n.one"]),
    (Message("%#@n@", n("%d", "%@ parcels")), "1 Int32 n", ["format-mismatch Object n.other"]),
    (
      Message("%#@n@ %1$ld", n("%d", "%u")), "1 Int32 n",
      ["malformed-format mixed-positional -.-", "format-mismatch Int -.-"]
    ),
    (Message("%#@n@", n("%d by %2$@", "%d by %2$d")), "1 Int32 n, 2 Object", ["format-mismatch Int32 n.other"]),
    (Message("%#@n@ %#@m@", n("%d", "%d")), "1 Int32 n, 2 Int m", ["undefined-variable m -.-"]),
    (Message("%#@n@", n("%d of %2$#@m@", "%d")), "1 Int32 n, 2 Int m", ["undefined-variable m n.one"]),
    (Message("none", n("%d", "%d")), "", ["unused-variable n.-"]),
    (Message("%#@n@", n("%d", "%d and %1$#@n@")), "1 Int32 n", ["variable-cycle n n.other"]),
    (
      Message(
        "%1$#@a@ %1$#@b@", MessageVariable("a", "ld", "other: %1$#@b@"),
        MessageVariable("b", "ld", "one: x", "other: %1$#@a@")),
      "1 Int a", ["variable-cycle a b.other"]
    ),
    (Message("%#@n@", n("%d", "50% off %d")), "1 Int32 n", ["malformed-format bad-flag n.other"]),
    (Message("%#@n@", MessageVariable("n", "%d", "other: %ld")), "1 Int n", ["invalid-value-type %d n.-"]),
    (Message("%#@n@", MessageVariable("n", "integer", "other: x")), "1 Int n", ["invalid-value-type integer n.-"]),
    (Message("%#@n@", MessageVariable("n", "@", "other: x")), "1 Int n", ["invalid-value-type @ n.-"]),
    (Message("%#@n@", MessageVariable("n", nil, "other: x")), "1 Int n", ["missing-value-type n.-"]),
    (Message("%#@n@", MessageVariable("n", ".1f", "other: %.2f")), "1 Double n", []),
    (
      Message(
        .select(
          .device,
          [
            .init("mac", Message(text: "%@")), .init("other", Message(text: "%d")),
          ])),
      "1 Object", ["format-mismatch Int32 other/-.-"]
    ),
    (Message(.select(.width, [.init("20", Message("%#@m@"))])), "1 Int m", ["undefined-variable m 20/-.-"]),
  ]

  @Test(arguments: messages)
  func listsArgumentsAndProblems(_ message: Message, _ arguments: String, _ problems: [String]) {
    let signature = message.signature
    let found = signature.arguments.map { argument in
      [String(argument.position), argument.type.rawValue, argument.name].compactMap(\.self).joined(separator: " ")
    }
    #expect(found.joined(separator: ", ") == arguments)
    #expect(
      signature.problems.map { problem in
        let place = "\(problem.place.variable ?? "-").\(problem.place.category ?? "-")"
        let path = (problem.place.variants + [place]).joined(separator: "/")
        return [problem.code.rawValue, problem.formatError?.code.rawValue ?? problem.subject, path]
          .compactMap(\.self).joined(separator: " ")
      } == problems)
  }

  @Test func everyProblemHasAnExample() {
    #expect(Set(Self.messages.flatMap { $0.0.signature.problems.map(\.code) }) == Set(MessageProblem.Code.allCases))
  }

  @Test func takesMissingCategoriesFromTheParentLocale() {
    let canadian = Message("%#@n@", Self.n("%d vidéo", "%d vidéos"), MessageVariable("m", "d", "other: x"))
    let french = Message(
      "%#@n@ !", MessageVariable("n", "d", "zero: aucune", "one: une", "many: %d de vidéos", "other: vidéos"),
      MessageVariable("m", "d", "one: %#@other@", "many: %#@n@"))
    let completed = canadian.completed(by: french, categories: [.one, .many, .other])
    #expect(
      completed
        == Message(
          "%#@n@", MessageVariable("n", "d", "one: %d vidéo", "other: %d vidéos", "many: %d de vidéos"),
          MessageVariable("m", "d", "other: x", "many: %#@n@")))
    let plain = Message(text: "%d")
    #expect(plain.completed(by: french, categories: PluralCategory.allCases) == plain)
    let device = Message(.select(.device, [.init("mac", canadian)]))
    let other = Message(.select(.device, [.init("mac", french), .init("other", french)]))
    #expect(
      device.completed(by: other, categories: [.one, .many, .other])
        == Message(.select(.device, [.init("mac", completed)])))
  }
}
