import L10nSyntax

/// Edits parts of a PO file by their ranges.
struct POPlaceEditor: PlaceEditing {
  private let file: POFile

  /// - Parameter file: a file that can be edited.
  init(_ file: POFile) { self.file = file }

  func comment(of key: TableKey) -> String? {
    file.messages.last { file.key(of: $0.entry) == key }?.entry.note
  }

  /// Only translations: programs look texts up by those of the code.
  func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)? {
    guard let entry = file.entry(at: spelling.range.lowerBound),
      let (form, text) = entry.translations.first(where: { $0.text.range == spelling.range }),
      let place = spelling.range(of: part)
    else { return nil }
    let old = spelling.utf8
    let isBorder = { (offset: Int) in offset == old.count || old[offset] & 0xC0 != 0x80 }
    guard isBorder(part.lowerBound), isBorder(part.upperBound) else { return nil }
    let syntax = file.syntax(of: entry)
    let wanted = String(decoding: old[..<part.lowerBound] + replacement.utf8 + old[part.upperBound...], as: UTF8.self)
    let written = String(POEscape.quotedLine(syntax.specifiers.spelled(replacement)).dropFirst().dropLast())
    let bytes = file.source.utf8
    let isOneLine = !bytes[place].contains(where: TextLines.isBreak) && !written.contains("\\n")
    if isOneLine {
      let changed =
        bytes[text.range.lowerBound..<place.lowerBound] + written.utf8 + bytes[place.upperBound..<text.range.upperBound]
      var read = POStrings.text(at: 0..<changed.count, in: Array(changed))
      read.replace(syntax.replacements(in: read.utf8))
      if read.utf8.elementsEqual(wanted.utf8) { return (place, written) }
    }
    let keyword = entry.plural == nil ? "msgstr" : "msgstr[\(form)]"
    let whole = POStrings.quoted(
      syntax.specifiers.spelled(wanted), after: keyword, width: file.lineWidth,
      lineEnd: TextLines(bytes).lineEnd)
    return (text.range, whole)
  }

  func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)? {
    entry(at: keyStart).map { (file.wholeLines(of: $0), "") }
  }

  func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)? {
    guard let entry = entry(at: keyStart),
      let number = file.entries.firstIndex(where: { $0.lines == entry.lines })
    else { return nil }
    if !file.haveOwnContexts, let context = entry.context?.text, !key.text.hasPrefix("\(context)|") { return nil }
    var editor = POTextEditor(file)
    editor.rename(number, to: key)
    return editor.edits.asOne
  }

  private func entry(at keyStart: Int) -> POEntry? {
    file.entry(at: keyStart).flatMap { entry in
      let starts = [file.keyRange(of: entry).lowerBound, entry.translationKeyword.lowerBound]
      return starts.contains(keyStart) && !entry.isObsolete ? entry : nil
    }
  }
}
