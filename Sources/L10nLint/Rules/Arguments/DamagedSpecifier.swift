import L10nCore

extension Rule {
  static let damagedSpecifier = Rule(
    id: "damaged-specifier", severity: .error,
    summary: "A specifier was altered by a translator, an input method or a machine.",
    rationale: "Users see the remains of the specifier instead of the argument, or arguments behind it go wrong.",
    examples: [
      .bad([
        "en.lproj/Player.strings": #""hello" = "Hello %@"; "of" = "%1$@ of %2$@"; "left" = "%lld left";"#,
        "ja.lproj/Player.strings": #""hello" = "こんにちは ⟦％@⟧"; "of" = "⟦％１＄＠⟧の%2$@"; "left" = "残り⟦%Lld⟧";"#,
        "ar.lproj/Player.strings": #""hello" = "مرحبا ⟦@%⟧"; "of" = "⟦%١$@⟧ من %2$@"; "left" = "بقي ⟦% lld⟧";"#,
        "fr.lproj/Player.strings":
          #""hello" = "« Bonjour\" ⟦% @⟧"; "of" = "⟦%1 $@⟧ sur %2$@"; "left" = "⟦%%lld⟧ de reste";"#,
        "de.lproj/Player.strings": #""hello" = "Hallo ⟦%＠⟧."; "of" = "⟦%$1@⟧ von ⟦%2@⟧"; "left" = "⟦%LLD⟧ übrig";"#,
        "tr.lproj/Player.strings": #""of" = "⟦2$@⟧ içinde %1$@"; "left" = "%lld kaldı: 1$";"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "⟦%1#@n@⟧", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "tr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$#@n@", .init("n", ["one": "%1$lld dosya", "other": "⟦1$lld⟧ dosya"])),
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "he.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "קובץ אחד", "two": "שני קבצים", "other": "⟦%\u{200F}lld⟧ קבצים"])),
      ]),
      .bad([
        "en.lproj/Player.strings": #""hello" = "Hello %@";"#,
        "Overrides/acme/en.lproj/Player.strings": #""hello" = "Hi ⟦% @⟧!";"#,
      ]),
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
        help: "write \(specifier)")
    }
  }
}
