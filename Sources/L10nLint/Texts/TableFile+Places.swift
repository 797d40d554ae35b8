import L10nCore
import L10nSyntax

extension TableFile {
  /// Whether an offset is in a text of an entry other than its key.
  func isInValue(_ offset: Int) -> Bool {
    guard let entry = entry(at: offset) else { return false }
    return entry.text.texts.contains { $0.range != entry.keyRange && $0.range.contains(offset) }
  }

  /// Whether the file has the old syntax with quotes, equals signs and semicolons.
  var isOldStyle: Bool { syntax == .openStep }
}
