import L10nCore
import L10nRuntime

extension Rule {
  static let punctuationSpacing = Rule(
    id: "punctuation-spacing", severity: .note,
    summary: "The space before a punctuation mark is not the one that the language writes there.",
    rationale: "A plain space lets the mark slip to the beginning of the next line; a missing one looks foreign.",
    sources: [
      "Lexique des règles typographiques en usage à l'Imprimerie nationale", "W3C Requirements for Chinese Text Layout",
    ],
    isFixable: true,
    examples: [
      .bad(
        [
          "fr.lproj/Player.strings": """
          "a" = "Größe\u{A0}: quitter⟦ ⟧?";
          "b" = "Par⟦ ⟧: %@⟦!⟧";
          "c" = "«⟦ ⟧Oui⟦ ⟧»";
          """
        ],
        fixed: [
          "fr.lproj/Player.strings": """
          "a" = "Größe\u{A0}: quitter\u{202F}?";
          "b" = "Par\u{A0}: %@\u{202F}!";
          "c" = "«\u{A0}Oui\u{A0}»";
          """
        ]),
      .bad(
        ["fr-CA.lproj/Player.strings": #""a" = "Quitter⟦ ⟧?"; "b" = "Par⟦:⟧ %@";"#],
        fixed: ["fr-CA.lproj/Player.strings": "\"a\" = \"Quitter?\"; \"b\" = \"Par\u{A0}: %@\";"]),
      .bad(
        [
          "zh-Hans.lproj/Player.strings": #""a" = "要退出吗⟦ ⟧？";"#,
          "ja.lproj/Player.strings": #""a" = "終了⟦ ⟧、再生";"#,
          "ko.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "파일 %lld개를 열까요⟦ ⟧?"]),
        ],
        fixed: [
          "zh-Hans.lproj/Player.strings": #""a" = "要退出吗？";"#,
          "ja.lproj/Player.strings": #""a" = "終了、再生";"#,
          "ko.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "파일 %lld개를 열까요?"]),
        ]),
      .good([
        "fr.lproj/Player.strings":
          "\"a\" = \"Quitter\u{A0}? Non\u{202F}!\"; \"b\" = \"https://a.fr?b 12:30 :) %@\"; \"c\" = \"&amp; %@: %d\";",
        "fr-CA.lproj/Player.strings": "\"a\" = \"Quitter? Non! Par\u{A0}: %@\";",
        "en.lproj/Player.strings": #""a" = "Quit ?"; "b" = "By: %@";"#,
        "ko.lproj/Player.strings": #""a" = "%@ .mp4"; "b" = "종료?";"#,
        "ja.lproj/Player.strings": #""a" = "終了？ はい！";"#,
      ]),
    ]
  ) { context in
    var conventions = LanguageCache { TextConventions.conventions(for: $0).spacing }
    return context.texts.flatMap { text -> [RuleFinding] in
      guard text.traits.contains(.asciiPunctuation) || text.traits.contains(.nonASCII) else { return [] }
      let gaps: [PunctuationGap]
      switch conventions[text.language] {
      case .free: return []
      case .none(let marks): gaps = PunctuationGap.gaps(in: text, before: marks)
      case .noBreak(let spaces, let unspaced):
        gaps = PunctuationGap.gaps(in: text, spaces: spaces) + PunctuationGap.gaps(in: text, before: unspaced)
      }
      guard !gaps.isEmpty, !context.settings.allowedTexts.contains(text.string) else { return [] }
      return gaps.map { gap in
        RuleFinding(
          "'\(text.entry.key)' has \(gap.found) \(gap.place)", at: gap.stretch.isEmpty ? gap.mark : gap.stretch,
          in: text,
          fix: text.fix(gap.remedy, gap.stretch, with: gap.replacement))
      }
    }
  }
}
