extension RuleExamples {
  static let stringsdictUnknownCategory: RuleExamples = RuleExamples(
    "stringsdict-unknown-category",
    [
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["⟦none⟧": "No files", "⟦=1⟧": "One file", "other": "%lld files"])),
          "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@",
            .init("n", ["⟦=0⟧": "Rien", "⟦=1⟧": "Un", "⟦One⟧": "%lld fichier", "other": "%lld fichiers"])),
          "ar.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["zero": "لا ملفات", "⟦none⟧": "لا", "⟦tow⟧": "ملفان", "other": "%lld ملف"])),
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["zero": "No files", "one": "One file", "other": "%lld files"])),
          "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["zero": "Rien", "=1": "Un", "one": "%lld fichier", "other": "%lld fichiers"])),
        ]),
      .bad(
        [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {"en": {"variations": {"plural": {
              ⟦"ONE"⟧: {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}
            """#)
        ],
        fixed: [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {"en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}
            """#)
        ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #"""
          "open": {"localizations": {"de": {"variations": {"device": {
            ⟦"One"⟧: {"stringUnit": {"state": "translated", "value": "Öffnen"}},
            "other": {"stringUnit": {"state": "translated", "value": "Öffnen"}}}}}}}
          """#)
      ]),
      .bad([
        "en.lproj/Messages.strings":
          #""files" = "{n, plural, ⟦none⟧ {No} ⟦One⟧ {\"a\" #} =1 {x} other {# {g, select, none {x} other {}}}}";"#
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["zero": "No files", "one": "%lld file", "other": "%lld files"])),
        "ja.lproj/Player.stringsdict": RuleExample.stringsdict("open", devices: ["mac": "開く", "other": "開く"]),
      ]),
    ])
}
