import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let argument32Bit: Rule = Rule(
    id: "argument-32bit", severity: .note,
    summary: "The development text takes a whole number of 32 bits, while Swift's Int has 64.",
    fixes: .unsafe
  ) { context, _ in
    let narrow = context.developmentEntries.compactMap { entry -> (entry: CatalogEntry, use: EntryArguments.Use)? in
      guard context.isFormatted(entry), entry.specifiers.takesArgumentsOfC else { return nil }
      let uses = EntryArguments(entry).uses.filter { $0.widened != nil }
      return (uses.first(where: \.isDeclared) ?? uses.first).map { (entry, $0) }
    }
    return narrow.map { entry, use in
      let wide = use.widened ?? use.specifier
      return Diagnostic(
        "'\(entry.key)' takes \(use.specifier), a number of 32 bits", at: use.location, subject: entry.subject,
        help: use.isDeclared
          ? "write \(wide.dropFirst()) as the value type and in every text, in every locale"
          : "write \(wide) here and in every locale",
        fix: fix(context.entries(of: entry.id)), shared: Diagnostic.Shared("texts take a number of 32 bits"))
    }
  }

  /// Widens the number in every locale. A key that is a text with the same specifier shows the type that the code
  /// passes, and a character is not a number.
  private static func fix(_ entries: [CatalogEntry]) -> Fix? {
    guard let key = entries.first?.key, FormatString(key.text).arguments.allSatisfy({ $0.type.integerWidth != 32 }),
      !entries.contains(where: { EntryArguments($0).uses.contains { $0.specifier.hasSuffix("c") } })
    else { return nil }
    return Fix("write numbers of 64 bits in every locale", in: entries, safety: .unsafe, replacement: \.widened)
  }
}
