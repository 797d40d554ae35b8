import L10nRuntime
import L10nSyntax

/// Edits parts of a JSON file by their ranges.
struct JSONPlaceEditor: PlaceEditing {
  private let table: JSONTable
  private let units: [JSONUnit]
  private let language: LanguageTag

  /// - Parameters:
  ///   - table: a table that can be edited.
  ///   - language: the language of its texts.
  init(_ table: JSONTable, language: LanguageTag) {
    self.table = table
    self.language = language
    units = JSONUnit.all(in: table, language: language)
  }

  func comment(of key: TableKey) -> String? {
    table.entries.last { $0.key == key }?.details?[ARBName.description]?.value.string
  }

  func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)? {
    guard let unit = units.first(where: { $0.isPlural && $0.range(in: table) == spelling.range }) else {
      return spelling.replacing(part, with: replacement)
    }
    let old = spelling.utf8
    let isBorder = { (offset: Int) in offset == old.count || old[offset] & 0xC0 != 0x80 }
    guard isBorder(part.lowerBound), isBorder(part.upperBound) else { return nil }
    let pattern = String(decoding: old[..<part.lowerBound] + replacement.utf8 + old[part.upperBound...], as: UTF8.self)
    guard let forms = try? I18nextForms.forms(of: pattern) else { return nil }
    var editor = JSONTextEditor(table)
    editor.setForms(forms, of: unit, I18nextSuffixes(language))
    return editor.edits.asOne
  }

  /// The members with their notes, which may be in another place, and the comma that separates each from its neighbor.
  func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)? {
    change(ofEntryAt: keyStart) { editor, unit in editor.remove(unit) }
  }

  func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)? {
    change(ofEntryAt: keyStart) { editor, unit in editor.rename(unit, to: key) }
  }

  private func change(
    ofEntryAt keyStart: Int, _ change: (inout JSONTextEditor, JSONUnit) -> Void
  ) -> (range: Range<Int>, written: String)? {
    let unit = units.first { table.entries[$0.forms[0].entry].keyRange.lowerBound == keyStart }
    guard let unit, table.entries[unit.forms[0].entry].name != nil else { return nil }
    var editor = JSONTextEditor(table)
    change(&editor, unit)
    return editor.edits.asOne
  }
}
