internal import CEnvironment

/// What the locales of one generated module share.
///
/// A class, because locales point to it: each refers to it without counting, and it is never freed.
/// `@unchecked Sendable`: `tables` is set before the first use and `added` is used by one writer at a time.
final class CatalogStorage: @unchecked Sendable {
  let development: LanguageTag

  /// The module's locales in the order of its tables.
  let steps: [LocaleTables.Step]

  let keys: _PackedKeys

  /// What texts looked up by key take.
  let expectations = ArgumentExpectations()

  /// The published override layers; see `TextOverrides`.
  let overrides: UnsafeMutablePointer<l10n_shared_pointer>

  /// Languages that override layers added, in the order in which they came; they stay, for the values that use them.
  var added: [UnsafePointer<LocaleTables>] = []

  /// The module's own locales, in the order of `steps`.
  let available: AvailableLocales

  /// The place of the development language among the steps.
  let developmentIndex: Int

  /// How many locales the module has; without tables one, of a chain without steps.
  let localeCount: Int

  /// The tables of the locales, each made when it is first asked for.
  private let published: UnsafeMutablePointer<l10n_published>

  init(development: LanguageTag, tables packed: [_PackedTable], keys: _PackedKeys) {
    self.development = development
    self.keys = keys
    steps = packed.reduce(into: []) { steps, table in
      if let step = LocaleTables.Step(table, after: steps.first) { steps.append(step) }
    }
    let tags = steps.map { $0.tag }
    available = AvailableLocales(tags: tags, development: development)
    developmentIndex = tags.firstIndex(of: development) ?? 0
    overrides = .allocate(capacity: 1)
    overrides.initialize(to: l10n_shared_pointer())
    localeCount = max(steps.count, 1)
    published = .allocate(capacity: localeCount)
    published.initialize(repeating: l10n_published(), count: localeCount)
    _ = Unmanaged.passRetained(self)
  }

  /// The tables of the module's own locale at a place.
  func tables(at index: Int) -> UnsafePointer<LocaleTables> {
    let place = published + index
    if let known = l10n_published_get(place) { return UnsafePointer(known.assumingMemoryBound(to: LocaleTables.self)) }
    let tables = LocaleTables(
      tag: steps.isEmpty ? development : steps[index].tag, number: index, steps: chain(startingAt: index), storage: self
    ).kept()
    // Another thread may have been faster.
    let first = l10n_published_set(place, UnsafeMutablePointer(mutating: tables))
    return first.map { UnsafePointer($0.assumingMemoryBound(to: LocaleTables.self)) } ?? tables
  }

  /// The text with an index in the development language.
  func developmentText(_ index: Int) -> PackedTexts.Text? {
    steps.indices.contains(developmentIndex) ? steps[developmentIndex].texts.text(index) : nil
  }

  /// The locale that serves a reader best, languages of a snapshot's layers included.
  func bestMatch(for preferences: [LanguageTag], in snapshot: OverrideSnapshot) -> UnsafePointer<LocaleTables> {
    if let match = snapshot.available?.bestMatch(for: preferences) { return snapshot.locales[match.index] }
    return tables(at: available.bestMatch(for: preferences)?.index ?? developmentIndex)
  }

  /// The steps that readers of a language take that the module itself does not have.
  func chain(for tag: LanguageTag) -> [LocaleTables.Step] {
    available.chain(for: [tag]).indices.map { steps[$0] }
  }

  private func chain(startingAt index: Int) -> [LocaleTables.Step] {
    available.chain(startingAt: index).indices.map { steps[$0] }
  }
}
