import L10nCore

extension Rule {
  static let argumentExtra = Rule(
    id: "argument-extra", severity: .error,
    summary: "A translation uses an argument that the development text does not have.",
    rationale: """
      Foundation reads past the arguments that the app gives: it crashes or shows what lies in memory. Where the text \
      is not run as a format at all, the specifier itself is shown.
      """,
    sources: ["CWE-134, Use of Externally-Controlled Format String", "ISO C17, 7.21.6.1"],
    examples: [
      .bad([
        "en.lproj/Player.strings": #""hello" = "Hello %@";"#,
        "fr.lproj/Player.strings": #""hello" = "Bonjour %@ ⟦%@⟧";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""by" = "%1$@ by %2$@";"#,
        "he.lproj/Player.strings": #""by" = "‏%1$@ מאת \n⟦%3$@⟧";"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld Datei", "other": "%lld Dateien &amp; ⟦%2$@⟧"])),
      ]),
      .bad([
        "en.lproj/Player.strings": #""done" = "Done";"#,
        "ja.lproj/Player.strings": #""done" = "⟦%@⟧を完了";"#,
      ]),
      .bad([
        "en.lproj/Messages.strings": #""sent" = "{who} sent '{'%@'}'"; "none" = "None";"#,
        "de.lproj/Messages.strings": #""sent" = "\"{⟦wen⟧, select, other {%d {who}}} %@"; "none" = "⟦{wen}⟧ 100 %d";"#,
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Player.strings": #""by" = "%1$@ by %2$@"; "done" = "Done";"#,
        "de.lproj/Player.strings": #""by" = "%2$@: %1$@, %1$@ (100 %%)"; "done" = "100 % de";"#,
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$@: %2$#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "de.lproj/Player.strings": #""files" = "%2$lld in %1$@";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""items" = "%lld items";"#,
        "fr.lproj/Player.strings": #""items" = "%lld % de vidéos";"#,
      ]),
    ]
  ) { context in
    context.argumentComparisons.filter { !$0.isOverride }.flatMap { comparison in
      comparison.extra.map { difference in
        let count = context.developmentSignature(of: comparison.translation.entry.id)?.arguments.count ?? 0
        return RuleFinding(
          difference, in: comparison.translation, context,
          help: count == 0
            ? "remove it, or add it to the development text"
            : "use no argument above \(count), or add it to the development text")
      }
    }
      + context.patternComparisons.filter { !$0.isOverride }.flatMap { comparison in
        comparison.extra.map { difference in
          let development = comparison.translation.development
          let names = development.pattern?.argumentNames ?? []
          return difference.finding(
            in: comparison.translation, related: context.developmentText(of: development),
            help: Suggestion.nearest(to: difference.name, among: names).map { "did you mean '\($0)'?" }
              ?? "remove it, or add it to the development text")
        }
      }
  }
}
