extension RuleExamples {
  static let argumentType: RuleExamples = RuleExamples(
    "argument-type",
    [
      .bad([
        "en.lproj/Player.strings": #""items" = "%lld items";"#,
        "zh-Hans.lproj/Player.strings": #""items" = "项目：⟦%@⟧";"#,
      ]),
      .bad(
        [
          "en.lproj/Player.strings": #""left" = "%lld left";"#,
          "ar.lproj/Player.strings": #""left" = "متبقٍ \"⟦%d⟧\"";"#,
        ], fixed: ["ar.lproj/Player.strings": #""left" = "متبقٍ \"%lld\"";"#]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
          "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "⟦d⟧", ["one": "%d fichier", "other": "%d fichiers"])),
          "ja.lproj/Player.strings": #""files" = "ファイル⟦%@⟧個";"#,
        ],
        fixed: [
          "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld fichier", "other": "%lld fichiers"]))
        ]),
      .bad([
        "en.lproj/Player.strings": #""quota" = "%lld of %@";"#,
        "ko.lproj/Player.strings": #""quota" = "⟦%@⟧의 일부";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""open" = "Open %@";"#,
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "open", devices: ["mac": "⟦%lld⟧ öffnen", "other": "%lld öffnen"]),
      ]),
      .bad([
        "en.lproj/Messages.strings": #""sent" = "{who}: {n, plural, other {#}}"; "kind" = "{g, select, other {x}}";"#,
        "fr.lproj/Messages.strings":
          #""sent" = "{⟦who⟧, plural, other {#}} : {n}"; "kind" = "« {g} » : ⟦{g, number}⟧";"#,
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Player.strings": #""items" = "%ld items"; "by" = "%1$@ by %2$@"; "ratio" = "%.2f";"#,
        "de.lproj/Player.strings": #""items" = "%lld Einträge"; "by" = "%2$@: %1$@"; "ratio" = "%.1f";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""full" = "100 % sure"; "broken" = "%lld %@";"#,
        "fr.lproj/Player.strings": #""full" = "Sûr à 100 %d"; "broken" = "%y %@";"#,
      ]),
    ])
}
