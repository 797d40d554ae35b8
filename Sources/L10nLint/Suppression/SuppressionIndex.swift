import L10nCore
import L10nSyntax

/// The suppressions of a catalog, prepared for many findings; it records which of them were used.
struct SuppressionIndex {
  private struct Key: Hashable {
    let rule: String
    let subject: Diagnostic.Subject
  }

  private struct FileKey: Hashable {
    let rule: String
    let path: String
  }

  private let suppressions: [Suppression]
  private var entries: [Key: [Int]] = [:]
  private var files: [FileKey: [Int]] = [:]

  /// Entries with suppressions of a rule, by the order of their ranges.
  private var ranges: [FileKey: [(range: Range<Int>, index: Int)]] = [:]

  private var used: Set<Int> = []

  init(_ comments: [FileSuppressions]) {
    suppressions = comments.flatMap(\.suppressions)
    for (index, suppression) in suppressions.enumerated() {
      let file = FileKey(rule: suppression.id, path: suppression.location.path)
      switch suppression.scope {
      case .entry(let range, let subject):
        entries[Key(rule: suppression.id, subject: subject), default: []].append(index)
        ranges[file, default: []].append((range, index))
      case .file: files[file, default: []].append(index)
      case .nothing: break
      }
    }
    ranges = ranges.mapValues { $0.sorted { ($0.range.lowerBound, $0.index) < ($1.range.lowerBound, $1.index) } }
  }

  /// Whether a comment suppresses a finding; such comments count as used from then on.
  mutating func covers(_ diagnostic: Diagnostic) -> Bool {
    guard !suppressions.isEmpty else { return false }
    var found: [Int] = []
    if diagnostic.subject.key != nil {
      // In a String Catalog, a comment is about a key in all languages.
      var subject = diagnostic.subject
      found += entries[Key(rule: diagnostic.ruleID, subject: subject)] ?? []
      subject.locale = nil
      found += entries[Key(rule: diagnostic.ruleID, subject: subject)] ?? []
    }
    if let location = diagnostic.location {
      let file = FileKey(rule: diagnostic.ruleID, path: location.path)
      found += files[file] ?? []
      found += ranges[file].map { Self.indices(in: $0, holding: location.range.lowerBound) } ?? []
    }
    used.formUnion(found)
    return !found.isEmpty
  }

  private static func indices(in ranges: [(range: Range<Int>, index: Int)], holding offset: Int) -> [Int] {
    let end = ranges.partitioningIndex { $0.range.lowerBound > offset }
    guard end > 0 else { return [] }
    let start = ranges[end - 1].range.lowerBound
    return ranges[..<end].reversed().prefix { $0.range.lowerBound == start }.filter { $0.range.contains(offset) }
      .map(\.index)
  }

  /// The suppressions of rules that ran and found nothing to suppress, in order of the files.
  func unused(among ids: Set<String>) -> [Suppression] {
    suppressions.indices.filter { !used.contains($0) && ids.contains(suppressions[$0].id) }.map { suppressions[$0] }
  }
}
