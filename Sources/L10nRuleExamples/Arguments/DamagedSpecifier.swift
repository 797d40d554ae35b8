extension RuleExamples {
  static let damagedSpecifier: RuleExamples = RuleExamples(
    "damaged-specifier",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""hello" = "Hello %@"; "of" = "%1$@ of %2$@"; "left" = "%lld left";"#,
          "ja.lproj/Player.strings": #""hello" = "こんにちは ⟦％@⟧"; "of" = "⟦％１＄＠⟧の%2$@"; "left" = "残り⟦%Lld⟧";"#,
          "ar.lproj/Player.strings": #""hello" = "مرحبا ⟦@%⟧"; "of" = "⟦%١$@⟧ من %2$@"; "left" = "بقي ⟦% lld⟧";"#,
          "fr.lproj/Player.strings":
            #""hello" = "« Bonjour\" ⟦% @⟧"; "of" = "⟦%1 $@⟧ sur %2$@"; "left" = "⟦%%lld⟧ de reste";"#,
          "de.lproj/Player.strings": #""hello" = "Hallo ⟦%＠⟧."; "of" = "⟦%$1@⟧ von ⟦%2@⟧"; "left" = "⟦%LLD⟧ übrig";"#,
          "tr.lproj/Player.strings": #""of" = "⟦2$@⟧ içinde %1$@"; "left" = "%lld kaldı: 1$";"#,
        ],
        fixed: [
          "ja.lproj/Player.strings": #""hello" = "こんにちは %@"; "of" = "%1$@の%2$@"; "left" = "残り%lld";"#,
          "ar.lproj/Player.strings": #""hello" = "مرحبا %@"; "of" = "%1$@ من %2$@"; "left" = "بقي %lld";"#,
          "fr.lproj/Player.strings": #""hello" = "« Bonjour\" %@"; "of" = "%1$@ sur %2$@"; "left" = "%lld de reste";"#,
          "de.lproj/Player.strings": #""hello" = "Hallo %@."; "of" = "%1$@ von %2$@"; "left" = "%lld übrig";"#,
          "tr.lproj/Player.strings": #""of" = "%2$@ içinde %1$@"; "left" = "%lld kaldı: 1$";"#,
        ]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "⟦%1#@n@⟧", .init("n", ["one": "%lld file", "other": "%lld files"])),
          "tr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%1$#@n@", .init("n", ["one": "%1$lld dosya", "other": "⟦1$lld⟧ dosya"])),
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%1$#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
          "tr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%1$#@n@", .init("n", ["one": "%1$lld dosya", "other": "%1$lld dosya"])),
        ]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
          "he.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "קובץ אחד", "two": "שני קבצים", "other": "⟦%\u{200F}lld⟧ קבצים"])),
        ],
        fixed: [
          "he.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "קובץ אחד", "two": "שני קבצים", "other": "%lld קבצים"]))
        ]),
      .bad(
        [
          "en.lproj/Player.strings": #""hello" = "Hello %@";"#,
          "Overrides/acme/en.lproj/Player.strings": #""hello" = "Hi ⟦% @⟧!";"#,
        ], fixed: ["Overrides/acme/en.lproj/Player.strings": #""hello" = "Hi %@!";"#]),
      .good([
        "en.lproj/Player.strings": #""sale" = "%@ at %lld%%"; "mail" = "100％@home";"#,
        "ja.lproj/Player.strings": #""sale" = "%@は%lld％"; "mail" = "100％@home";"#,
        "fr.lproj/Player.strings": #""sale" = "%@ à %lld %%"; "mail" = "100 % @home";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""table" = "%5d %@"; "done" = "%lld%% done";"#,
        "de.lproj/Player.strings": #""table" = "%5d %@"; "done" = "zu %lld%% @fertig";"#,
      ]),
    ])
}
