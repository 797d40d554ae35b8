import L10nCore
import L10nRuntime
import L10nSyntax

extension EntryArguments.Use {
  /// The change that replaces this specifier, or its value type, with another.
  ///
  /// `nil` if the file does not contain the specifier itself, as when a String Catalog implies it.
  func change(to specifier: String, in entry: CatalogEntry) -> Fix.Change? {
    guard entry.spells(written) else { return nil }
    return .text(
      entry.file.location(written.range), range: range,
      replacement: isDeclared ? String(specifier.dropFirst()) : specifier)
  }

  /// Whether a change of the entry's other specifiers also changes this one: the value type that the plural forms of a
  /// String Catalog imply, and `%arg` for the specifier of its substitution.
  func isImplied(in entry: CatalogEntry) -> Bool {
    guard entry.file.syntax == nil, !entry.spells(written) else { return false }
    if isDeclared { return text.range != entry.keyRange }
    return FormatString(written.text).placeholders.count == 1 && entry.file.source[written.range].contains("%arg")
  }

  /// The specifier with a length for 64 bits: `%d` → `%lld`; `nil` if it is not a 32-bit number by itself.
  var widened: String? {
    guard type.integerWidth == 32, argument.role == nil, let letter = specifier.last, letter != "c" else { return nil }
    return specifier.dropLast() + "ll" + String(letter)
  }
}

extension CatalogEntry {
  /// Whether the file contains a text as the run time gets it, apart from escapes: not in a binary file, for a key that
  /// is its own text, for a text made from a pattern, and where a String Catalog has `%arg` or leaves numbers out.
  func spells(_ text: EntryText) -> Bool {
    if text.pieces != nil { return false }
    if let syntax = file.syntax { return syntax != .binary }
    return text.range != keyRange && file.table.spelling(text.range)?.utf8.elementsEqual(text.text.utf8) ?? false
  }

  /// A fix that replaces a range of one of the entry's texts; `nil` if the file does not contain it.
  func fix(_ summary: String, _ range: Range<Int>, of text: EntryText, with replacement: String) -> Fix? {
    guard spells(text) else { return nil }
    return Fix(summary, .text(file.location(text.range), range: range, replacement: replacement))
  }
}

extension LintContext {
  /// The arguments of the development texts, in order of files and places, without texts that use nothing, have faults
  /// or only mention specifiers.
  func developmentArguments() -> [EntryArguments] {
    developmentEntries.compactMap { entry in
      guard isFormatted(entry), specifierFaults(of: entry).isEmpty else { return nil }
      return EntryArguments(entry)
    }.withoutSpokenSpecifiers
  }
}

extension Fix {
  /// A fix that replaces specifiers in every text of some entries; `nil` if one of them cannot be changed.
  ///
  /// - Parameter replacement: the new specifier for a use; `nil` for one that stays.
  init?(
    _ summary: String, in entries: [CatalogEntry], safety: Safety = .safe,
    replacement: (EntryArguments.Use) -> String?
  ) {
    var changes: [Change] = []
    var seen: Set<Change> = []
    for entry in entries {
      for use in EntryArguments(entry).uses where use.argument.role == nil {
        guard let specifier = replacement(use), !use.isImplied(in: entry) else { continue }
        guard let change = use.change(to: specifier, in: entry) else { return nil }
        // A text that several arguments refer to has its uses once for each.
        if seen.insert(change).inserted { changes.append(change) }
      }
    }
    if changes.isEmpty { return nil }
    self.init(summary, changes, safety: safety)
  }
}
