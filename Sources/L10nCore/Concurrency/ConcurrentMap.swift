import Dispatch

extension Array where Element: Sendable {
  /// The results of a function for all elements, in their order, worked out on all cores at once.
  ///
  /// For work of milliseconds an element, such as reading a file; the function must not wait for another element's.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    if count < 2 { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each element is written once, by the one call that has its index.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
