import L10nCore
import L10nSyntax

/// Fixes for the reader's findings in old-style property lists.
///
/// Each is tried on the file's text before it is offered: the file must have fewer findings of its severity, no more
/// errors, and all entries that could be read before.
enum SyntaxFix {
  /// The most bytes that are read to try the fixes of one file: a file that is broken everywhere is fixed by hand.
  private static let trialLimit = 1 << 22

  /// The findings of which some have a fix.
  static let kinds: Set<FindingKind> = [
    .straySemicolon, .misplacedByteOrderMark, .missingSemicolon, .unterminatedString, .smartQuote,
    .utf16WithoutByteOrderMark,
  ]

  /// The fix of a finding; `nil` if a person must decide.
  static func fix(for finding: StringsFinding, in file: TableFile) -> Fix? {
    guard file.isOldStyle else { return nil }
    if finding.kind == .utf16WithoutByteOrderMark, file.isSound {
      return Fix("write the file in UTF-8", .encodeAsUTF8(path: file.path))
    }
    guard file.findings.count * file.source.utf8.count <= trialLimit,
      let edit = SyntaxEdit(finding, in: file.source), !edit.replacements.isEmpty
    else { return nil }
    let fixed = file.holding(edit.applied(to: file.source))
    guard fixed.count(finding.severity) < file.count(finding.severity), fixed.count(.error) <= file.count(.error),
      fixed.keepsEntries(of: file, addsOne: edit.restoresEntry)
    else { return nil }
    return Fix(
      edit.summary,
      edit.replacements.map { .source(file.location($0.range), replacement: $0.text) })
  }
}

extension TableFile {
  fileprivate func count(_ severity: StringsFinding.Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether the entries are those of another table in the same order, with at most one more among them.
  fileprivate func keepsEntries(of other: TableFile, addsOne: Bool) -> Bool {
    guard entries.count == other.entries.count + (addsOne ? 1 : 0) else { return false }
    var rest = other.entries[...]
    for entry in entries {
      if let next = rest.first, next.key == entry.key, next.message == entry.message {
        rest.removeFirst()
      }
    }
    return rest.isEmpty
  }
}
