internal import CEnvironment

/// Values that are made on first use, by any thread, and then stay.
///
/// If two threads make a value at the same time, one of the two is kept.
struct Lazily<Value: Sendable>: Sendable {
  private let cells: LazyCells

  /// - Parameter make: makes the value at an index, 0..<count.
  init(count: Int, _ make: @escaping @Sendable (Int) -> Value) {
    cells = LazyCells(count: count, make: { Self.kept(make($0)) }, free: Self.free)
  }

  /// A single value.
  init(_ make: @escaping @Sendable () -> Value) {
    cells = LazyCells(count: 1, make: { _ in Self.kept(make()) }, free: Self.free)
  }

  private static func kept(_ value: Value) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    return UnsafeMutableRawPointer(memory)
  }

  @Sendable private static func free(_ memory: UnsafeMutableRawPointer) {
    let value = memory.assumingMemoryBound(to: Value.self)
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// The single value.
  var value: Value { pointer().pointee }

  /// A pointer to the value at an index, valid as long as this object.
  func pointer(at place: Int = 0) -> UnsafePointer<Value> {
    UnsafePointer(cells.memory(at: place).assumingMemoryBound(to: Value.self))
  }

  /// The same values without reference counting; they are then never freed.
  func kept() -> Kept { Kept(published: cells.published, owner: Unmanaged.passRetained(cells)) }

  /// The same values without reference counting, valid as long as this object.
  var unowned: Kept { Kept(published: cells.published, owner: Unmanaged.passUnretained(cells)) }

  /// Values that are retained elsewhere, or never freed.
  struct Kept: @unchecked Sendable {
    fileprivate let published: UnsafeMutablePointer<l10n_published>
    fileprivate let owner: Unmanaged<LazyCells>

    @inline(__always)
    func pointer(at place: Int = 0) -> UnsafePointer<Value> {
      let memory = l10n_published_get(published + place) ?? owner._withUnsafeGuaranteedRef { $0.madeNow(place) }
      return UnsafePointer(memory.assumingMemoryBound(to: Value.self))
    }
  }
}

/// The storage of a `Lazily` of any type. A generic class would need a type made at run time, which takes as long as
/// reading a value.
///
/// `@unchecked Sendable`: pointers are published atomically and the memory they point to is never written again.
private final class LazyCells: @unchecked Sendable {
  let published: UnsafeMutablePointer<l10n_published>
  private let count: Int
  private let make: @Sendable (Int) -> UnsafeMutableRawPointer
  private let free: @Sendable (UnsafeMutableRawPointer) -> Void

  init(
    count: Int, make: @escaping @Sendable (Int) -> UnsafeMutableRawPointer,
    free: @escaping @Sendable (UnsafeMutableRawPointer) -> Void
  ) {
    (self.count, self.make, self.free) = (count, make, free)
    published = .allocate(capacity: max(count, 1))
    published.initialize(repeating: l10n_published(), count: count)
  }

  deinit {
    for place in 0..<count {
      if let made = l10n_published_get(published + place) { free(made) }
    }
    published.deallocate()
  }

  func memory(at place: Int) -> UnsafeMutableRawPointer { l10n_published_get(published + place) ?? madeNow(place) }

  @inline(never)
  func madeNow(_ place: Int) -> UnsafeMutableRawPointer {
    precondition(0..<count ~= place)
    let memory = make(place)
    guard let first = l10n_published_set(published + place, memory) else { return memory }
    free(memory)
    return first
  }
}
