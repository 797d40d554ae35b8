extension RuleExamples {
  static let pluralUnreachableCategory: RuleExamples = RuleExamples(
    "plural-unreachable-category",
    [
      .bad(
        [
          "ja.lproj/Player.stringsdict": """
          <plist><dict><key>files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              ⟦<key>one</key>⟧
              <string>ファイル%lld個</string>
              <key>other</key>
              <string>ファイル%lld個</string>
            </dict>
          </dict></dict></plist>
          """
        ],
        fixed: [
          "ja.lproj/Player.stringsdict": """
          <plist><dict><key>files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lld</string>
              <key>other</key>
              <string>ファイル%lld個</string>
            </dict>
          </dict></dict></plist>
          """
        ]),
      .bad(
        [
          "de.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@",
            .init(
              "n", ["one": "%lld Datei", "⟦few⟧": "%lld Dateien", "⟦many⟧": "%lld Dateien", "other": "%lld Dateien"]))
        ],
        fixed: [
          "de.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld Datei", "other": "%lld Dateien"]))
        ]),
      .bad(
        [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {
              "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
              "ko": {"variations": {"plural": {
                "other": {"stringUnit": {"state": "translated", "value": "파일 %lld개"}},
                ⟦"two"⟧: {"stringUnit": {"state": "translated", "value": "파일 {%lld}개"}}}}}}}
            """#)
        ],
        fixed: [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {
              "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
              "ko": {"variations": {"plural": {
                "other": {"stringUnit": {"state": "translated", "value": "파일 %lld개"}}}}}}}
            """#)
        ]),
      .bad([
        "ja.lproj/Messages.strings": #""files" = "{n, plural, ⟦zero⟧ {なし} =0 {なし} ⟦one⟧ {#個} other {#個}}";"#,
        "en.lproj/Messages.strings":
          #""rank" = "{n, selectordinal, one {#st} two {#nd} few {#rd} ⟦many⟧ {x} other {#th}}";"#,
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["zero": "No files", "one": "%lld file", "other": "%lld files"])),
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld fichier", "many": "%lld de fichiers", "other": "%lld fichiers"])),
        "cs.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@",
          .init("n", ["one": "%lld soubor", "few": "%lld soubory", "many": "%lld souboru", "other": "%lld souborů"])),
      ]),
    ])
}
