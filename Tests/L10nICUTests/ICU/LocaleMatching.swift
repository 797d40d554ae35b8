import CICUReference

/// ICU's `LocaleMatcher` with its default options, as `uloc_acceptLanguage` uses it.
///
/// A class because it owns the ICU object. Matching does not change that object, so threads may share it.
final class LocaleMatching: @unchecked Sendable {
  private let matcher: OpaquePointer

  /// A matcher over these tags; the first is the default among equals.
  /// - Returns: `nil` if ICU cannot read one of the tags.
  init?(available: [String]) {
    var status: Int32 = 0
    let matcher = withCStrings(available) { cicu_locale_matcher_open($0, $1, &status) }
    guard let matcher, status <= 0 else { return nil }
    self.matcher = matcher
  }

  deinit {
    cicu_locale_matcher_close(matcher)
  }

  /// The index of the available tag that matches these best, most wanted first; `nil` if none is close enough.
  func bestMatch(for desired: [String]) -> Int? {
    var status: Int32 = 0
    let index = withCStrings(desired) { cicu_locale_matcher_best(matcher, $0, $1, &status) }
    return status <= 0 && index >= 0 ? Int(index) : nil
  }
}

/// Calls `body` with an array of C strings and its count, valid during the call.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>>, Int32) -> Result
) -> Result {
  let characters = strings.map { Array($0.utf8CString) }
  let offsets = characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
  return characters.flatMap { $0 }.withUnsafeBufferPointer { buffer in
    withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>.self, capacity: strings.count + 1) { pointers in
      var empty: CChar = 0
      return withUnsafePointer(to: &empty) { end in
        pointers.initialize(repeating: end)
        if let start = buffer.baseAddress {
          for index in strings.indices { pointers[index] = start + offsets[index] }
        }
        guard let first = pointers.baseAddress else { return body([end], 0) }
        return body(UnsafePointer(first), Int32(strings.count))
      }
    }
  }
}
