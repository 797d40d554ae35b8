import L10nSyntax

/// A table as a `.strings` and a `.stringsdict` file, in one of the syntaxes of property lists.
package struct PropertyListTable {
  /// The syntax of property lists.
  package enum Spelling: Sendable {
    /// Each format in its own syntax: `.strings` with quotes and semicolons, `.stringsdict` in XML.
    case usual
    case xml
    /// Binary, as in built apps.
    case binary
  }

  package private(set) var files: [SourceFile] = []
  package private(set) var losses: [Diagnostic] = []

  package init(_ whole: TextTable, as format: Spelling = .usual) {
    let table = writable(whole, as: format)
    switch format {
    case .xml: files = Self.files(table) { Array(StringsdictWriter.table($0).utf8) }
    case .binary:
      // The mark of an untranslated text is a comment: without it, the text would count as translated.
      var kept = table
      kept.units.removeAll { $0.state == .new }
      files = Self.files(kept) { BinaryPropertyListWriter.table($0) }
    default: files = table.files
    }
    losses += table.units.flatMap { unit in
      Self.losses(of: unit, as: format).map { Loss.diagnostic($0, of: unit, in: table) }
    }
  }

  /// The default files of tables.
  @Sendable static func written(_ tables: [TextTable], _ source: String) -> WrittenTables {
    tables.map { PropertyListTable($0) }.reduce(into: WrittenTables()) {
      $0 += WrittenTables(files: $1.files, losses: $1.losses)
    }
  }

  /// The table without text that XML cannot contain, if it becomes XML.
  private mutating func writable(_ table: TextTable, as format: Spelling) -> TextTable {
    guard format != .binary else { return table }
    var kept = table
    kept.units = table.units.compactMap { unit in
      if format != .xml, unit.isPlain { return unit }
      let written = StringsdictWriter.Pair(unit.key, unit.message.stringsdictValue)
      if let scalar = XMLText.firstForbidden(in: written.allTexts) {
        let message = "'\(unit.key)' is left out: XML cannot hold \(scalar.codePoint)"
        losses.append(Loss.diagnostic(message, of: unit, in: table))
        return nil
      }
      guard let comment = unit.comment, let scalar = XMLText.firstForbidden(in: comment) else { return unit }
      let message = "the comment of '\(unit.key)' loses \(scalar.codePoint), which XML cannot hold"
      losses.append(Loss.diagnostic(message, of: unit, in: table))
      var unit = unit
      unit.comment = String(String.UnicodeScalarView(comment.unicodeScalars.filter(XMLText.isAllowed)))
      return unit
    }
    return kept
  }

  private static func files(
    _ table: TextTable, _ write: ([NewEntry<StringsdictWriter.Value>]) -> [UInt8]
  ) -> [SourceFile] {
    let texts = table.units.filter(\.isPlain)
    let rules = table.units.filter { !$0.isPlain }
    let formats: [(TableFormat, [TextUnit])] = [(.strings, texts), (.stringsdict, rules)]
    return formats.filter { !$0.1.isEmpty }.map { format, units in
      let entries = units.map {
        NewEntry($0.key, $0.message.stringsdictValue, comment: $0.comment, isUntranslated: $0.state == .new)
      }
      let path = CatalogPlace.path(
        table: table.name, directory: table.locale, layer: table.layer, format: format)
      return SourceFile(path: path, bytes: write(entries))
    }
  }

  private static func losses(of unit: TextUnit, as format: Spelling) -> [String] {
    switch format {
    case .binary:
      let isLeftOut = unit.state == .new
      return unit.lostNotes(in: "a binary property list")
        + (isLeftOut ? ["'\(unit.key)' is not translated yet and is left out"] : [])
    case .xml: return xmlLosses(of: unit, in: "an XML property list")
    default:
      return unit.isPlain
        ? unit.lostNotes(in: ".strings", holdsComments: true) : xmlLosses(of: unit, in: ".stringsdict")
    }
  }

  private static func xmlLosses(of unit: TextUnit, in format: String) -> [String] {
    let isChanged = unit.comment?.contains("--") ?? false
    return unit.lostNotes(in: format, holdsComments: true)
      + (isChanged ? ["'\(unit.key)' has a comment with two hyphens in a row, which XML parts"] : [])
  }
}

extension StringsdictWriter.Pair {
  /// The key and all texts and names in the value, joined.
  fileprivate var allTexts: String {
    switch value {
    case .text(let text): key.text + text
    case .dictionary(let pairs): key.text + pairs.map(\.allTexts).joined()
    }
  }
}

extension TextUnit {
  /// Whether the unit belongs in a `.strings`.
  fileprivate var isPlain: Bool {
    if case .text = message.content { true } else { false }
  }
}
