internal import CEnvironment

/// The data that the locales of one generated module share.
///
/// A class, because locales refer to it without reference counting; it is never freed.
/// `@unchecked Sendable`: `tables` is set before the first use and `added` is used by one writer at a time.
final class CatalogStorage: @unchecked Sendable {
  let development: LanguageTag

  /// The module's tables, one for each language.
  private let packed: [_PackedTable]

  let keys: _PackedKeys

  /// The argument expectations of texts that are looked up by key.
  let expectations = ArgumentExpectations()

  /// The published override layers; see `TextOverrides`.
  let overrides: UnsafeMutablePointer<l10n_shared_pointer>

  /// Languages that override layers added, in the order of their addition. They stay for values that use them.
  var added: [UnsafePointer<LocaleTables>] = []

  private let lazyAvailable: Lazily<AvailableLocales>

  /// The module's own locales, in the order of its tables.
  var available: AvailableLocales { lazyAvailable.value }

  /// The index of the development language among the tables.
  let developmentIndex: Int

  /// The index of the table that ends every chain; `nil` if none is in the development language.
  private let lastIndex: Int?

  /// The number of the module's locales; without tables there is one, whose chain has no steps.
  let localeCount: Int

  /// The steps of the tables and the tables of the locales, each made on first use.
  private let publishedSteps, published: UnsafeMutablePointer<l10n_published>

  init(development: LanguageTag, tables packed: [_PackedTable], keys: _PackedKeys) {
    @Sendable func tag(_ table: _PackedTable) -> LanguageTag? { LanguageTag(generated: table.locale) }
    let packed = packed.allSatisfy { tag($0) != nil } ? packed : packed.filter { tag($0) != nil }
    self.development = development
    self.keys = keys
    self.packed = packed
    lazyAvailable = Lazily { AvailableLocales(tags: packed.compactMap(tag), development: development) }
    let own = packed.firstIndex { development.isWritten($0.locale) } ?? packed.firstIndex { tag($0) == development }
    developmentIndex = own ?? 0
    lastIndex = own ?? packed.firstIndex { tag($0)?.saysTheSame(as: development) == true }
    overrides = .allocate(capacity: 1)
    overrides.initialize(to: l10n_shared_pointer())
    localeCount = max(packed.count, 1)
    published = .allocate(capacity: 2 * localeCount)
    published.initialize(repeating: l10n_published(), count: 2 * localeCount)
    publishedSteps = published + localeCount
    _ = Unmanaged.passRetained(self)
  }

  /// The number of the module's tables.
  var tableCount: Int { packed.count }

  /// The module's locales in the order of its tables.
  var tags: [LanguageTag] { packed.indices.map(tag) }

  /// The module's own locale at an index.
  @inline(never)
  func step(at place: Int) -> LocaleTables.Step {
    let known = l10n_published_get(publishedSteps + place)
    if let known { return Unmanaged<LocaleTables.Step>.fromOpaque(known).takeUnretainedValue() }
    let made = LocaleTables.Step(packed[place], tag: tag(at: place)) { [unowned(unsafe) self] in
      place == 0 ? nil : step(at: 0).patterns
    }
    let memory = Unmanaged.passRetained(made)
    // Another thread may have been faster.
    guard let first = l10n_published_set(publishedSteps + place, memory.toOpaque()) else { return made }
    memory.release()
    return Unmanaged<LocaleTables.Step>.fromOpaque(first).takeUnretainedValue()
  }

  private func tag(at place: Int) -> LanguageTag { LanguageTag(generated: packed[place].locale) ?? development }

  /// The index of the table whose locale is spelled in exactly this way.
  @inline(never)
  func place(of tag: LanguageTag) -> Int? { packed.indices.first { tag.isWritten(packed[$0].locale) } }

  /// The tables of the module's own locale at an index.
  func tables(at index: Int) -> UnsafePointer<LocaleTables> {
    let place = published + index
    if let known = l10n_published_get(place) { return UnsafePointer(known.assumingMemoryBound(to: LocaleTables.self)) }
    let tag = packed.isEmpty ? development : tag(at: index)
    let tables = LocaleTables(tag: tag, number: index, steps: chain(startingAt: index, tag), storage: self).kept()
    // Another thread may have been faster.
    let first = l10n_published_set(place, UnsafeMutablePointer(mutating: tables))
    return first.map { UnsafePointer($0.assumingMemoryBound(to: LocaleTables.self)) } ?? tables
  }

  /// The text with an index in the development language.
  func developmentText(_ index: Int) -> PackedTexts.Text? {
    packed.isEmpty ? nil : packed[developmentIndex].texts.text(index)
  }

  /// The best locale for a reader, including the languages of a snapshot's layers.
  func bestMatch(for preferences: [LanguageTag], in snapshot: OverrideSnapshot) -> UnsafePointer<LocaleTables> {
    if let match = snapshot.available?.bestMatch(for: preferences) { return snapshot.locales[match.index] }
    return tables(at: available.bestMatch(for: preferences)?.index ?? developmentIndex)
  }

  /// The steps for a language that the module itself does not have.
  func chain(for tag: LanguageTag) -> UnsafeBufferPointer<LocaleTables.Step> {
    let places = available.chain(for: [tag]).indices
    let memory = UnsafeMutableBufferPointer<LocaleTables.Step>.allocate(capacity: places.count)
    for (index, place) in places.enumerated() { memory.initializeElement(at: index, to: step(at: place)) }
    return UnsafeBufferPointer(memory)
  }

  /// The steps of `available.chain(startingAt:)`, without making `available`.
  private func chain(startingAt index: Int, _ tag: LanguageTag) -> UnsafeBufferPointer<LocaleTables.Step> {
    let memory = UnsafeMutableBufferPointer<LocaleTables.Step>.allocate(capacity: packed.count)
    var count = 0
    func add(_ place: Int) {
      let step = step(at: place)
      if memory[..<count].contains(where: { $0 === step }) { return }
      memory.initializeElement(at: count, to: step)
      count += 1
    }
    if !packed.isEmpty {
      add(index)
      ParentLocales.forEachAncestor(of: tag) { ancestor in
        place(of: ancestor).map(add)
        for place in packed.indices where self.tag(at: place).saysTheSame(as: ancestor) { add(place) }
      }
      lastIndex.map(add)
    }
    return UnsafeBufferPointer(rebasing: memory[..<count])
  }
}
