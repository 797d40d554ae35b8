internal import CEnvironment

/// The texts that static members of a generated module show, which a program may replace while it runs.
///
/// One a module of style `swiftgen`. Any thread may read and replace it at any time: a look-up has the old texts or the
/// new ones, and never waits. Each replacement takes a few dozen bytes for as long as the process runs: people change
/// their language seldom.
///
/// A class, because its memory is that of the process: it is never freed.
/// `@unchecked Sendable`: the memory is read and written atomically only, and what it points to is never changed.
public final class CurrentTexts: @unchecked Sendable {
  private let shared: UnsafeMutablePointer<l10n_shared_pointer>
  private let first: LocalizedTexts

  /// - Parameter texts: what is shown until it is replaced.
  public init(_ texts: LocalizedTexts) {
    first = texts
    shared = .allocate(capacity: 1)
    shared.initialize(to: l10n_shared_pointer())
  }

  deinit { shared.deallocate() }

  /// The texts of now.
  public var texts: LocalizedTexts {
    get {
      guard l10n_shared_pointer_is_set(shared), let pointer = l10n_shared_pointer_get(shared) else { return first }
      return pointer.assumingMemoryBound(to: LocalizedTexts.self).pointee
    }
    set {
      let memory = UnsafeMutablePointer<LocalizedTexts>.allocate(capacity: 1)
      memory.initialize(to: newValue)
      l10n_shared_pointer_lock(shared)
      // A reader may be about to read the old ones, so these stay.
      _ = l10n_shared_pointer_replace(shared, memory)
      l10n_shared_pointer_unlock(shared)
    }
  }
}
