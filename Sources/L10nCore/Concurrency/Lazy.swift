import Dispatch

/// A value that is computed on first use, by one thread, and kept.
package final class Lazy<Value: Sendable>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var known: Value?

  /// The function, released together with its captures once the value is known.
  private var find: (@Sendable () -> Value)?

  package init(_ find: @escaping @Sendable () -> Value) { self.find = find }

  package var value: Value {
    lock.wait()
    defer { lock.signal() }
    if let known { return known }
    guard let find else { preconditionFailure("a value that was found is known") }
    let found = find()
    known = found
    self.find = nil
    return found
  }
}
