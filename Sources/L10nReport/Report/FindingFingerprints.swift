import L10nCore

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
    return Self.hexadecimal(Self.hash("\(identity)\0\(ordinal)"))
  }

  /// FNV-1a in 64 bits: the same on every machine, as Swift's own hashes are not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
