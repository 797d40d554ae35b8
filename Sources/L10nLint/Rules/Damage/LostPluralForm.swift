import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let lostPluralForm: Rule = Rule(
    id: "lost-plural-form", severity: .error, use: .comparing, reach: .allTables,
    summary: "A translation lost a plural form that its language has."
  ) { context, _ in
    context.formChanges.compactMap { change in
      let lost = change.before.subtracting(change.now).filter { $0 == "zero" || change.needed.contains($0) }
      guard !lost.isEmpty else { return nil }
      let isWhole = change.now.isEmpty
      // A text that is no longer a plural in the development language either was changed on purpose.
      if isWhole, !context.isPlural(change.pair) { return nil }
      return Diagnostic(
        isWhole
          ? "'\(change.pair.now.key)' lost its plural forms for '\(change.variable)'"
          : "'\(change.pair.now.key)' lost \(list(lost)) of '\(change.variable)'",
        at: change.pair.file.location(change.pair.now.keyRange), subject: change.pair.subject,
        help: "take the forms from the earlier file")
    }
  }

  static let inventedPluralForm: Rule = Rule(
    id: "invented-plural-form", severity: .warning, use: .comparing, reach: .allTables,
    summary: "A translation got a plural form that its language does not have."
  ) { context, _ in
    context.formChanges.compactMap { change in
      let new = change.now.subtracting(change.before).filter { $0 != "zero" && !change.needed.contains($0) }
      guard !new.isEmpty, !change.before.isEmpty else { return nil }
      return Diagnostic(
        "'\(change.pair.now.key)' got \(list(new)), which '\(change.pair.file.place.directory)' does not have",
        at: change.pair.file.location(change.pair.now.keyRange), subject: change.pair.subject, help: "remove it")
    }
  }

  /// Categories in CLDR's order: `'few' and 'many'`.
  private static func list(_ categories: Set<String>) -> String {
    PluralCategory.allCases.map(\.rawValue).filter(categories.contains).map { "'\($0)'" }.joined(separator: " and ")
  }
}

/// The categories of a variable now and before.
private struct FormChange {
  let pair: EntryPair
  let variable: String
  let now: Set<String>
  let before: Set<String>

  /// The categories that the language has.
  let needed: Set<String>
}

extension LintContext {
  /// The plural variables whose categories changed, in the order of files and places.
  fileprivate var formChanges: [FormChange] {
    entryPairs.flatMap { pair -> [FormChange] in
      let (now, before) = (pair.now.message.categories, pair.before.message.categories)
      if now == before { return [] }
      let requirements = PluralRequirements(for: language(of: pair.file))
      let needed = requirements.integers + requirements.onlyMillions + requirements.onlyFractions + [.other]
      return Set(now.keys).union(before.keys).sorted().compactMap { name in
        // A variable may have been renamed.
        if now[name] == nil, now.count >= before.count { return nil }
        return FormChange(
          pair: pair, variable: name, now: now[name] ?? [], before: before[name] ?? [],
          needed: Set(needed.map(\.rawValue)))
      }
    }
  }

  /// Whether the development text has plural forms.
  fileprivate func isPlural(_ pair: EntryPair) -> Bool {
    let id = TextID(table: pair.file.place.table, key: pair.now.key)
    return catalog.developmentEntries[id].map { !$0.message.categories.isEmpty } ?? false
  }
}

extension Message {
  /// The categories of each plural variable, over all devices and widths.
  fileprivate var categories: [String: Set<String>] {
    variables.filter { $0.rule == .plural }.reduce(into: [:]) {
      $0[$1.name, default: []].formUnion($1.variants.map(\.category))
    }
  }
}
