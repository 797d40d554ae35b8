import L10nCore
import L10nSyntax

/// A suppression by a comment: of one rule, at an entry or in a whole file.
struct Suppression: Sendable {
  enum Scope: Sendable {
    /// The entry of a range, and every finding with its key.
    case entry(Range<Int>, Diagnostic.Subject)
    case file
    /// Nothing: no entry follows the comment.
    case nothing
  }

  /// The rule id as spelled in the comment.
  let id: String

  /// The place of the id.
  let location: SourceLocation

  let scope: Scope

  /// The subject of findings about the comment.
  let subject: Diagnostic.Subject
}

/// The suppressing comments of one file.
struct FileSuppressions: Sendable {
  private(set) var suppressions: [Suppression] = []

  /// Markers that are misspelled or do not name a rule.
  private(set) var malformed: [(marker: SuppressionLine.Word, subject: Diagnostic.Subject)] = []

  let file: TableFile

  /// Reads the comments of a file; the tables of all languages of a String Catalog have the same.
  init(_ file: TableFile) {
    self.file = file
    let bytes = file.source.utf8
    guard SuppressionLine.occurs(in: bytes) else { return }
    let comments = file.table.comments()
    for case (let comment, let owner?) in comments {
      var subject = file.subject(key: owner.key.text)
      // The comment applies to all languages.
      subject.locale = nil
      for line in SuppressionLine.lines(in: bytes, comment: comment) {
        add(line, .entry(owner.range, subject), subject)
      }
    }
    read(comments.filter { $0.owner == nil }.map(\.range), file.entries.map { ($0.key.text, $0.range) })
  }

  private mutating func read(_ comments: [Range<Int>], _ entries: [(key: String, range: Range<Int>)]) {
    let bytes = file.source.utf8
    let found = comments.map { ($0, SuppressionLine.lines(in: bytes, comment: $0)) }.filter { !$0.1.isEmpty }
    guard !found.isEmpty else { return }
    let lines = LineTable(file.source)
    for (comment, suppressions) in found {
      let entry = Self.entry(of: comment, among: entries, lines)
      let subject = file.subject(key: entry?.key)
      for line in suppressions { add(line, entry.map { .entry($0.range, subject) } ?? .nothing, subject) }
    }
  }

  /// The entry of a comment: the one that contains it, or else the one before it on the same line, or else the next
  /// one.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  private static func entry(
    of comment: Range<Int>, among entries: [(key: String, range: Range<Int>)], _ lines: LineTable
  ) -> (key: String, range: Range<Int>)? {
    let index = entries.partitioningIndex { $0.range.lowerBound > comment.lowerBound }
    let next = index < entries.count ? entries[index] : nil
    guard index > 0 else { return next }
    let previous = entries[index - 1]
    if comment.lowerBound < previous.range.upperBound { return previous }
    let isOnSameLine = lines.line(of: previous.range.upperBound) == lines.line(of: comment.lowerBound)
    let isBefore = next.map { lines.line(of: $0.range.lowerBound) == lines.line(of: comment.upperBound) } ?? false
    return isOnSameLine && !isBefore ? previous : next
  }

  private mutating func add(_ line: SuppressionLine, _ scope: Suppression.Scope, _ subject: Diagnostic.Subject) {
    let isForFile = line.marker.text == SuppressionLine.fileMarker
    guard isForFile || line.marker.text == SuppressionMarker.text, !line.ids.isEmpty else {
      malformed.append((line.marker, subject))
      return
    }
    suppressions += line.ids.map {
      Suppression(
        id: $0.text, location: file.location($0.range), scope: isForFile ? .file : scope,
        subject: isForFile ? file.subject() : subject)
    }
  }
}
