internal import CEnvironment

/// The override layers of a module: replaced as a whole while the program runs, read without a lock.
///
/// One a module, `PlayerStrings.overrides`; texts of some values alone are replaced by `TextLayers`. At each step of a chain
/// of locales the layers are asked first, last layer first, then the module's own table, so that a French text of the module
/// beats an English override. A label provider comes before all layers.
public struct TextOverrides: Sendable {
  /// How many replacements a pinned value outlives; see `LocalizedTexts.pinned`.
  public static let pinnedGenerations = 8

  let storage: CatalogStorage

  /// The layers in use, the last one first asked.
  public var layers: [OverrideLayer] { storage.publishedOverrides?.newest.layers ?? [] }

  /// The locales of the module, then the languages that the layers in use add.
  public var locales: [LanguageTag] { storage.locales(of: storage.publishedOverrides?.newest) }

  /// Puts these layers in the place of all that were loaded before, from one look-up to the next.
  ///
  /// Values that exist already show the new texts, unless they are pinned; a language that a layer adds is there for
  /// values made afterwards. A look-up that runs at the same time has all of the old layers or all of the new ones.
  /// Readers never wait for it. Languages once added cost a few hundred bytes each for as long as the process runs.
  ///
  /// - Parameter layers: made for this module; empty for the module's own texts.
  /// - Complexity: O(*n*) in the number of languages; texts are not copied.
  public func reload(_ layers: [OverrideLayer]) {
    precondition(
      layers.allSatisfy { $0.catalog === storage }, "an override layer belongs to the module it was made for")
    storage.publish { previous in
      let next = OverrideSnapshot(generation: previous.nextGeneration, layers: layers, of: storage)
      return previous.replacingNewest(with: next)
    }
  }
}

/// What is published at one time: the layers in use, those before them for values that are pinned, those that values were
/// given (`TextLayers`), and who is called for fallbacks.
final class PublishedOverrides: Sendable {
  let newest: OverrideSnapshot

  /// The last ones before, the newest first.
  let older: [OverrideSnapshot]

  /// Others that are in use for as long as someone else keeps them, by generation.
  private let kept: [UInt32: KeptSnapshot]

  /// Hears of texts that the wanted locale does not have.
  let onFallback: FallbackObserver?

  /// The last generation that was given.
  private let lastGeneration: UInt32

  private init(
    newest: OverrideSnapshot, older: [OverrideSnapshot], kept: [UInt32: KeptSnapshot], onFallback: FallbackObserver?,
    lastGeneration: UInt32
  ) {
    self.newest = newest
    self.older = older
    self.kept = kept
    self.onFallback = onFallback
    self.lastGeneration = lastGeneration
  }

  /// The first one.
  convenience init(newest: OverrideSnapshot) {
    self.init(newest: newest, older: [], kept: [:], onFallback: nil, lastGeneration: newest.generation)
  }

  /// The one in which other layers are in use.
  func replacingNewest(with next: OverrideSnapshot) -> PublishedOverrides {
    let known = [newest] + older
    return PublishedOverrides(
      newest: next, older: Array(known.prefix(TextOverrides.pinnedGenerations)),
      kept: keeping(known.dropFirst(TextOverrides.pinnedGenerations)), onFallback: onFallback,
      lastGeneration: next.generation)
  }

  /// The one that knows layers of some values, too.
  func adding(_ snapshot: OverrideSnapshot) -> PublishedOverrides {
    PublishedOverrides(
      newest: newest, older: older, kept: keeping([snapshot]), onFallback: onFallback,
      lastGeneration: snapshot.generation)
  }

  /// The one with another observer.
  func observed(by onFallback: FallbackObserver?) -> PublishedOverrides {
    PublishedOverrides(
      newest: newest, older: older, kept: keeping([]), onFallback: onFallback, lastGeneration: lastGeneration)
  }

  private func keeping(_ snapshots: some Sequence<OverrideSnapshot>) -> [UInt32: KeptSnapshot] {
    var kept = self.kept.filter { $0.value.isKept }
    for snapshot in snapshots { kept[snapshot.generation] = KeptSnapshot(snapshot) }
    return kept
  }

  /// The next generation to give: none of those that mean something else, and none that is in use.
  var nextGeneration: UInt32 {
    var next = lastGeneration
    repeat {
      next = next >= OverrideSnapshot.none.generation - 1 ? 2 : next + 1
    } while kept[next] != nil || next == newest.generation
    return next
  }

  /// The snapshot of a generation, the newest one for 0 and for those that are gone.
  func snapshot(_ generation: UInt32) -> OverrideSnapshot {
    if generation == 0 || generation == newest.generation { return newest }
    if generation == OverrideSnapshot.none.generation { return .none }
    return older.first { $0.generation == generation } ?? kept[generation]?.snapshot ?? newest
  }
}

/// A snapshot for as long as it is kept elsewhere.
///
/// `@unchecked Sendable`: the reference is never assigned, and the run time clears and reads it atomically.
final class KeptSnapshot: @unchecked Sendable {
  let generation: UInt32

  #if hasFeature(Embedded)
    // There are no weak references: a snapshot that is not kept stays until the next replacement.
    private var held: OverrideSnapshot
    var snapshot: OverrideSnapshot? { held }
    var isKept: Bool { !isKnownUniquelyReferenced(&held) }
  #else
    private weak var held: OverrideSnapshot?
    var snapshot: OverrideSnapshot? { held }
    var isKept: Bool { held != nil }
  #endif

  init(_ snapshot: OverrideSnapshot) {
    generation = snapshot.generation
    held = snapshot
  }
}

extension CatalogStorage {
  /// Puts something in the place of what is published; writers wait for one another, readers never wait.
  func publish(_ next: (PublishedOverrides) -> PublishedOverrides) {
    l10n_shared_pointer_lock(overrides)
    let previous = publishedOverrides ?? PublishedOverrides(newest: OverrideSnapshot())
    let published = Unmanaged.passRetained(next(previous))
    let replaced = l10n_shared_pointer_replace(overrides, published.toOpaque())
    l10n_shared_pointer_unlock(overrides)
    if let replaced { Unmanaged<PublishedOverrides>.fromOpaque(replaced).release() }
  }

  /// What is published now; `nil` before the first layer is loaded or the first observer is set.
  var publishedOverrides: PublishedOverrides? {
    guard l10n_shared_pointer_is_set(overrides) else { return nil }
    let entry = l10n_shared_pointer_enter(overrides)
    // The reference is taken while the reader is counted in, explicitly, so that the compiler cannot take it later.
    let published = l10n_shared_pointer_get(overrides).map { Unmanaged<PublishedOverrides>.fromOpaque($0).retain() }
    l10n_shared_pointer_leave(overrides, entry)
    return published?.takeRetainedValue()
  }
}
