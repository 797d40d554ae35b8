/// A pattern for keys in which `*` matches any number of characters.
///
///     KeyPattern("ads.*.label").matches("ads.skip.label")   // true
///
/// Like keys, patterns are compared byte by byte.
package struct KeyPattern: Hashable, Sendable {
  /// The parts before, between and after the stars.
  private let parts: [ArraySlice<UInt8>]

  /// A pattern from its spelling.
  package init(_ pattern: String) {
    parts = Array(pattern.utf8).split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
  }

  /// The specificity of the pattern: the number of its literal bytes, and one more for a pattern without stars.
  package var specificity: Int { parts.reduce(0) { $0 + $1.count } + (parts.count == 1 ? 1 : 0) }

  /// Whether the pattern matches a key.
  package func matches(_ key: String) -> Bool {
    var rest = Array(key.utf8)[...]
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return parts.first == rest }
    guard rest.count >= first.count + last.count, rest.starts(with: first), rest.suffix(last.count) == last else {
      return false
    }
    rest = rest.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
