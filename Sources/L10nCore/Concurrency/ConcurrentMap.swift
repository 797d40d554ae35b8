import Dispatch

extension Array where Element: Sendable {
  /// The results of a function for all elements, in their order, computed on all cores.
  ///
  /// For work of milliseconds per element, such as reading a file; the function must not wait for that of another
  /// element.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    if count < 2 { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each element is written once, by the call with its index.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
