import L10nCore
import L10nRuntime

extension Rule {
  static let typography = Rule(
    id: "typography", severity: .note, isOptional: true,
    summary: "A character of the typewriter stands for a better one: three dots, straight quotation marks, a hyphen.",
    rationale: "Texts look unfinished beside those of the system, which writes '…', '“ ”' and '–'.",
    sources: ["CLDR delimiters", "Unicode Standard, 6.2 General Punctuation"], isFixable: true,
    examples: [
      .bad(
        ["en.lproj/Player.strings": #""a" = "Loading⟦...⟧"; "b" = "It⟦'⟧s 10⟦-⟧12"; "c" = "⟦(c)⟧ Größe";"#],
        fixed: ["en.lproj/Player.strings": #""a" = "Loading…"; "b" = "It’s 10–12"; "c" = "© Größe";"#]
      ) { $0.activate("typography") },
      .bad(
        [
          "de.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "ein", "other": "%lld ⟦\"⟧Größen⟦\"⟧"]),
          "fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "⟦\"⟧l⟦'⟧un⟦\"⟧ ici", "other": "%lld⟦...⟧"]),
          "zh-Hant.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "⟦\"⟧播放⟦\"⟧%lld"]),
        ],
        fixed: [
          "de.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "ein", "other": "%lld „Größen“"]),
          "fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "«\u{A0}l’un\u{A0}» ici", "other": "%lld…"]),
          "zh-Hant.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "「播放」%lld"]),
        ]
      ) { $0.activate("typography") },
      .good(
        [
          "en.lproj/Player.strings": #"""
          "a" = "Loading… it’s “on”, 10–12 ©";
          "b" = "2024-10-12, +1-800-555, a....b, 5\" disk";
          "c" = "<a href=\"x\">%1$@</a>";
          """#,
          "ja.lproj/Player.strings": #""a" = "読み込み中…";"#,
        ]
      ) { $0.activate("typography") },
    ]
  ) { context in
    var conventions = LanguageCache { TextConventions.conventions(for: $0) }
    let interesting: TextTraits = [.asciiPunctuation, .asciiSymbols, .parentheses]
    return context.texts.flatMap { text -> [RuleFinding] in
      guard !text.traits.isDisjoint(with: interesting), TypewriterPlace.mayBe(in: text.string) else { return [] }
      let places = TypewriterPlace.places(in: text.string, by: conventions[text.language])
      guard !places.isEmpty, !context.settings.allowedTexts.contains(text.string) else { return [] }
      return places.map { place in
        RuleFinding(
          "'\(text.entry.key)' has '\(place.spelling)' for '\(place.sign)'", at: place.stretch, in: text,
          fix: text.fix("write \(place.sign)", place.stretch, with: place.replacement))
      }
    }
  }
}
