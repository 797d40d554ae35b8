extension RuleExamples {
  static let stringsdictUnusedVariable: RuleExamples = RuleExamples(
    "stringsdict-unused-variable",
    [
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"]),
            .init("⟦bytes⟧", ["one": "%lld byte", "other": "%lld bytes"]))
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"]))
        ]),
      .bad(
        [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {"ja": {
              "stringUnit": {"state": "translated", "value": "ファイル %#@n@"},
              "substitutions": {
                ⟦"m"⟧: {"formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg本"}}}}},
                "n": {"formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg個"}}}}}}}}}
            """#)
        ],
        fixed: [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {"ja": {
              "stringUnit": {"state": "translated", "value": "ファイル %#@n@"},
              "substitutions": {
                "n": {"formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg個"}}}}}}}}}
            """#)
        ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files in %2$#@folders@"]),
          .init("folders", ["one": "%lld folder", "other": "%lld folders"])),
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "Dateien", .init("n", ["one": "%lld Datei", "other": "%lld Dateien"])),
      ]),
      .good([
        "ar.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@N@ ملفات", .init("n", ["other": "%lld ملف"]))
      ]),
    ])
}
