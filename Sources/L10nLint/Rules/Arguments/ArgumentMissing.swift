import L10nCore

extension Rule {
  static let argumentMissing = Rule(
    id: "argument-missing", severity: .warning,
    summary: "A translation, or one of its forms, does not show an argument that the development text always shows.",
    rationale: """
      Users of that locale do not learn what the argument tells: a name, a title, a number. It is an error to lose a \
      plural number, or an argument before others that are numbered: Foundation then takes the wrong ones.
      """,
    sources: ["IEEE Std 1003.1, fprintf: with numbered conversions, all arguments up to the last must be used"],
    examples: [
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
    ]
  ) { context in
    context.argumentComparisons
      .flatMap { comparison in
        comparison.missing.map { finding($0, in: comparison.translation, context) }
      }
      + context.patternComparisons.flatMap { comparison in
        comparison.missing.map { finding($0, in: comparison.translation, context) }
      }
  }

  private static func finding(
    _ missing: PatternComparison.Missing, in translation: LintContext.Translation, _ context: LintContext
  ) -> RuleFinding {
    let entry = translation.entry
    return RuleFinding(
      "'\(entry.key)' does not show the argument '\(missing.name)'"
        + (missing.branches.first.map { " in its form '\($0.selector)'" } ?? ""),
      at: missing.branches.first?.location ?? entry.valueLocation, subject: entry.subject,
      related: [context.developmentText(of: translation.development)]
        + missing.branches.dropFirst().map { Diagnostic.Related("the same argument is missing here", at: $0.location) },
      help: "write {\(missing.name)} where the argument belongs", severity: missing.isPluralNumber ? .error : nil)
  }

  private static func finding(
    _ missing: MissingArgument, in translation: LintContext.Translation, _ context: LintContext
  ) -> RuleFinding {
    let entry = translation.entry
    let places = missing.forms.map { entry.location(of: 0..<$0.text.utf8.count, in: $0) }
    let form = missing.forms.first.flatMap { form in form.category ?? form.variants.last }
    let consequence = missing.isGap ? ", so Foundation takes wrong arguments for those behind it" : ""
    return RuleFinding(
      "'\(entry.key)' does not show argument \(missing.position)" + (form.map { " in its form '\($0)'" } ?? "")
        + consequence,
      at: places.first ?? entry.valueLocation, subject: entry.subject,
      related: [context.developmentText(of: translation.development)]
        + places.dropFirst().map { Diagnostic.Related("the same argument is missing here", at: $0) },
      help: missing.expected.type == .variable
        ? nil : "write \(missing.expected.numberedSpecifier) where the argument belongs",
      severity: missing.isPluralNumber || missing.isGap ? .error : nil)
  }
}
