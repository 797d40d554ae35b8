import L10nCore
import L10nRuntime

extension Rule {
  static let mixedPositional: Rule = Rule(
    id: "mixed-positional", severity: .error,
    summary: "A text has specifiers with and without numbers.",
    fixes: .safe
  ) { context, _ in
    context.entrySpecifierFaults().compactMap { entry, fault in
      guard case .unreadable(.mixedPositional) = fault.kind else { return nil }
      return Diagnostic(
        "'\(entry.key)' mixes numbered and unnumbered specifiers",
        at: entry.location(of: fault.range, in: fault.text), subject: entry.subject,
        help: "number all of them, as in \(entry.specifiers.spelled("%1$@"))", fix: fix(fault, in: entry, context))
    }
  }

  /// Gives the unnumbered specifiers of a translation the remaining arguments; `nil` if two could be meant.
  private static func fix(_ fault: SpecifierFault, in entry: CatalogEntry, _ context: LintContext) -> Fix? {
    guard let development = context.catalog.developmentEntries[entry.id], EntryPlace(development) != EntryPlace(entry),
      context.specifierFaults(of: development).isEmpty, context.specifierFaults(of: entry).count == 1
    else { return nil }
    let arguments = EntryArguments(development)
    let placeholders = entry.format(of: fault.text).placeholders
    let unnumbered = placeholders.filter { !$0.isNumbered }
    let left = arguments.positions.subtracting(placeholders.filter(\.isNumbered).map(\.position)).sorted()
    let bytes = Array(fault.text.text.utf8)
    var changes: [Fix.Change] = []
    for placeholder in unnumbered {
      let fitting = left.filter { arguments.definingUse(of: $0)?.type.isCompatible(with: placeholder.type) ?? false }
      let isAlone = unnumbered.count(where: { $0.type.isCompatible(with: placeholder.type) }) == 1
      guard placeholder.arguments.count == 1, fitting.count == 1, isAlone, entry.spells(fault.text) else { return nil }
      let specifier = String(decoding: bytes[placeholder.range.dropFirst()], as: UTF8.self)
      changes.append(
        .text(
          entry.file.location(fault.text.range), range: placeholder.range,
          replacement: "%\(fitting[0])$\(specifier)"))
    }
    return left.count == unnumbered.count ? Fix("number the specifiers", changes) : nil
  }
}
