import L10nCore
import L10nRuntime

extension Rule {
  static let damagedSpecifier = Rule(
    id: "damaged-specifier", severity: .error,
    summary: "A specifier was altered by a translator, an input method or a machine.",
    rationale: "Users see the remains of the specifier instead of the argument, or arguments behind it go wrong.",
    sources: [
      "Unicode Standard, Halfwidth and Fullwidth Forms",
      "Unicode Standard Annex #9: a specifier shown from right to left",
    ],
    isFixable: true,
    examples: [
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
    ]
  ) { context in
    context.entrySpecifierFaults().compactMap { entry, fault in
      guard case .damaged(let specifier) = fault.kind else { return nil }
      return RuleFinding(
        "'\(fault.written)' in '\(entry.key)' is a damaged specifier",
        at: entry.location(of: fault.range, in: fault.text), subject: entry.subject,
        related: context.catalog.developmentEntries[entry.id].flatMap {
          $0.keyLocation == entry.keyLocation ? nil : [context.developmentText(of: $0)]
        } ?? [],
        help: "write \(specifier)", fix: fix(fault, specifier, in: entry, context))
    }
  }

  /// `nil` where the text would still not be right, other damage mended: a number is missing then.
  private static func fix(
    _ fault: SpecifierFault, _ specifier: String, in entry: CatalogEntry, _ context: LintContext
  ) -> Fix? {
    guard fault.isCertain else { return nil }
    var bytes = Array(fault.text.text.utf8)
    for other in context.specifierFaults(of: entry).reversed() where other.text == fault.text {
      if case .damaged(let specifier) = other.kind { bytes.replaceSubrange(other.range, with: specifier.utf8) }
    }
    let mended = FormatString(String(decoding: bytes, as: UTF8.self))
    guard !mended.errors.contains(where: { $0.isSyntactic || $0.code == .mixedPositional }) else { return nil }
    return entry.fix("write \(specifier)", fault.range, of: fault.text, with: specifier)
  }
}
