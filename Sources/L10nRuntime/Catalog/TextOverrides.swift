internal import CEnvironment

/// The override layers of a module: replaced as a whole at run time, read without a lock.
///
/// Each module has one, such as `PlayerStrings.overrides`; `TextLayers` replace the texts of some values only. At each
/// step of a chain of locales the layers are used first, last layer first, then the module's own table, so a French
/// text of the module precedes an English override. A label provider precedes all layers.
public struct TextOverrides: Sendable {
  /// The number of replacements that a pinned value outlives; see `LocalizedTexts.pinned`.
  public static let pinnedGenerations = 8

  let storage: CatalogStorage

  /// The layers in use, the last one first.
  public var layers: [OverrideLayer] { storage.publishedOverrides?.newest.layers ?? [] }

  /// The locales of the module, followed by the languages that the layers in use add.
  public var locales: [LanguageTag] { storage.locales(of: storage.publishedOverrides?.newest) }

  /// Replaces all layers, from one look-up to the next.
  ///
  /// Existing values show the new texts, unless they are pinned; languages that a layer adds are available to new
  /// values. A concurrent look-up uses all of the old layers or all of the new ones. Readers never wait. Each added
  /// language takes a few hundred bytes for the life of the process.
  ///
  /// - Parameter layers: the layers for this module; empty to show the module's own texts.
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

/// The state that is published at one time: the layers in use, earlier ones for pinned values, those of some values
/// (`TextLayers`), and the observer of fallbacks.
final class PublishedOverrides: Sendable {
  let newest: OverrideSnapshot

  /// Earlier snapshots, the newest first.
  let older: [OverrideSnapshot]

  /// Snapshots that are in use as long as they are retained elsewhere, by generation.
  private let kept: [UInt32: KeptSnapshot]

  /// The observer of texts that the requested locale does not have.
  let onFallback: FallbackObserver?

  /// The last generation that was assigned.
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

  /// The first state.
  convenience init(newest: OverrideSnapshot) {
    self.init(newest: newest, older: [], kept: [:], onFallback: nil, lastGeneration: newest.generation)
  }

  /// The state after other layers have replaced the newest.
  func replacingNewest(with next: OverrideSnapshot) -> PublishedOverrides {
    let known = [newest] + older
    return PublishedOverrides(
      newest: next, older: Array(known.prefix(TextOverrides.pinnedGenerations)),
      kept: keeping(known.dropFirst(TextOverrides.pinnedGenerations)), onFallback: onFallback,
      lastGeneration: next.generation)
  }

  /// The state with additional layers of some values.
  func adding(_ snapshot: OverrideSnapshot) -> PublishedOverrides {
    PublishedOverrides(
      newest: newest, older: older, kept: keeping([snapshot]), onFallback: onFallback,
      lastGeneration: snapshot.generation)
  }

  /// The state with another observer.
  func observed(by onFallback: FallbackObserver?) -> PublishedOverrides {
    PublishedOverrides(
      newest: newest, older: older, kept: keeping([]), onFallback: onFallback, lastGeneration: lastGeneration)
  }

  private func keeping(_ snapshots: some Sequence<OverrideSnapshot>) -> [UInt32: KeptSnapshot] {
    var kept = self.kept.filter { $0.value.isKept }
    for snapshot in snapshots { kept[snapshot.generation] = KeptSnapshot(snapshot) }
    return kept
  }

  /// The next generation: not a reserved one, and not one in use.
  var nextGeneration: UInt32 {
    var next = lastGeneration
    repeat {
      next = next >= OverrideSnapshot.none.generation - 1 ? 2 : next + 1
    } while kept[next] != nil || next == newest.generation
    return next
  }

  /// The snapshot of a generation; the newest one for 0 and for a generation that is gone.
  func snapshot(_ generation: UInt32) -> OverrideSnapshot {
    if generation == 0 || generation == newest.generation { return newest }
    if generation == OverrideSnapshot.none.generation { return .none }
    return older.first { $0.generation == generation } ?? kept[generation]?.snapshot ?? newest
  }
}

/// A snapshot that is retained elsewhere.
///
/// `@unchecked Sendable`: the reference is never assigned, and the run time clears and reads it atomically.
final class KeptSnapshot: @unchecked Sendable {
  let generation: UInt32

  #if hasFeature(Embedded)
    // There are no weak references: an unused snapshot stays until the next replacement.
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
  /// Replaces the published state; writers wait for one another, readers never wait.
  func publish(_ next: (PublishedOverrides) -> PublishedOverrides) {
    l10n_shared_pointer_lock(overrides)
    let previous = publishedOverrides ?? PublishedOverrides(newest: OverrideSnapshot())
    let published = Unmanaged.passRetained(next(previous))
    let replaced = l10n_shared_pointer_replace(overrides, published.toOpaque())
    l10n_shared_pointer_unlock(overrides)
    if let replaced { Unmanaged<PublishedOverrides>.fromOpaque(replaced).release() }
  }

  /// The published state; `nil` before the first layer is loaded or the first observer is set.
  var publishedOverrides: PublishedOverrides? {
    guard l10n_shared_pointer_is_set(overrides) else { return nil }
    let entry = l10n_shared_pointer_enter(overrides)
    // Retained explicitly while the reader is registered, so that the compiler cannot retain it later.
    let published = l10n_shared_pointer_get(overrides).map { Unmanaged<PublishedOverrides>.fromOpaque($0).retain() }
    l10n_shared_pointer_leave(overrides, entry)
    return published?.takeRetainedValue()
  }
}
