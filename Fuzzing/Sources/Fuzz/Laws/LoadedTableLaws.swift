internal import L10nCore
internal import L10nSyntax

/// A file of one table, as a format reads it.
struct TableReading {
  let format: TableFormat
  let file: ReadFile
  let table: LoadedTable

  init(_ format: TableFormat, _ bytes: [UInt8]) {
    self.format = format
    file = format.read(bytes)
    table = file.table(nil)
  }

  /// A text that must be escaped in all formats.
  static let text = "it's \"%@\" <b> &  \\x=#!\n é x "
}

extension Law<TableReading> {
  /// The laws of tables that are edited where they lie.
  static var ofTableFiles: [Law] { [findingsAreSound, placesNest, spellingsSayTheTexts, editsChangeOneText] }

  static var findingsAreSound: Law {
    Law("findings of a table are sound") { reading in
      let findings = Findings(source: reading.table.source, findings: reading.table.findings)
      Law<Findings>.ofFindings.forEach { $0.check(findings) }
      return nil
    }
  }

  static var placesNest: Law {
    Law("texts of a table lie inside their entries") { reading in
      let places = Places(reading.table.source)
      let whole = 0..<reading.table.source.utf8.count
      return reading.table.entries.firstViolation { entry in
        places.violation(entry.range, "entry '\(entry.key)'", inside: whole)
          ?? places.violation(entry.keyRange, "key '\(entry.key)'", inside: entry.range)
          ?? entry.text.places.leaves.firstViolation {
            places.violation($0.text.range, "text of '\(entry.key)'", inside: entry.range)
          }
      }
    }
  }

  static var spellingsSayTheTexts: Law {
    Law("the spelling of an entry says its text") { reading in
      reading.table.entries.firstViolation { entry in
        guard case .text(let text) = entry.message.content else { return nil }
        guard let place = entry.text.places.leaves.first?.text.range, let spelling = reading.table.spelling(place)
        else {
          return "'\(entry.key)' has no spelling"
        }
        guard spelling.utf8.elementsEqual(text.utf8) else { return "'\(entry.key)' is spelled otherwise" }
        var end = spelling.content.lowerBound
        for offset in spelling.utf8.indices {
          guard let place = spelling.range(of: offset..<offset + 1) else {
            return "a byte of '\(entry.key)' has no place"
          }
          if place.upperBound < end || place.upperBound > spelling.content.upperBound {
            return "places of '\(entry.key)' are out of order"
          }
          end = place.upperBound
        }
        return nil
      }
    }
  }

  static var editsChangeOneText: Law {
    Law("an edit of one text of a table changes nothing else") { reading in
      let table = reading.table
      guard let editor = table.placeEditor() else { return nil }
      for (index, entry) in table.entries.enumerated().prefix(4) {
        guard case .text(let text) = entry.message.content, let place = entry.text.places.leaves.first?.text.range,
          let spelling = table.spelling(place),
          let edit = editor.replacing(0..<text.utf8.count, of: spelling, with: TableReading.text)
        else { continue }
        var edits = SourceEdits(table.source)
        edits.replace(edit.range, with: edit.written)
        let reread = TableReading(reading.format, edits.bytes)
        let changed = reread.table
        // All bytes together determine the encoding, and in some formats all texts the syntax of each.
        guard changed.source.encoding == table.source.encoding, reread.file.syntax() == reading.file.syntax() else {
          continue
        }
        guard changed.entries.map(\.key) == table.entries.map(\.key) else { return "keys change with '\(entry.key)'" }
        for (other, pair) in zip(table.entries, changed.entries).enumerated() {
          let isSame = pair.0.message == pair.1.message
          if other != index, !isSame { return "'\(pair.0.key)' changes with '\(entry.key)'" }
          if other == index, pair.1.message != .text(TableReading.text) {
            return "'\(entry.key)' is written otherwise"
          }
        }
      }
      return nil
    }
  }
}
