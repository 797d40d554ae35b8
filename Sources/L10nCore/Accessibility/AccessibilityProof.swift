package import L10nRuntime

/// What screen readers get of a catalog's controls: a cell for every control, state, kind of text and locale, with the
/// text that the run time's look-up finds, where it found it, and what the linter says of it.
///
///     let proof = AccessibilityProof(catalog, findings: result.diagnostics)
///     proof.cells.filter { $0.locale.directory == "fr" && $0.presence != .silent }
package struct AccessibilityProof: Sendable {
  /// What is checked; everything by default.
  package struct Selection: Sendable {
    /// The names of the controls; `nil` means all.
    package var controls: Set<String>?

    /// The locales; `nil` means all.
    package var locales: Set<LanguageTag>?

    package init(controls: Set<String>? = nil, locales: Set<LanguageTag>? = nil) {
      (self.controls, self.locales) = (controls, locales)
    }
  }

  /// What is in a locale's cells, counted.
  package struct Summary: Sendable {
    package let locale: CatalogLocale

    /// The cells of each presence.
    package let counts: [AccessibilityCell.Presence: Int]

    /// The findings of each severity, each once however many cells it is about; and the gaps that no finding reports.
    package let findings: [Severity: Int]

    /// The cells in which something is to be said.
    package var spokenCount: Int { counts.reduce(0) { $0 + ($1.key == .silent ? 0 : $1.value) } }

    /// Whether every text is there in the listeners' language, and nothing is wrong with any.
    package var isProved: Bool {
      (counts[.missing] ?? 0) + (counts[.foreign] ?? 0) == 0 && findings.values.allSatisfy { $0 == 0 }
    }
  }

  /// The locales in the order of the catalog, the development language's among them; then those that `l10n.yml` asks
  /// for and not begun.
  package let locales: [CatalogLocale]

  /// The controls in the order of `l10n.yml`.
  package let controls: [ControlDeclaration]

  /// Locale by locale; within one by control, state and kind, and by key where a kind has several.
  package let cells: [AccessibilityCell]

  /// Proves a catalog.
  ///
  /// - Parameter findings: the linter's, in the order of reports.
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

  /// Whether some cell is as bad as that, or worse.
  package func reaches(_ level: Severity) -> Bool { cells.contains { $0.level.map { $0 >= level } ?? false } }
}

extension Catalog {
  /// The locales that the configuration asks for and that have no directory.
  fileprivate var unbegunLocales: [CatalogLocale] {
    let known = Set(locales.map(\.tag))
    return (configuration.locales ?? []).filter { !known.contains($0.tag) }.map {
      CatalogLocale(directory: $0.tag.description, tag: $0.tag)
    }
  }
}
