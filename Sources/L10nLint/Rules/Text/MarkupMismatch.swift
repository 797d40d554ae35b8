import L10nCore
import L10nRuntime

extension Rule {
  static let markupMismatch = Rule(
    id: "markup-mismatch", severity: .warning,
    summary: "Tags, emphasis, links, names in braces or brackets are not those of the development text.",
    rationale: "A lost tag ends emphasis or a link; one left open runs on over the rest of the screen.",
    sources: ["HTML Living Standard, 13.1.2", "CommonMark 0.31"],
    examples: [
      .bad([
        "en.lproj/Player.strings": #""a" = "<b>Größe</b> and <a href=\"x\">more</a>"; "b" = "Read **this**";"#,
        "de.lproj/Player.strings": #""a" = ⟦"<b>Größe<b> und <a href=\"x\">mehr</a>"⟧; "b" = ⟦"Lies dies"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""a" = "Hello {name}"; "b" = "See [help](https://example.com)"; "c" = "A (b)";"#,
        "ja.lproj/Player.strings": #""a" = ⟦"こんにちは {名前}"⟧; "b" = ⟦"ヘルプを見る"⟧; "c" = ⟦"あ（い"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "`%lld` file", "other": "`%lld` files"]),
        "fr.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "« %lld » fichier", "other": "⟦`%lld fichiers⟧"]),
      ]),
      .good([
        "en.lproj/Player.strings":
          #""a" = "1 < 2 <br> {n}"; "b" = "Size"; "c" = "A (b)"; "d" = "Ads :)"; "e" = "Name*"; "f" = "=<val>";"#,
        "ja.lproj/Player.strings":
          #""a" = "{n}<br/>1 < 2"; "b" = "サイズ（大）"; "c" = "あ（い）"; "d" = "広告"; "e" = "名前*"; "f" = "=<値>";"#,
        "Overrides/acme/ja.lproj/Player.strings": #""c" = "<b>あ</b>";"#,
      ]),
    ]
  ) { context in
    var differences: [TextDifference] = []
    let interesting: TextTraits = [.markup, .parentheses]
    for pair in context.pairs where pair.isInBase {
      let traits = pair.translation.traits.union(pair.original.traits)
      guard !traits.isDisjoint(with: interesting), pair.translation.string != pair.original.string else { continue }
      let text = pair.translation
      guard let difference = TextMarkup(text.string).difference(from: TextMarkup(pair.original.string)),
        !context.settings.allowedTexts.contains(text.string)
      else { continue }
      let finding = RuleFinding(
        "'\(text.entry.key)' \(difference.own)", at: text.location, subject: text.entry.subject, related: pair.related)
      differences.append(TextDifference(pair, finding, shared: "'\(text.entry.key)' \(difference.other)"))
    }
    return context.findings(about: differences, help: "see which is meant")
  }
}
