extension RuleExamples {
  static let overrideArgumentMismatch: RuleExamples = RuleExamples(
    "override-argument-mismatch",
    [
      .bad([
        "en.lproj/Player.strings": #""items" = "%lld items";"#,
        "Overrides/acme/en.lproj/Player.strings": #""items" = "⟦%@⟧ items";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""items" = "%lld items"; "by" = "%@: %lld";"#,
        "zh-Hant.lproj/Player.strings": #""items" = "%lld 個項目"; "by" = "%@：%lld";"#,
        "Overrides/acme/zh-Hant.lproj/Player.strings": #""items" = "%lld 個「⟦%@⟧」"; "by" = "⟦%lld⟧ — %@";"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "Overrides/acme/ar.lproj/Player.strings": #""files" = "الملفات: ⟦%@⟧";"#,
      ]),
      .bad([
        "en.lproj/Messages.strings": #""sent" = "{who}: {n, plural, other {#}}"; "hi" = "Hi {who}";"#,
        "Overrides/acme/en.lproj/Messages.strings": #""sent" = "{⟦n⟧, select, other {x}}"; "hi" = "⟦{name}⟧, hi";"#,
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Player.strings": #""items" = "%lld items in %@";"#,
        "Overrides/acme/en.lproj/Player.strings": #""items" = "%2$@: %1$ld"; "unknown" = "%@";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""items" = "%lld items";"#,
        "fr.lproj/Player.strings": #""items" = "%@ éléments";"#,
      ]),
    ])
}
