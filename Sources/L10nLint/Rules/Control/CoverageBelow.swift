import L10nCore
import L10nRuntime

extension Rule {
  static let coverageBelow: Rule = Rule(
    id: "coverage-below", severity: .error,
    summary: "A locale has fewer texts than 'min-coverage' asks for.",
    rationale: """
      A release may do without some texts and not without many. Counted are the texts that a locale's readers find in \
      their own language, those of its more general locales among them, of all that are to be translated.
      """
  ) { context in
    let catalog = context.catalog
    let gate = context.configuration.gate
    guard !gate.minimumCoverage.isEmpty else { return [] }
    let wanted = catalog.developmentIDs.filter { catalog.developmentEntries[$0]?.isTranslatable ?? true }
    let below = catalog.translationIndices.compactMap { index -> RuleFinding? in
      let locale = catalog.locales[index]
      guard let minimum = gate.minimumCoverage(of: locale.tag) else { return nil }
      let own = catalog.ownChain(of: index).map { catalog.entries(locale: $0, layer: nil) }
      let count = wanted.count { id in own.contains { $0[id] != nil } }
      guard Double(count) * 100 < minimum.percent * Double(wanted.count) else { return nil }
      let due = Int((minimum.percent * Double(wanted.count) / 100).rounded(.up))
      let lacking = due - count
      return RuleFinding(
        "'\(locale.directory)' has \(count) of \(wanted.count) texts (\(share(count, of: wanted.count)) %), "
          + "and \(minimum.percentText) % are asked for", at: minimum.location,
        subject: Diagnostic.Subject(locale: locale.directory),
        help: "translate \(lacking) more \(lacking == 1 ? "text" : "texts")")
    }
    let unknown = gate.minimumCoverage.filter { minimum in
      minimum.locale.map { tag in !catalog.locales.contains { $0.tag == tag } } ?? false
    }
    return below
      + unknown.map { minimum in
        let name = minimum.locale?.description ?? ""
        return RuleFinding(
          "'\(name)' has no texts at all, and \(minimum.percentText) % are asked for", at: minimum.location,
          subject: Diagnostic.Subject(locale: name),
          help: Suggestion.nearest(to: name, among: catalog.locales.map(\.tag.description)).map {
            "did you mean '\($0)'?"
          }
            ?? "add \(name).lproj")
      }
  }

  /// Per cent with one digit behind the point, cut off: 99.96 % are not yet 100.
  private static func share(_ count: Int, of total: Int) -> String {
    let thousandths = total == 0 ? 1000 : count * 1000 / total
    return "\(thousandths / 10)" + (thousandths % 10 == 0 ? "" : ".\(thousandths % 10)")
  }
}

extension MinimumCoverage {
  fileprivate var percentText: String {
    let text = String(percent)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
