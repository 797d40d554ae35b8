import Foundation
import L10nSyntax
import Testing

/// Reading and writing back: byte for byte, edited and not, and formatted.
@Suite struct RoundTripTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A folder of other tables to be tried as well.
  private static let furtherFolder = ProcessInfo.processInfo.environment["L10N_ROUND_TRIP"]

  @Test(arguments: ["Localizations", "Tests"]) func keepsTheTablesOfThisRepository(_ folder: String) throws {
    let counts = try Self.roundTrip(Self.repository.appending(path: folder))
    #expect(counts.files > 0 && counts.editable > 0)
  }

  @Test(.enabled(if: furtherFolder != nil, "L10N_ROUND_TRIP names no folder")) func keepsTheTablesOfAFolder() throws {
    let counts = try Self.roundTrip(URL(filePath: try #require(Self.furtherFolder)))
    print(
      "round trip: \(counts.files) files written back byte for byte, \(counts.encoded) of them from their text alone;",
      "\(counts.values) values in \(counts.editable) files set and set back, \(counts.restored) files to the byte")
  }

  private struct Counts {
    var files = 0
    /// Files whose text, encoded again, is the file.
    var encoded = 0
    var editable = 0
    var values = 0
    /// Files that are the same to the byte once all values are set and set back; in others a value was written in
    /// another way than a writer does.
    var restored = 0
  }

  private static func roundTrip(_ folder: URL) throws -> Counts {
    var counts = Counts()
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where ["strings", "stringsdict"].contains(file.pathExtension) {
      let bytes = [UInt8](try Data(contentsOf: file))
      let table = StringsTable(bytes)
      #expect(SourceEdits(table.source).bytes == bytes, "\(file.path)")
      counts.files += 1
      counts.encoded += SourceEdits(table.source).canEdit ? 1 : 0
      guard let editor = try? PropertyListEditor(table.document) else { continue }
      counts.editable += 1
      counts.values += Set(table.entries.map(\.key)).count
      counts.restored += setAndSetBack(editor, table, "\(file.path)") == bytes ? 1 : 0
      let formatted = try TableFormatter().formatted(table.document)
      let again = PropertyListDocument(formatted)
      #expect(StringsTable(again).entries.map(\.key) == table.entries.map(\.key), "\(file.path)")
      #expect(try TableFormatter().formatted(again) == formatted, "\(file.path)")
    }
    return counts
  }

  /// Sets all values, reads the file, and sets them back: keys and comments never change, and values read as before.
  private static func setAndSetBack(_ editor: PropertyListEditor, _ table: StringsTable, _ path: Comment) -> [UInt8] {
    var changing = editor
    for entry in table.entries { changing.set(.text("«\(entry.key)» \"&<"), for: entry.key) }
    let changed = StringsTable(changing.bytes)
    #expect(changed.entries.map { outside($0, changed) } == table.entries.map { outside($0, table) }, path)
    guard var restoring = try? PropertyListEditor(changed.document) else {
      Issue.record("\(path): the changed file cannot be edited")
      return []
    }
    for entry in table.entries { restoring.set(.text(entry.value), for: entry.key) }
    let restored = StringsTable(restoring.bytes)
    #expect(restored.entries.map { TableKey($0.value) } == table.entries.map { TableKey($0.value) }, path)
    #expect(restored.entries.map { outside($0, restored) } == table.entries.map { outside($0, table) }, path)
    return restored.source.bytes
  }

  /// An entry's key as written, with the comments before it.
  private static func outside(_ entry: StringsEntry, _ table: StringsTable) -> String {
    let comments = table.document.comments[entry.comments].map { table.source[$0] }
    return "\(comments) \(table.source[entry.keyRange])"
  }
}
