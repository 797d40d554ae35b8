import Dispatch

/// A value that one thread at a time may look at or change.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package func with<Result>(_ work: (inout Value) -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return work(&value)
  }
}
