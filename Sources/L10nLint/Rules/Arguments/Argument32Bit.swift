import L10nCore
import L10nRuntime

extension Rule {
  static let argument32Bit = Rule(
    id: "argument-32bit", severity: .warning,
    summary: "The development text takes a whole number of 32 bits, while Swift's Int has 64.",
    rationale: "A number above 2,147,483,647, such as a size in bytes or a time in milliseconds, shows a wrong value.",
    examples: [
      .bad([
        "en.lproj/Player.strings": #""files" = "„%@“: ⟦%d⟧ files"; "id" = "Error \"⟦%1$x⟧\"";"#,
        "de.lproj/Player.strings": #""files" = "%@: %d Dateien"; "id" = "Fehler %x";"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", valueType: "⟦u⟧", ["one": "%u file", "other": "%u files"]))
      ]),
      .bad(["ar.lproj/Player.strings": #""of" = "⟦%i⟧ من %i";"#]),
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
    context.developmentEntries.compactMap { entry in
      guard context.isRunAsFormat(entry) else { return nil }
      let narrow = EntryArguments(entry).uses.filter { $0.type.integerWidth == 32 && $0.argument.role == nil }
      guard let use = narrow.first(where: \.isDeclared) ?? narrow.first(where: { !$0.specifier.hasSuffix("c") }) else {
        return nil
      }
      let wide = widened(use.specifier)
      return RuleFinding(
        "'\(entry.key)' takes \(use.specifier), a number of 32 bits", at: use.location, subject: entry.subject,
        help: use.isDeclared
          ? "write \(wide.dropFirst()) as the value type and in every text, in every locale"
          : "write \(wide) here and in every locale")
    }
  }

  /// The specifier of a number of 64 bits: `%d` → `%lld`.
  private static func widened(_ specifier: String) -> String {
    specifier.last.map { specifier.dropLast() + "ll" + String($0) } ?? specifier
  }
}
