import L10nCore
import StringsFormat

extension TableFile {
  /// Whether nothing in the file is broken, so that its entries can be removed and renamed.
  ///
  /// - Complexity: O(*n*) in the number of findings: ask once a file.
  var isSound: Bool { !findings.contains { $0.severity == .error } }

  /// The entry of a `.strings` file that holds an offset.
  func stringsEntry(at offset: Int) -> StringsEntry? {
    guard case .strings(let table) = contents else { return nil }
    return table.entries.element(holding: offset, \.range)
  }

  /// Whether an offset lies in the value of an entry of a `.strings` file.
  func isInValue(_ offset: Int) -> Bool {
    guard let entry = stringsEntry(at: offset) else { return false }
    return entry.valueRange != entry.keyRange && entry.valueRange.contains(offset)
  }

  /// Whether the file is written in quotes, equals signs and semicolons.
  var isOldStyle: Bool { document?.syntax == .openStep }
}
