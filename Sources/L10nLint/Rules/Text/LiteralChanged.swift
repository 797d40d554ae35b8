import L10nCore
import L10nRuntime

extension Rule {
  static let literalChanged = Rule(
    id: "literal-changed", severity: .warning,
    summary: "An address or a number is not the one of the development text.",
    rationale: "Users are sent to a page that does not exist, or are told another price, limit or date.",
    sources: ["RFC 3986", "Unicode Standard, 22.3 Numerals"],
    examples: [
      .bad([
        "en.lproj/Player.strings": #""a" = "See https://example.com/help"; "b" = "Keep it for 30 days";"#,
        "de.lproj/Player.strings": #""a" = "Größe: ⟦https://example.com/hilfe⟧"; "b" = "⟦300⟧ Tage aufheben";"#,
        "ar.lproj/Player.strings": #""a" = "https://example.com/help"; "b" = ⟦"احتفظ به يومًا"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld of 25", "other": "%lld of 25, a@b.com"]),
        "fr.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "%lld sur ⟦52⟧", "other": "%lld sur 25, ⟦a@c.com⟧"]),
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a" = "Up to 1,250.50 at https://example.com/en/help.";
        "b" = "2 files";
        "c" = "%1$@ of %2$lld in 1080p";
        "d" = "Open at 10:30 PM";
        "e" = "10,000 views";
        "f" = "name@example.com";
        "h" = "Hexadecimal";
        "g" = "See http://example.com/tv";
        """#,
        "de.lproj/Player.strings": #"""
        "a" = "Bis 1.250,50 auf https://example.com/de/help";
        "b" = "Zwei Dateien";
        "c" = "%2$lld in 1080p, %1$@";
        "d" = "Geöffnet um 22:30 Uhr";
        "e" = "10 000 Aufrufe";
        "f" = "ihr-name@beispiel.de";
        "h" = "16er-System";
        "g" = "Siehe example.com/tv";
        """#,
        "ar.lproj/Player.strings": #"""
        "a" = "حتى ١٬٢٥٠٫٥٠ على https://example.com/ar/help";
        "b" = "ملفان";
        "c" = "%1$@ من %2$lld في 1080p";
        "d" = "مفتوح ١٠:٣٠";
        "e" = "١٠٬٠٠٠ مشاهدة";
        """#,
        "ja.lproj/Player.strings": #"""
        "a" = "https://example.com/ja/help で最大１２５０.５０";
        "b" = "2件";
        "c" = "1080pで%1$@/%2$lld";
        "d" = "午後10時30分";
        "e" = "1万回";
        """#,
      ]),
    ]
  ) { context in
    var differences: [TextDifference] = []
    for pair in context.pairs where pair.isInBase {
      let text = pair.translation
      let traits = text.traits.union(pair.original.traits)
      // Digits of other scripts are beyond ASCII.
      guard !traits.isDisjoint(with: [.digits, .asciiSymbols, .otherScripts]),
        pair.original.holdsLiteral || text.holdsLiteral, text.string != pair.original.string
      else { continue }
      // A text that is nothing but a mailbox shows how one is written.
      if pair.original.traits.contains(.asciiSymbols), pair.original.string.isMailbox { continue }
      let own = TextLiterals(text)
      let original = TextLiterals(pair.original)
      guard let difference = own.difference(from: original), !context.settings.allowedTexts.contains(text.string) else {
        continue
      }
      let key = text.entry.key
      let message =
        switch difference {
        case .lost(let literal): "'\(key)' lacks the '\(literal.text)' of the development text"
        case .changed(let literal, let other): "'\(key)' has '\(literal.text)' for '\(other.text)'"
        case .added(let literal): "'\(key)' has '\(literal.text)', which the development text lacks"
        }
      let finding: RuleFinding
      switch difference {
      case .changed(let literal, _), .added(let literal):
        finding = RuleFinding(message, at: literal.stretch, in: text, related: pair.related)
      case .lost: finding = RuleFinding(message, at: text.location, subject: text.entry.subject, related: pair.related)
      }
      differences.append(TextDifference(pair, finding, shared: "'\(key)' has other addresses or numbers"))
    }
    return context.findings(about: differences, help: "see which is meant")
  }
}
