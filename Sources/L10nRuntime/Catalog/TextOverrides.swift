internal import CEnvironment

/// The override layers of a module: replaced as a whole while the program runs, read without a lock.
///
/// One a module, `PlayerStrings.overrides`. At each step of a chain of locales the layers are asked first, last layer
/// first, then the module's own table, so that a French text of the module beats an English override. A label provider
/// comes before all layers.
public struct TextOverrides: Sendable {
  /// How many replacements a pinned value outlives; see `LocalizedTexts.pinned`.
  public static let pinnedGenerations = 8

  let storage: CatalogStorage

  /// The layers in use, the last one first asked.
  public var layers: [OverrideLayer] { storage.publishedOverrides?.newest.layers ?? [] }

  /// The locales of the module, then the languages that the layers in use add.
  public var locales: [LanguageTag] {
    guard let snapshot = storage.publishedOverrides?.newest, snapshot.available != nil else {
      return storage.steps.map { $0.tag }
    }
    return snapshot.locales.map { $0.pointee.tag }
  }

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
      return PublishedOverrides(newest: next, after: previous)
    }
  }
}

/// What is published at one time: the layers in use, those before them for values that are pinned, and who is called
/// for fallbacks.
final class PublishedOverrides: Sendable {
  let newest: OverrideSnapshot

  /// The last ones before, the newest first.
  let older: [OverrideSnapshot]

  /// Those before that are pinned; see `LocalizedStrings.withPinnedLayers`.
  let kept: [KeptSnapshot]

  /// Hears of texts that the wanted locale does not have.
  let onFallback: FallbackObserver?

  /// The first one.
  init(newest: OverrideSnapshot) {
    self.newest = newest
    (older, kept) = ([], [])
    onFallback = nil
  }

  /// The one that replaces another, with the same observer.
  init(newest: OverrideSnapshot, after previous: PublishedOverrides) {
    self.newest = newest
    let known = [previous.newest] + previous.older
    older = Array(known.prefix(TextOverrides.pinnedGenerations))
    let dropped = known.dropFirst(TextOverrides.pinnedGenerations)
    kept = dropped.map(KeptSnapshot.init) + previous.kept.filter { $0.isKept }
    onFallback = previous.onFallback
  }

  /// The same layers with another observer.
  init(_ published: PublishedOverrides, onFallback: FallbackObserver?) {
    (newest, older, kept) = (published.newest, published.older, published.kept)
    self.onFallback = onFallback
  }

  /// The generation of the next replacement: none of those that mean something else, and none that are pinned.
  var nextGeneration: UInt32 {
    var next = newest.generation
    repeat {
      next = next >= OverrideSnapshot.none.generation - 1 ? 2 : next + 1
    } while kept.contains { $0.generation == next }
    return next
  }

  /// The snapshot of a generation, the newest one for 0 and for those that are gone.
  func snapshot(_ generation: UInt32) -> OverrideSnapshot {
    if generation == 0 || generation == newest.generation { return newest }
    if generation == OverrideSnapshot.none.generation { return .none }
    return older.first { $0.generation == generation }
      ?? kept.first { $0.generation == generation }?.snapshot ?? newest
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
