import L10nCore
import L10nSyntax

/// Names for findings that stay the same when lines move, messages are reworded or files are written again.
///
/// A finding is known by its rule, locale, layer, table and key, and by how many with the same of these come before it.
/// What names no key is known by its file, too.
struct FindingFingerprints {
  private var counts: [String: Int] = [:]

  /// The name of the next finding: sixteen hexadecimal digits.
  ///
  /// - Precondition: all findings of a run are asked for once, in their order.
  mutating func next(of diagnostic: Diagnostic) -> String {
    let subject = diagnostic.subject
    let file = subject.key == nil ? diagnostic.location?.path : nil
    // No part holds a NUL, for no path and no key that is read does; a part that is not there differs from an empty
    // one.
    let parts = [diagnostic.ruleID, subject.locale, subject.layer, subject.table, subject.key, file]
    let identity = parts.map { $0.map { "+\($0)" } ?? "-" }.joined(separator: "\0")
    let ordinal = counts[identity, default: 0]
    counts[identity] = ordinal + 1
    var hash = FNV1a()
    hash.add("\(identity)\0\(ordinal)".utf8)
    return hash.value.hexadecimal(digits: 16)
  }
}
