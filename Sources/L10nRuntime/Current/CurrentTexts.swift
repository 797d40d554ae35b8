internal import CEnvironment

/// The texts of a generated module's static members, which a program can replace at run time.
///
/// There is one for each module of style `swiftgen`. Any thread may read and replace it at any time: a look-up has the
/// old texts or the new ones, and never waits. Each replacement takes a few dozen bytes for the life of the process, as
/// people rarely change their language.
///
/// A class, because its memory lives as long as the process: it is never freed. `@unchecked Sendable`: the memory is
/// only read and written atomically, and the values it points to never change.
public final class CurrentTexts: @unchecked Sendable {
  private let shared: UnsafeMutablePointer<l10n_shared_pointer>
  private let first: LocalizedTexts

  /// - Parameter texts: the initial texts.
  public init(_ texts: LocalizedTexts) {
    first = texts
    shared = .allocate(capacity: 1)
    shared.initialize(to: l10n_shared_pointer())
  }

  deinit { shared.deallocate() }

  /// The current texts.
  public var texts: LocalizedTexts {
    get {
      guard l10n_shared_pointer_is_set(shared), let pointer = l10n_shared_pointer_get(shared) else { return first }
      return pointer.assumingMemoryBound(to: LocalizedTexts.self).pointee
    }
    set {
      let memory = UnsafeMutablePointer<LocalizedTexts>.allocate(capacity: 1)
      memory.initialize(to: newValue)
      l10n_shared_pointer_lock(shared)
      // A reader may be about to read the old texts, so they are kept.
      _ = l10n_shared_pointer_replace(shared, memory)
      l10n_shared_pointer_unlock(shared)
    }
  }
}
