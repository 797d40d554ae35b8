import L10nCore
import L10nSyntax

/// The entries of a property list with equal keys of which one is enough, because all have the same value.
struct EqualEntries {
  private let file: TableFile

  /// Places of keys whose entries all have one value.
  private var surplus: Set<Range<Int>> = []

  /// Finds nothing in a file of another format or in a broken one.
  ///
  /// - Complexity: O(*n*) in the number of entries and findings.
  init(_ file: TableFile) {
    self.file = file
    guard let syntax = file.syntax, syntax != .binary, file.isSound else { return }
    var values: [TableKey: Message?] = [:]
    let entries = file.entries.map { (key: $0.key, range: $0.keyRange, value: $0.message) }
    for entry in entries {
      if let known = values[entry.key] {
        if known != entry.value { values[entry.key] = .some(nil) }
      } else {
        values[entry.key] = entry.value
      }
    }
    for entry in entries where values[entry.key] == .some(entry.value) { surplus.insert(entry.range) }
  }

  /// A fix that removes the entry whose key is at a place; `nil` if another entry of that key has a different value.
  func removal(of keyRange: Range<Int>) -> Fix? {
    surplus.contains(keyRange)
      ? Fix("remove the entry that says the same", .remove(entryAt: file.location(keyRange))) : nil
  }
}
