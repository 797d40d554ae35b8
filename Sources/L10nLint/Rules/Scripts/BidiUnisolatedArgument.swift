import L10nCore
import L10nRuntime
import L10nSyntax

private let isIsolatedAtRunTime = RuleOption(
  "isolated-at-run-time", .flag, default: true,
  "Whether what shows the texts isolates their arguments, as l10n's run time does; true unless set.")

extension Rule {
  static let bidiUnisolatedArgument: Rule = Rule(
    id: "bidi-unisolated-argument", severity: .note,
    summary: "An argument has lost the isolate that it has in the development text.",
    options: [isIsolatedAtRunTime],
    fixes: .safe
  ) { context, settings in
    let allowed = settings.allowedTexts
    func finding(_ argument: Range<Int>, in text: LintText, _ message: String, beside pair: TextPair?) -> Diagnostic {
      let specifier = String(decoding: Array(text.string.utf8)[argument], as: UTF8.self)
      return Diagnostic(
        message, at: argument, in: text, related: pair?.related ?? [],
        fix: text.fix("put it between U+2068 and U+2069", argument, with: "\u{2068}\(specifier)\u{2069}"))
    }
    guard settings[isIsolatedAtRunTime] else {
      var directions = LanguageCache { $0.isRightToLeft }
      return context.texts.filter { $0.isFormatted && $0.traits.contains(.percent) && directions[$0.language] }
        .filter { !allowed.contains($0.string) }.flatMap { text in
          TextArgument.arguments(of: text).filter { $0.isObject && !$0.isIsolated && $0.hasLooseNeighbour }.map {
            finding($0.range, in: text, "'\(text.entry.key)' has an argument that is not isolated", beside: nil)
          }
        }
    }
    return context.pairs.flatMap { pair -> [Diagnostic] in
      let text = pair.translation
      guard pair.original.traits.isSuperset(of: [.formatCharacters, .percent]), text.traits.contains(.percent),
        text.isFormatted
      else { return [] }
      let isolated = Set(TextArgument.arguments(of: pair.original).filter(\.isIsolated).map(\.position))
      guard !isolated.isEmpty, !allowed.contains(text.string) else { return [] }
      return TextArgument.arguments(of: text).filter { !$0.isIsolated && isolated.contains($0.position) }.map {
        finding(
          $0.range, in: text, "'\(text.entry.key)' has lost the isolate round an argument", beside: pair)
      }
    }
  }
}

/// A specifier of a text and its surroundings.
private struct TextArgument {
  let position: Int
  let range: Range<Int>

  /// Whether the argument is text.
  let isObject: Bool

  /// Whether the specifier is between isolate controls.
  let isIsolated: Bool

  /// Whether an adjacent character has a weak, neutral or opposite direction: a sign, a digit, a Latin letter.
  let hasLooseNeighbour: Bool

  static func arguments(of text: LintText) -> [TextArgument] {
    let utf8 = text.string.utf8
    let scalars = text.string.unicodeScalars
    return FormatString(text.string).placeholders.map { placeholder in
      let left = scalars[..<utf8.index(utf8.startIndex, offsetBy: placeholder.range.lowerBound)]
      let right = scalars[utf8.index(utf8.startIndex, offsetBy: placeholder.range.upperBound)...]
      let neighbours = [left.last { $0 != " " }, right.first { $0 != " " }]
      return TextArgument(
        position: placeholder.position, range: placeholder.range, isObject: placeholder.conversion == .object,
        isIsolated: left.last.map { (0x2066...0x2068).contains($0.value) } ?? false && right.first == "\u{2069}",
        hasLooseNeighbour: neighbours.contains { $0.map { !$0.isRightToLeftLetter } ?? false })
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isRightToLeftLetter: Bool {
    switch StrongDirection.of(self) {
    case .rightToLeft, .arabicLetter: true
    default: false
    }
  }
}
