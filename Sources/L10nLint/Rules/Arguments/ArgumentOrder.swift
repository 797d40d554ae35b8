import L10nCore
import L10nRuntime

extension Rule {
  static let argumentOrder = Rule(
    id: "argument-order", severity: .error,
    summary: "A translation has the development text's specifiers in another order, without numbers.",
    rationale: """
      Specifiers without numbers take the arguments in the order of the call, whatever the sentence: a number is taken \
      for an object, which crashes the app.
      """,
    examples: [
      .bad([
        "en.lproj/Player.strings": #""quota" = "%lld%% of its %@";"#,
        "zh-Hans.lproj/Player.strings": #""quota" = "其 ⟦%@⟧ 的 %lld%%";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""keys" = "%@ has %lld keys in %@";"#,
        "ar.lproj/Player.strings": #""keys" = "في %@ لدى ⟦%@⟧ عدد %lld";"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%@ has %#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "⟦%#@n@⟧ bei %@", .init("n", ["one": "%lld Datei", "other": "%lld Dateien"])),
      ]),
      .good([
        "en.lproj/Player.strings": #""quota" = "%lld%% of its %@"; "by" = "%@ by %@";"#,
        "zh-Hans.lproj/Player.strings": #""quota" = "其 %2$@ 的 %1$lld%%"; "by" = "%@，%@";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""keys" = "%lld of %ld keys";"#,
        "de.lproj/Player.strings": #""keys" = "%ld von %lld Schlüsseln";"#,
      ]),
    ]
  ) { context in
    context.argumentComparisons.filter { !$0.isOverride }.compactMap { comparison in
      comparison.reordered.map { use in
        let entry = comparison.translation.entry
        return RuleFinding(
          "'\(entry.key)' has its specifiers in another order than the development text, without numbers",
          at: use.location, subject: entry.subject,
          related: [context.developmentText(of: comparison.translation.development)],
          help: "number them by the development text, as in " + numbered(comparison.translation.development))
      }
    }
  }

  /// The development text's specifiers with their positions: `%1$lld, %2$@`.
  private static func numbered(_ development: CatalogEntry) -> String {
    let arguments = EntryArguments(development)
    return arguments.positions.sorted().compactMap { position in
      let uses = arguments.uses.filter { $0.position == position && !$0.isDeclared }
      let use = uses.first { $0.text.variable == nil } ?? uses.first
      return use?.numberedSpecifier
    }.joined(separator: ", ")
  }
}
