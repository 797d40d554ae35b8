import L10nCore
import L10nRuntime

extension Rule {
  static let argumentType = Rule(
    id: "argument-type", severity: .error,
    summary: "A translation uses an argument as another type than the development text.",
    rationale: """
      Foundation trusts the translation: a number taken for an object crashes the app, and a number of another width \
      shows a wrong value.
      """,
    sources: [
      "ISO C17, 7.21.6.1: a conversion of another type than its argument is undefined", "CFString's format core",
    ],
    isFixable: true,
    examples: [
      .bad([
        "en.lproj/Player.strings": #""items" = "%lld items";"#,
        "zh-Hans.lproj/Player.strings": #""items" = "项目：⟦%@⟧";"#,
      ]),
      .bad(
        [
          "en.lproj/Player.strings": #""left" = "%lld left";"#,
          "ar.lproj/Player.strings": #""left" = "متبقٍ \"⟦%d⟧\"";"#,
        ], fixed: ["ar.lproj/Player.strings": #""left" = "متبقٍ \"%lld\"";"#]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
          "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "⟦d⟧", ["one": "%d fichier", "other": "%d fichiers"])),
          "ja.lproj/Player.strings": #""files" = "ファイル⟦%@⟧個";"#,
        ],
        fixed: [
          "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld fichier", "other": "%lld fichiers"]))
        ]),
      .bad([
        "en.lproj/Player.strings": #""quota" = "%lld of %@";"#,
        "ko.lproj/Player.strings": #""quota" = "⟦%@⟧의 일부";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""open" = "Open %@";"#,
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "open", devices: ["mac": "⟦%lld⟧ öffnen", "other": "%lld öffnen"]),
      ]),
      .bad([
        "en.lproj/Messages.strings": #""sent" = "{who}: {n, plural, other {#}}"; "kind" = "{g, select, other {x}}";"#,
        "fr.lproj/Messages.strings":
          #""sent" = "{⟦who⟧, plural, other {#}} : {n}"; "kind" = "« {g} » : ⟦{g, number}⟧";"#,
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Player.strings": #""items" = "%ld items"; "by" = "%1$@ by %2$@"; "ratio" = "%.2f";"#,
        "de.lproj/Player.strings": #""items" = "%lld Einträge"; "by" = "%2$@: %1$@"; "ratio" = "%.1f";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""full" = "100 % sure"; "broken" = "%lld %@";"#,
        "fr.lproj/Player.strings": #""full" = "Sûr à 100 %d"; "broken" = "%y %@";"#,
      ]),
    ]
  ) { context in
    context.argumentComparisons.filter { !$0.isOverride }.flatMap { comparison in
      comparison.typeMismatches.map { difference in
        RuleFinding(
          difference, in: comparison.translation, context, help: help(for: difference),
          fix: fix(difference, in: comparison.translation.entry))
      }
    }
      + context.patternComparisons.filter { !$0.isOverride }.flatMap { comparison in
        comparison.mistyped.map { difference in
          difference.finding(
            in: comparison.translation, related: context.developmentText(of: comparison.translation.development),
            help: "use it as the development text does")
        }
      }
  }

  private static func help(for difference: ArgumentComparison.Difference) -> String? {
    guard let specifier = difference.expected?.specifier else { return nil }
    if difference.use.isDeclared { return "write \(specifier.dropFirst()) as the value type, and in the texts" }
    return difference.meant.map { "write \($0) if that argument is meant, else \(specifier)" } ?? "write \(specifier)"
  }

  /// Gives a number of 32 bits the width that the development text has. The other way round it is the development text
  /// that is to be widened (argument-32bit).
  private static func fix(_ difference: ArgumentComparison.Difference, in entry: CatalogEntry) -> Fix? {
    let position = difference.use.position
    guard difference.expected?.type.integerWidth == 64, difference.use.widened != nil else { return nil }
    return Fix("write \(difference.use.widened ?? "")", in: [entry]) { $0.position == position ? $0.widened : nil }
  }
}

extension RuleFinding {
  /// A finding about an argument that a translation uses otherwise than the development text.
  init(
    _ difference: ArgumentComparison.Difference, in translation: LintContext.Translation, _ context: LintContext,
    help: String?, fix: Fix? = nil
  ) {
    let use = difference.use
    let other =
      difference.expected.map { "the development text takes \($0.specifier)" }
      ?? "the development text does not have it"
    self.init(
      "'\(translation.entry.key)' takes \(use.specifier) as argument \(use.position) but \(other)",
      at: use.location, subject: translation.entry.subject,
      related: [context.developmentText(of: translation.development)]
        + difference.others.map { Diagnostic.Related("the same argument", at: $0) },
      help: help, fix: fix)
  }
}
