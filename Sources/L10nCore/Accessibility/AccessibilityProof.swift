package import L10nRuntime

/// The texts that screen readers get for a catalog's controls: a cell for every control, state, kind of text and
/// locale, with the text of the run time's look-up, its origin, and the linter's findings about it.
///
///     let proof = AccessibilityProof(catalog, findings: result.diagnostics)
///     proof.cells.filter { $0.locale.directory == "fr" && $0.presence != .silent }
package struct AccessibilityProof: Sendable {
  /// The cells to check; by default all.
  package struct Selection: Sendable {
    /// The names of the controls; `nil` for all.
    package var controls: Set<String>?

    /// The locales; `nil` for all.
    package var locales: Set<LanguageTag>?

    package init(controls: Set<String>? = nil, locales: Set<LanguageTag>? = nil) {
      (self.controls, self.locales) = (controls, locales)
    }
  }

  /// The counts of a locale's cells.
  package struct Summary: Sendable {
    package let locale: CatalogLocale

    /// The number of cells with each presence.
    package let counts: [AccessibilityCell.Presence: Int]

    /// The number of findings with each severity, each counted once for all cells; includes gaps without a finding.
    package let findings: [Severity: Int]

    /// The number of cells in which something is spoken.
    package var spokenCount: Int { counts.reduce(0) { $0 + ($1.key == .silent ? 0 : $1.value) } }

    /// Whether every text exists in the listeners' language, without problems.
    package var isProved: Bool {
      (counts[.missing] ?? 0) + (counts[.foreign] ?? 0) == 0 && findings.values.allSatisfy { $0 == 0 }
    }
  }

  /// The locales in the order of the catalog, including the development language, followed by those that `l10n.yml`
  /// requires and that do not exist yet.
  package let locales: [CatalogLocale]

  /// The controls in the order of `l10n.yml`.
  package let controls: [ControlDeclaration]

  /// The cells by locale; within a locale by control, state and kind, and by key if a kind has several.
  package let cells: [AccessibilityCell]

  /// Checks a catalog.
  ///
  /// - Parameter findings: the linter's findings, in the order of reports.
  /// - Complexity: O(*n*) in the texts of the catalog, its findings, and the cells.
  package init(_ catalog: Catalog, findings: [Diagnostic], selection: Selection = Selection()) {
    let known = catalog.locales.indices.filter { !catalog.developmentIndices.dropFirst().contains($0) }
    let rows =
      known.map { (locale: catalog.locales[$0], index: Optional($0)) }
      + catalog.unbegunLocales.map { (locale: $0, index: nil) }
    let chosen = rows.filter { selection.locales?.contains($0.locale.tag) ?? true }
    let controls = catalog.configuration.controls.filter { selection.controls?.contains($0.name) ?? true }
    let index = FindingIndex(findings)
    let builder = AccessibilityCellBuilder(catalog, controls: controls, findings: index)
    locales = chosen.map(\.locale)
    self.controls = controls
    cells = chosen.flatMap { row in builder.cells(of: row.locale, at: row.index) }
  }

  /// The counts of each locale, in their order.
  package var summaries: [Summary] {
    let cells = Dictionary(grouping: self.cells, by: \.locale)
    return locales.map { locale in
      let own = cells[locale] ?? []
      var findings: [Severity: Int] = [:]
      for finding in Set(own.flatMap(\.findings)) { findings[finding.severity, default: 0] += 1 }
      for level in own.compactMap(\.untoldLevel) { findings[level, default: 0] += 1 }
      return Summary(
        locale: locale, counts: own.reduce(into: [:]) { $0[$1.presence, default: 0] += 1 }, findings: findings)
    }
  }

  /// Whether some cell has at least this severity.
  package func reaches(_ level: Severity) -> Bool { cells.contains { $0.level.map { $0 >= level } ?? false } }
}

extension Catalog {
  /// The locales that the configuration requires and that have no directory.
  fileprivate var unbegunLocales: [CatalogLocale] {
    let known = Set(locales.map(\.tag))
    return (configuration.locales ?? []).filter { !known.contains($0.tag) }.map {
      CatalogLocale(directory: $0.tag.description, tag: $0.tag)
    }
  }
}
