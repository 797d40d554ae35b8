import L10nCore

extension Rule {
  static let literalChanged: Rule = Rule(
    id: "literal-changed", severity: .warning,
    summary: "An address or a number is not the one of the development text."
  ) { context, settings in
    var differences: [TextDifference] = []
    var originals = OriginalLiterals()
    let lacking = context.lackingArguments
    for pair in context.pairs where pair.isInBase {
      let text = pair.translation
      let traits = text.traits.union(pair.original.traits)
      // Digits of other scripts are beyond ASCII.
      guard !traits.isDisjoint(with: [.digits, .asciiSymbols, .otherScripts]),
        pair.original.holdsLiteral || text.holdsLiteral, text.string != pair.original.string
      else { continue }
      guard let original = originals.literals(of: pair.original),
        let difference = TextLiterals(text).difference(from: original), !settings.allowedTexts.contains(text.string)
      else { continue }
      // "example.com" is the same page, and an address instead of an argument is a missing argument.
      if case .added(let literal) = difference, let address = literal.addressWithoutScheme,
        pair.original.string.contains(address) || lacking.contains(text.entry.keyLocation)
      {
        continue
      }
      // Every country writes its own example.
      if pair.original.string.isTelephoneNumber, text.string.isTelephoneNumber { continue }
      let key = text.entry.key
      let message =
        switch difference {
        case .lost(let literal): "'\(key)' lacks the '\(literal.text)' of the development text"
        case .changed(let literal, let other): "'\(key)' has '\(literal.text)' for '\(other.text)'"
        case .added(let literal): "'\(key)' has '\(literal.text)', which the development text lacks"
        }
      let finding: Diagnostic
      switch difference {
      case .changed(let literal, _), .added(let literal):
        finding = Diagnostic(message, at: literal.range, in: text, related: pair.related)
      case .lost: finding = Diagnostic(message, at: text.location, subject: text.entry.subject, related: pair.related)
      }
      differences.append(TextDifference(pair, finding, shared: "'\(key)' has other addresses or numbers"))
    }
    return context.findings(about: differences, help: "see which is meant")
  }
}

extension TextLiterals.Literal {
  /// The part after the scheme of an address; `nil` for other literals.
  fileprivate var addressWithoutScheme: Substring? {
    text.firstRange(of: "://").map { text[$0.upperBound...] }
  }
}

/// The literals of development texts, which every language is compared with.
private struct OriginalLiterals {
  private var known: [SourceLocation: TextLiterals?] = [:]

  /// The literals of a text; `nil` if it is only an address, or gives one as an example: every language has its own.
  mutating func literals(of text: LintText) -> TextLiterals? {
    if let literals = known[text.location] { return literals }
    let literals = text.string.isExample ? nil : TextLiterals(text)
    known[text.location] = .some(literals)
    return literals
  }
}
