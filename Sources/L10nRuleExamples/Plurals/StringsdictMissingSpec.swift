extension RuleExamples {
  static let stringsdictMissingSpec: RuleExamples = RuleExamples(
    "stringsdict-missing-spec",
    [
      .bad(
        [
          "de.lproj/Player.stringsdict": """
          <plist><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          ⟦<key>n</key>⟧<dict>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string></dict></dict></dict></plist>
          """
        ],
        fixed: [
          "de.lproj/Player.stringsdict": """
          <plist><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string></dict></dict></dict></plist>
          """
        ]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
          "ar.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@",
            .init(
              "⟦n⟧", valueType: nil,
              [
                "zero": "لا ملفات", "one": "ملف", "two": "ملفان", "few": "%lld ملفات", "many": "%lld ملفًا",
                "other": "%lld ملف",
              ])),
          "ja.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("⟦n⟧", valueType: nil, ["other": "ファイル%@個"])),
        ],
        fixed: [
          "ar.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@",
            .init(
              "n",
              [
                "zero": "لا ملفات", "one": "ملف", "two": "ملفان", "few": "%lld ملفات", "many": "%lld ملفًا",
                "other": "%lld ملف",
              ]))
        ]),
      .bad(
        [
          "en.lproj/Player.stringsdict": """
          <plist><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict>⟦<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRule</string>⟧
          <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>1</string><key>other</key><string>%lld</string></dict></dict></dict></plist>
          """
        ],
        fixed: [
          "en.lproj/Player.stringsdict": """
          <plist><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>1</string><key>other</key><string>%lld</string></dict></dict></dict></plist>
          """
        ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #"""
          "files": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@n@"},
            "substitutions": {⟦"n"⟧: {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}}}
          """#)
      ]),
      .good([
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld fichier", "other": "%lld fichiers"]))
      ]),
    ])
}
