import L10nCore
import L10nRuntime
import StringsFormat

extension Rule {
  static let pluralUnreachableCategory = Rule(
    id: "plural-unreachable-category", severity: .warning,
    summary: "A plural variable has a category that no number takes in its language.",
    rationale: """
      The text is never shown, so whoever translated or reviews it works in vain; often it is a sign that the forms of \
      another language were filled in.
      """,
    sources: [
      "CLDR plural rules", "Foundation Release Notes for OS X 10.9: 'zero' is chosen for 0 in every language",
    ],
    isFixable: true,
    examples: [
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
    ]
  ) { context in
    context.ruleEntries.flatMap { entry -> [RuleFinding] in
      let language = context.language(of: entry)
      guard let needs = context.pluralRequirements[language] else { return [] }
      let unreachable = Set(needs.unreachable.filter { $0 != .zero }.map(\.rawValue))
      var seen: Set<Range<Int>> = []
      return entry.variables.filter { $0.variable.rule == .plural }.flatMap { variable in
        variable.variable.variants.filter {
          unreachable.contains($0.category) && seen.insert($0.categoryRange).inserted
        }
        .map { finding($0, language, in: entry) }
      }
    }
      + context.patternPlurals.flatMap { plural in
        plural.choice.categories.filter { plural.requirements.unreachable.contains($0.category) }.map {
          category, branch in
          let entry = plural.entry
          return RuleFinding(
            "no number takes '\(category.rawValue)' in '\(context.language(of: entry))', so this form of '\(entry.key)' is never shown",
            at: entry.location(ofPattern: branch.range), subject: entry.subject,
            help: category == .zero ? "write =0 for the number 0" : "remove the form")
        }
      }
  }

  private static func finding(
    _ form: StringsdictVariant, _ language: LanguageTag, in entry: CatalogEntry
  ) -> RuleFinding {
    let removal = entry.file.removal(ofMemberNamedAt: form.categoryRange, pair: form.text.pairRange)
    return RuleFinding(
      "no number takes '\(form.category)' in '\(language)', so this form of '\(entry.key)' is never shown",
      at: entry.file.location(form.categoryRange), subject: entry.subject, help: "remove the form",
      fix: removal.map { Fix("remove '\(form.category)'", $0) })
  }
}
