import Dispatch
import L10nSyntax

/// The spellings of a file's long texts, each read once.
///
/// Rules need the places of many characters of one text, and reading its spelling takes time in proportion to its
/// length. A class with a lock, because rules run concurrently; short texts are read each time, which is as fast.
final class SpellingCache: @unchecked Sendable {
  /// A spelling, and a text that was found to be its decoded text.
  private struct Known {
    let spelling: TextSpelling?
    var text: String?
  }

  /// The least length in bytes of a spelling that is kept.
  private static let least = 512

  private let lock = DispatchSemaphore(value: 1)
  private var known: [Range<Int>: Known] = [:]

  /// The spelling at a range.
  func spelling(at range: Range<Int>, read: () -> TextSpelling?) -> TextSpelling? {
    with(range, read) { $0.spelling }
  }

  /// The spelling at a range, and whether it decodes to a text.
  func spelling(
    at range: Range<Int>, of text: String, read: () -> TextSpelling?
  ) -> (spelling: TextSpelling, isExact: Bool)? {
    with(range, read) { entry in
      guard let spelling = entry.spelling else { return nil }
      if let same = entry.text, same.isStored(as: text) { return (spelling, true) }
      let isExact = spelling.utf8.elementsEqual(text.utf8)
      if isExact { entry.text = text }
      return (spelling, isExact)
    }
  }

  /// Uses the cached spelling at a range, and caches that of a long text.
  private func with<Result>(
    _ range: Range<Int>, _ read: () -> TextSpelling?, _ use: (inout Known) -> Result
  ) -> Result {
    guard range.count >= Self.least else {
      var entry = Known(spelling: read())
      return use(&entry)
    }
    lock.wait()
    defer { lock.signal() }
    var entry = known[range] ?? Known(spelling: read())
    defer { known[range] = entry }
    return use(&entry)
  }
}

extension String {
  /// Whether two texts are the same bytes in memory.
  fileprivate func isStored(as other: String) -> Bool {
    let first = utf8.withContiguousStorageIfAvailable { ($0.baseAddress, $0.count) }
    let second = other.utf8.withContiguousStorageIfAvailable { ($0.baseAddress, $0.count) }
    guard let first, let second else { return false }
    return first == second
  }
}
