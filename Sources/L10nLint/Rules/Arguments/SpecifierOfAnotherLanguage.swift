import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  /// Specifiers that generated functions cannot show in texts that are right where another system formats them: one
  /// that Foundation does not have, and a number that is shown as an object.
  static let specifierOfAnotherLanguage: Rule = Rule(
    id: invalidSpecifier.id, severity: .error, summary: invalidSpecifier.info.summary
  ) { context, _ in
    let entries = context.entries { $0.traits.contains(.percent) }.filter { $0.specifiers.localizesNumbers }
    return entries.flatMap { entry -> [Diagnostic] in
      let arguments = EntryArguments(entry)
      let conflicts = arguments.uses.filter { !$0.isDeclared && arguments.isContradicted($0) }
      return entry.texts.compactMap { finding(in: $0, of: entry) } + conflicts.map { finding(about: $0, in: entry) }
    }
      + context.argumentComparisons.flatMap { comparison in
        comparison.typeMismatches.filter { $0.use.localizesNumbers && $0.use.type == .object }.map {
          finding(about: $0.use, in: comparison.translation.entry)
        }
      }
  }

  /// The first specifier of a text that means something else, or nothing, in Foundation.
  private static func finding(in text: EntryText, of entry: CatalogEntry) -> Diagnostic? {
    let known = FormatString(text.text).placeholders
    let found = entry.format(of: text).placeholders.first { placeholder in
      !known.contains {
        $0.range == placeholder.range && $0.position == placeholder.position && $0.type == placeholder.type
      }
    }
    return found.map {
      Diagnostic(
        "'\(text.text.characters(in: $0.range))' in '\(entry.key)' is shown by \(entry.specifiers.reader) alone",
        at: entry.location(of: $0.range, in: text), subject: entry.subject)
    }
  }

  private static func finding(about use: EntryArguments.Use, in entry: CatalogEntry) -> Diagnostic {
    Diagnostic(
      "'\(entry.key)' shows a number as \(use.specifier), which \(entry.specifiers.reader) alone does",
      at: use.location, subject: entry.subject)
  }
}
