internal import CEnvironment

/// Values that are made when they are first asked for, by whichever thread asks, and then stay.
///
/// Two threads that ask at once may both make a value; one of the two is kept.
/// `@unchecked Sendable`: pointers are published atomically and what they point to is never written again.
final class Lazily<Value: Sendable>: @unchecked Sendable {
  private let published: UnsafeMutablePointer<l10n_published>
  private let count: Int
  private let make: @Sendable (Int) -> Value

  /// - Parameter make: makes the value at a place from 0 to below the count.
  init(count: Int, _ make: @escaping @Sendable (Int) -> Value) {
    (self.count, self.make) = (count, make)
    published = .allocate(capacity: max(count, 1))
    published.initialize(repeating: l10n_published(), count: count)
  }

  /// One value.
  convenience init(_ make: @escaping @Sendable () -> Value) { self.init(count: 1) { _ in make() } }

  deinit {
    for place in 0..<count {
      if let made = l10n_published_get(published + place) { Self.free(made) }
    }
    published.deallocate()
  }

  /// The one value.
  var value: Value { pointer().pointee }

  /// Where the value at a place is, for as long as this object.
  func pointer(at place: Int = 0) -> UnsafePointer<Value> {
    let memory = l10n_published_get(published + place) ?? madeNow(place)
    return UnsafePointer(memory.assumingMemoryBound(to: Value.self))
  }

  /// The same values without a reference that is counted; this object is never freed then.
  func kept() -> Kept { Kept(published: published, owner: Unmanaged.passRetained(self)) }

  /// Values that are never freed.
  struct Kept: @unchecked Sendable {
    fileprivate let published: UnsafeMutablePointer<l10n_published>
    fileprivate let owner: Unmanaged<Lazily>

    @inline(__always)
    func pointer(at place: Int = 0) -> UnsafePointer<Value> {
      let memory = l10n_published_get(published + place) ?? owner._withUnsafeGuaranteedRef { $0.madeNow(place) }
      return UnsafePointer(memory.assumingMemoryBound(to: Value.self))
    }
  }

  @inline(never)
  fileprivate func madeNow(_ place: Int) -> UnsafeMutableRawPointer {
    precondition(0..<count ~= place)
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: make(place))
    guard let first = l10n_published_set(published + place, memory) else { return UnsafeMutableRawPointer(memory) }
    Self.free(UnsafeMutableRawPointer(memory))
    return first
  }

  private static func free(_ memory: UnsafeMutableRawPointer) {
    let value = memory.assumingMemoryBound(to: Value.self)
    value.deinitialize(count: 1)
    value.deallocate()
  }
}
