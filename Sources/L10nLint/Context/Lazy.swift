import Dispatch

/// A value that is found out when it is first asked for, by one thread, and kept.
final class Lazy<Value: Sendable>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var known: Value?
  private let find: @Sendable () -> Value

  init(_ find: @escaping @Sendable () -> Value) { self.find = find }

  var value: Value {
    lock.wait()
    defer { lock.signal() }
    if let known { return known }
    let found = find()
    known = found
    return found
  }
}
