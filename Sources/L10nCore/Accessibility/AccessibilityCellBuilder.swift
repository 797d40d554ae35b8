import L10nRuntime

/// Makes the cells of the locales in turn, with the same look-up as in apps.
struct AccessibilityCellBuilder {
  private let catalog: Catalog
  private let controls: [ControlDeclaration]
  private let findings: FindingIndex

  /// The text of each key that a control declares: that of the first table with the key, as in generated code.
  private let ids: [String: TextID]

  init(_ catalog: Catalog, controls: [ControlDeclaration], findings: FindingIndex) {
    (self.catalog, self.controls, self.findings) = (catalog, controls, findings)
    let keys = Set(controls.flatMap { $0.texts.map(\.key) + [$0.visibleText?.name].compactMap { $0 } })
    ids = catalog.ids(ofKeys: keys).compactMapValues(\.first)
  }

  /// The cells of a locale.
  ///
  /// - Parameter index: the index of the locale in the catalog; `nil` if it has no directory.
  func cells(of locale: CatalogLocale, at index: Int?) -> [AccessibilityCell] {
    let resolver = index.map { catalog.resolver(startingAt: $0) } ?? catalog.resolver(for: [locale.tag])
    let own = Set(
      index.map { catalog.ownChain(of: $0) }
        ?? resolver.chain.filter { catalog.locales[$0].tag.isWritten(like: locale.tag) })
    let lookUp = LookUp(locale: locale, resolver: resolver, own: own)
    return controls.flatMap { control in
      control.shownStates.flatMap { state in
        ControlTextKind.allCases.flatMap { cells(of: control, $0, state, lookUp) }
      }
    }
  }

  /// The look-up of one locale.
  private struct LookUp {
    let locale: CatalogLocale
    let resolver: Resolver<Catalog>

    /// The locales of the chain in the listeners' own language.
    let own: Set<Int>

    /// The directories of the chain in the listeners' language, including the locale's own even if it does not exist.
    func directories(in catalog: Catalog) -> [String] {
      let names = own.map { catalog.locales[$0].directory }.filter { $0 != locale.directory }
      return [locale.directory] + names.sorted()
    }
  }

  private func cells(
    of control: ControlDeclaration, _ kind: ControlTextKind, _ state: ControlState?, _ lookUp: LookUp
  ) -> [AccessibilityCell] {
    let texts = control.declaredKeys(kind, state)
    guard texts.isEmpty else {
      return texts.map { cell(of: control, kind, state, key: $0.name, at: $0.location, lookUp) }
    }
    let isMissing = kind == .label && control.isSpoken && !control.isNamed || kind != .hint && control.hasStates(kind)
    let places = control.texts.filter { $0.kind == kind }.map(\.location) + [control.location]
    return [
      AccessibilityCell(
        locale: lookUp.locale, control: control.name, tag: control.tag, state: state,
        stateName: state.flatMap { control.name(of: $0) }, kind: kind, key: nil, table: nil,
        presence: isMissing ? .missing : .silent, text: nil, runs: [], origin: nil,
        findings: isMissing ? places.flatMap { findings.findings(at: $0) } : [])
    ]
  }

  private func cell(
    of control: ControlDeclaration, _ kind: ControlTextKind, _ state: ControlState?, key: String,
    at location: SourceLocation?, _ lookUp: LookUp
  ) -> AccessibilityCell {
    let id = ids[key]
    let answer = id.flatMap { self.answer(to: $0, lookUp) }
    let presence = answer?.presence ?? .missing
    var found =
      if let answer, presence.isUnderstood {
        findings.findings(
          key: key, table: id?.table, locale: lookUp.locale.directory, origin: answer.origin)
      } else {
        findings.findings(key: key, table: id?.table, absentFrom: lookUp.directories(in: catalog))
      }
    // Findings about an undeclared state are at the other state, and belong to the cell of the undeclared one.
    let isWhole = control.shownStates.allSatisfy { !control.declaredKeys(kind, $0).isEmpty }
    if let location, isWhole { found += findings.findings(at: location) }
    if kind == .label, isWhole { found += findings.findings(at: control.location) }
    let text = answer.map { catalog.readableText(of: $0.entry) }
    let words = catalog.configuration.foreignWords
    let runs = text.map { words.runs(of: $0, in: answer?.tag ?? lookUp.locale.tag) } ?? []
    return AccessibilityCell(
      locale: lookUp.locale, control: control.name, tag: control.tag, state: state,
      stateName: state.flatMap { control.name(of: $0) }, kind: kind, key: key, table: id?.table,
      presence: presence, text: text, runs: runs, origin: answer?.origin,
      findings: found.sorted(by: Diagnostic.precedes))
  }

  /// The first step of the look-up that has a text.
  private func answer(
    to id: TextID, _ lookUp: LookUp
  ) -> (
    entry: CatalogEntry, origin: AccessibilityCell.Origin, presence: AccessibilityCell.Presence, tag: LanguageTag
  )? {
    let resolver = lookUp.resolver
    for (number, (step, entry)) in resolver.trace(for: id).enumerated() {
      guard let entry else { continue }
      let index = resolver.chain[step.chainIndex]
      let directory = catalog.locales[index].directory
      let origin = AccessibilityCell.Origin(
        locale: directory, layer: step.layer.map { catalog.layers[$0] }, step: number + 1,
        location: entry.keyLocation)
      let isOwn = catalog.locales[index].tag == lookUp.locale.tag
      let presence: AccessibilityCell.Presence =
        isOwn ? .own : lookUp.own.contains(index) ? .inherited : .foreign
      return (entry, origin, presence, catalog.locales[index].tag.asRead(by: lookUp.locale.tag))
    }
    return nil
  }
}

extension ControlDeclaration {
  /// The states of separate cells; a single `nil` for a control that never changes its appearance.
  fileprivate var shownStates: [ControlState?] {
    let hasStates = stateNames != nil || texts.contains { $0.state != nil }
    return hasStates ? ControlState.allCases : [nil]
  }

  /// The name of a state in `l10n.yml`.
  fileprivate func name(of state: ControlState) -> String? {
    guard let stateNames, stateNames.indices.contains(state.rawValue) else { return nil }
    return stateNames[state.rawValue]
  }

  /// The keys of a kind and state with their places, without repeats; `.text` includes `visibleText`.
  fileprivate func declaredKeys(_ kind: ControlTextKind, _ state: ControlState?) -> [DeclaredName] {
    var keys = texts(kind, state ?? .primary).map { DeclaredName(name: $0.key, location: $0.location) }
    if kind == .text, let visibleText { keys.append(visibleText) }
    var seen: Set<String> = []
    return keys.filter { seen.insert($0.name).inserted }
  }
}
