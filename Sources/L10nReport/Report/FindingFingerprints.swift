import L10nCore
import L10nSyntax

/// Fingerprints of findings that stay the same when lines move, messages are reworded or files are rewritten.
///
/// A finding is identified by its rule, locale, layer, table and key, and by the number of earlier findings with the
/// same of these. A finding without a key is also identified by its file.
struct FindingFingerprints {
  private var counts: [String: Int] = [:]

  /// The fingerprint of the next finding: sixteen hexadecimal digits.
  ///
  /// - Precondition: it is called once for each finding of a run, in their order.
  mutating func next(of diagnostic: Diagnostic) -> String {
    let subject = diagnostic.subject
    let file = subject.key == nil ? diagnostic.location?.path : nil
    // No part contains a NUL, because paths and keys never do; a missing part differs from an empty one.
    let parts = [diagnostic.ruleID, subject.locale, subject.layer, subject.table, subject.key, file]
    let identity = parts.map { $0.map { "+\($0)" } ?? "-" }.joined(separator: "\0")
    let ordinal = counts[identity, default: 0]
    counts[identity] = ordinal + 1
    var hash = FNV1a()
    hash.add("\(identity)\0\(ordinal)".utf8)
    return hash.value.hexadecimal(digits: 16)
  }
}
