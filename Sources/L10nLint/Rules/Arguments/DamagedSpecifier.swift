import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let damagedSpecifier: Rule = Rule(
    id: "damaged-specifier", severity: .error,
    summary: "A specifier was altered by a translator, an input method or a machine.",
    fixes: .safe
  ) { context, _ in
    context.entrySpecifierFaults().compactMap { entry, fault in
      guard case .damaged(let specifier) = fault.kind else { return nil }
      return Diagnostic(
        "'\(fault.written)' in '\(entry.key)' is a damaged specifier",
        at: entry.location(of: fault.range, in: fault.text), subject: entry.subject,
        related: context.catalog.developmentEntries[entry.id].flatMap {
          $0.keyLocation == entry.keyLocation ? nil : [context.developmentText(of: $0)]
        } ?? [],
        help: "write \(entry.specifiers.spelled(specifier))", fix: fix(fault, specifier, in: entry, context))
    }
  }

  /// `nil` if the text would still be wrong with other damage fixed: it lacks a number then.
  private static func fix(
    _ fault: SpecifierFault, _ specifier: String, in entry: CatalogEntry, _ context: LintContext
  ) -> Fix? {
    guard fault.isCertain else { return nil }
    var bytes = Array(fault.text.text.utf8)
    for other in context.specifierFaults(of: entry).reversed() where other.text == fault.text {
      if case .damaged(let specifier) = other.kind { bytes.replaceSubrange(other.range, with: specifier.utf8) }
    }
    let repaired = FormatString(String(decoding: bytes, as: UTF8.self))
    let isSound =
      !entry.specifiers.takesArgumentsOfC
      || !repaired.errors.contains { $0.isSyntactic || $0.code == .mixedPositional }
    guard isSound else { return nil }
    return entry.fix("write \(entry.specifiers.spelled(specifier))", fault.range, of: fault.text, with: specifier)
  }
}
