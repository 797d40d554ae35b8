extension RuleExamples {
  static let stringsdictValueType: RuleExamples = RuleExamples(
    "stringsdict-value-type",
    [
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "li", ["one": "⟦%@⟧ file", "other": "%li files"])),
          "ja.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "li", ["other": "ファイル⟦%d⟧個"])),
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "li", ["one": "%li file", "other": "%li files"])),
          "ja.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "li", ["other": "ファイル%li個"])),
        ]),
      .bad([
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "⟦%@⟧ Datei", "other": "⟦%@⟧ Dateien"]))
      ]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "⟦%lld⟧", ["one": "%lld file", "other": "%lld files"])),
          "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "⟦integer⟧", ["one": "%lld fichier", "other": "%lld fichiers"])),
          "ko.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "⟦@⟧", ["other": "파일 %@개"])),
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
          "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld fichier", "other": "%lld fichiers"])),
        ]),
      .bad(
        [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {"en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "⟦%@⟧ file"}},
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
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "read", "⟦%#@n@⟧", .init("n", ["one": "%1$@ and %2$lld other", "other": "%1$@ and %2$lld others"])),
          "de.lproj/Player.stringsdict": RuleExample.stringsdict(
            "read", "⟦%1$#@n@⟧", .init("n", ["one": "%1$@ und %2$lld weiterer", "other": "%1$@ und %2$lld weitere"])),
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "read", "%2$#@n@", .init("n", ["one": "%1$@ and %2$lld other", "other": "%1$@ and %2$lld others"])),
          "de.lproj/Player.stringsdict": RuleExample.stringsdict(
            "read", "%2$#@n@", .init("n", ["one": "%1$@ und %2$lld weiterer", "other": "%1$@ und %2$lld weitere"])),
        ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "read", "%@: %#@n@", .init("n", ["one": "%1$@ and %2$lld other", "other": "%1$@ and %2$lld others"]))
      ]),
      .good([
        "ar.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@ %2$@", .init("n", valueType: ".1f", ["few": "%.1f", "other": "%.2f"])),
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$#@n@ %2$@", .init("n", valueType: "lld", ["one": "%ld of %2$@", "other": "%lld"])),
      ]),
    ])
}
