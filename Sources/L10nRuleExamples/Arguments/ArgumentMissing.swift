extension RuleExamples {
  static let argumentMissing: RuleExamples = RuleExamples(
    "argument-missing",
    [
      .bad([
        "en.lproj/Player.strings": #""of" = "%@ of %lld";"#,
        "fr.lproj/Player.strings": #""of" = ⟦"n° %@"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""by" = "%@ by %@";"#,
        "ko.lproj/Player.strings": #""by" = ⟦"%1$@, %1$@"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file in %2$@", "other": "%lld files in %2$@"])),
        "ar.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@",
          .init(
            "n",
            [
              "zero": "لا ملفات", "one": "⟦ملف واحد⟧", "two": "ملفان في %2$@", "few": "%lld ملفات في %2$@",
              "many": "%lld ملفًا في %2$@", "other": "%lld ملف في %2$@",
            ])),
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "1 file", "other": "%lld files"])),
        "ja.lproj/Player.strings": #""files" = ⟦"ファイル"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""open" = "Open %@";"#,
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "open", devices: ["applewatch": "⟦Öffnen⟧", "other": "%@ öffnen"]),
      ]),
      .bad([
        "en.lproj/Player.strings": #""of" = "%@ of %lld"; "at" = "%lld at %@";"#,
        "de.lproj/Player.strings": #""of" = ⟦"%2$lld \"Stück\""⟧; "at" = "bei %@";"#,
      ]),
      .bad([
        "en.lproj/Messages.strings": #"""
        "sent" = "{who} sent {n, plural, one {# file to {whom}} other {# files to {whom}}}"; "count" = "{n, plural, other {#}}";
        "liked" = "{g, select, a {She} other {They}} liked it"; "none" = "{n, plural, =0 {None} other {# of {whom}}}";
        """#,
        "ar.lproj/Messages.strings": #"""
        "sent" = "{n, plural, zero {لا شيء} ⟦one⟧ {ملف واحد} two {ملفان إلى {whom}} few {# إلى {whom}} many {# إلى {whom}} other {# إلى {whom}}} من {who}";
        "count" = ⟦"ملفات"⟧; "liked" = "أعجبهم"; "none" = "{n, plural, =0 {لا} zero {لا} one {{whom}} two {{whom}} few {{whom}} many {{whom}} other {{whom}}}";
        """#,
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["zero": "No files", "one": "1 file", "other": "%lld files in %2$@"])),
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["zero": "Rien", "one": "%lld fichier", "other": "%lld fichiers, %2$@"])),
      ]),
      .good([
        "en.lproj/Player.strings": #""of" = "%@ of %lld"; "sure" = "100% sure";"#,
        "fr.lproj/Player.strings": #""of" = "%2$lld, dont %1$@"; "sure" = "Sûr";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""hello" = "Hello %@";"#,
        "ja.lproj/Player.strings": #""hello" = "こんにちは ％＠";"#,
      ]),
    ])
}
