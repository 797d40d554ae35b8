import L10nSyntax

/// Edits parts of a `.properties` file by their ranges.
struct PropertiesPlaceEditor: PlaceEditing {
  private let file: PropertiesFile
  private let editor: PropertiesTextEditor

  /// - Parameter file: a file that can be edited.
  init(_ file: PropertiesFile) { (self.file, editor) = (file, PropertiesTextEditor(file)) }

  func comment(of key: TableKey) -> String? {
    file.entries.last { $0.name == key }.flatMap { file.commentText($0.comments) }
  }

  func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)? {
    guard let entry = file.entry(withTextAt: spelling.range), let place = spelling.range(of: part) else { return nil }
    let old = spelling.utf8
    let isBorder = { (offset: Int) in offset == old.count || old[offset] & 0xC0 != 0x80 }
    guard isBorder(part.lowerBound), isBorder(part.upperBound) else { return nil }
    let text = String(decoding: old[..<part.lowerBound] + replacement.utf8 + old[part.upperBound...], as: UTF8.self)
    let wanted = file.specifiers.spelled(text)
    let separator = part.lowerBound == 0 ? file.source[entry.separator] : nil
    let written = editor.spelling.text(file.specifiers.spelled(replacement), after: separator)
    let bytes = file.source.utf8
    let line =
      bytes[entry.range.lowerBound..<place.lowerBound] + written.utf8 + bytes[place.upperBound..<entry.range.upperBound]
    let read = PropertiesFile(Array(line)).entries
    if read.count == 1, read[0].value.utf8.elementsEqual(wanted.utf8), read[0].key.utf8 == entry.key.utf8 {
      return (place, written)
    }
    return (entry.valueRange, editor.spelled(wanted, of: entry))
  }

  func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)? {
    number(at: keyStart).map { (file.wholeLines(of: file.entries[$0]), "") }
  }

  func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)? {
    key.text.isEmpty ? nil : number(at: keyStart).map { (file.entries[$0].keyRange, editor.spelling.key(key.text)) }
  }

  private func number(at keyStart: Int) -> Int? {
    file.entries.firstIndex { $0.keyRange.lowerBound == keyStart }
  }
}
