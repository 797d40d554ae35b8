/// One entry of a `.strings` table.
///
/// A value of two words: the key and the text are read from the file on access.
public struct StringsEntry: Sendable {
  private let table: PackedEntries
  private let index: Int

  init(_ table: PackedEntries, at index: Int) {
    self.table = table
    self.index = index
  }

  /// The key with escapes decoded. Makes a string on each access.
  public var key: TableKey { TableKey(table.key(of: table.records[index])) }

  /// The text with escapes decoded; the key itself for an entry written as `key;`. Makes a string on each access.
  public var value: String { table.value(of: table.records[index]) ?? "" }

  /// The range of the entry, from its key to its semicolon.
  public var range: Range<Int> { table.records[index].range }

  /// The range of the key with its quotes.
  public var keyRange: Range<Int> { table.records[index].keyRange }

  /// The range of the value with its quotes.
  public var valueRange: Range<Int> { table.records[index].valueRange }

  /// The indices of the document's `comments` before the entry.
  public var comments: Range<Int> { table.records[index].comments }
}

/// The entries of a `.strings` table in file order.
public struct StringsEntries: RandomAccessCollection, Sendable {
  private let table: PackedEntries?

  /// The indices in `table` of the entries; `nil` if all are included.
  private let indicesInTable: [Int]?

  /// - Parameter others: the indices in the table that are not entries, ascending.
  init(_ table: PackedEntries?, leavingOut others: [Int]) {
    self.table = table
    let count = table?.records.count ?? 0
    guard !others.isEmpty else {
      indicesInTable = nil
      endIndex = count
      return
    }
    let left = Set(others)
    let indices = (0..<count).filter { !left.contains($0) }
    indicesInTable = indices
    endIndex = indices.count
  }

  /// The index of the first entry, 0.
  public var startIndex: Int { 0 }

  /// The number of entries.
  public let endIndex: Int

  /// The entry at an index, 0..<count.
  public subscript(index: Int) -> StringsEntry {
    precondition(index >= 0 && index < endIndex, "no entry has this index")
    guard let table else { preconditionFailure("no entry has this index") }
    return StringsEntry(table, at: indicesInTable.map { $0[index] } ?? index)
  }
}
