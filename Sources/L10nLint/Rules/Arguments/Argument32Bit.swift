import L10nCore
import L10nRuntime

extension Rule {
  static let argument32Bit = Rule(
    id: "argument-32bit", severity: .warning,
    summary: "The development text takes a whole number of 32 bits, while Swift's Int has 64.",
    rationale: "A number above 2,147,483,647, such as a size in bytes or a time in milliseconds, shows a wrong value.",
    sources: [
      "The Swift Programming Language, Int: 64 bits on 64-bit platforms", "ISO C17, 7.21.6.1, length modifiers",
    ],
    isFixable: true,
    examples: [
      .bad(
        [
          "en.lproj/Player.strings": #""files" = "„%@“: ⟦%d⟧ files"; "id" = "Error \"⟦%1$x⟧\"";"#,
          "de.lproj/Player.strings": #""files" = "%@: %d Dateien"; "id" = "Fehler %x";"#,
          "fr.lproj/Player.strings": #""files" = "%2$d fichiers : %1$@"; "id" = "Erreur %llx";"#,
        ],
        fixed: [
          "en.lproj/Player.strings": #""files" = "„%@“: %lld files"; "id" = "Error \"%1$llx\"";"#,
          "de.lproj/Player.strings": #""files" = "%@: %lld Dateien"; "id" = "Fehler %llx";"#,
          "fr.lproj/Player.strings": #""files" = "%2$lld fichiers : %1$@"; "id" = "Erreur %llx";"#,
        ]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "⟦u⟧", ["one": "%u file", "other": "%u files"])),
          "ja.lproj/Player.strings": #""files" = "ファイル%u個";"#,
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "llu", ["one": "%llu file", "other": "%llu files"])),
          "ja.lproj/Player.strings": #""files" = "ファイル%llu個";"#,
        ]),
      .bad(
        [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "⟦%d⟧ files"}},
              "de": {"stringUnit": {"state": "translated", "value": "%d Dateien"}}}}
            """#)
        ],
        fixed: [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "%lld files"}},
              "de": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}
            """#)
        ]),
      .bad(
        ["ar.lproj/Player.strings": #""of" = "⟦%i⟧ من %i";"#],
        fixed: ["ar.lproj/Player.strings": #""of" = "%lli من %lli";"#]),
      .bad(["en.lproj/Player.strings": #""%d files" = "⟦%d⟧ files";"#]),
      .good([
        "en.lproj/Player.strings": #""files" = "%lld files, %.1f %%"; "width" = "%*lld"; "plain" = "100 %";"#
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "Overrides/acme/en.lproj/Player.strings": #""other" = "%d";"#,
      ]),
    ]
  ) { context in
    let narrow = context.developmentEntries.compactMap { entry -> (entry: CatalogEntry, use: EntryArguments.Use)? in
      guard context.isRunAsFormat(entry) else { return nil }
      let uses = EntryArguments(entry).uses.filter { $0.widened != nil }
      return (uses.first(where: \.isDeclared) ?? uses.first).map { (entry, $0) }
    }
    return narrow.map { entry, use in
      let wide = use.widened ?? use.specifier
      return RuleFinding(
        "'\(entry.key)' takes \(use.specifier), a number of 32 bits", at: use.location, subject: entry.subject,
        help: use.isDeclared
          ? "write \(wide.dropFirst()) as the value type and in every text, in every locale"
          : "write \(wide) here and in every locale",
        fix: fix(context.entries(of: entry.id)))
    }
  }

  /// Widens the number in every locale. A key that is a text with the same specifier tells what the code gives, and a
  /// character is no number.
  private static func fix(_ entries: [CatalogEntry]) -> Fix? {
    guard let key = entries.first?.key, FormatString(key.text).arguments.allSatisfy({ $0.type.integerWidth != 32 }),
      !entries.contains(where: { EntryArguments($0).uses.contains { $0.specifier.hasSuffix("c") } })
    else { return nil }
    return Fix("write numbers of 64 bits in every locale", in: entries, replacement: \.widened)
  }
}
