/// Facts that the PO format cannot express, in comments that let the reader restore them:
///
///     #. l10n: variable count lld
///     #. l10n: format "%@ has %#@count@"
///     #. l10n: forms other one
///     #. l10n: state stale
///
/// Tools for PO files keep `#.` comments and show them to translators.
package struct PONotes: Sendable {
  /// The name of the plural variable, and the specifier of its number.
  package var variable: (name: String, valueType: String?)?

  /// The format around the variable, if there is text around it.
  package var format: String?

  /// The categories, if they differ from those of the language, or in their order.
  package var forms: [String]?

  /// Whether the text has no plural forms though the message does.
  package var isPlain = false

  package var state: TranslationState?
  package var isTranslatable = true
  package var extractionState: String?

  package static let mark = "l10n: "

  /// The header field with the extraction state of messages without one.
  package static let extractionField = "X-L10n-Extraction-State"

  /// The header field with the language of the sources, if that is not English.
  package static let sourceField = "X-Source-Language"

  package init() {}

  /// A line of a comment; if it looks like a note, a space sets it apart.
  package static func comment(_ line: String) -> String { line.hasPrefix(mark) ? " " + line : line }

  /// Removes the notes from comment lines.
  package init(removingFrom lines: inout [String]) {
    var notes = PONotes()
    lines.removeAll { line in
      guard line.hasPrefix(Self.mark) else { return false }
      let parts = line.dropFirst(Self.mark.count).split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      return notes.take(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    lines = lines.map { $0.hasPrefix(" " + Self.mark) ? String($0.dropFirst()) : $0 }
    self = notes
  }

  /// - Returns: whether the name is that of a note.
  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "variable":
      let parts = value.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let name = parts.first, !name.isEmpty else { return false }
      variable = (name, parts.count == 2 ? parts[1] : nil)
    case "format":
      guard let text = POEscape.text(quoted: value) else { return false }
      format = text
    case "forms": forms = value.split(separator: " ").map(String.init)
    case "plain" where value.isEmpty: isPlain = true
    case "state":
      guard let state = TranslationState(rawValue: value) else { return false }
      self.state = state
    case "translate" where value == "no": isTranslatable = false
    case "extraction" where !value.isEmpty: extractionState = value
    default: return false
    }
    return true
  }

  /// The comment lines.
  package var lines: [String] {
    var lines: [String] = []
    if let variable { lines.append("variable " + variable.name + (variable.valueType.map { " " + $0 } ?? "")) }
    if let format { lines.append("format " + POEscape.quotedLine(format)) }
    if let forms { lines.append((["forms"] + forms).joined(separator: " ")) }
    if isPlain { lines.append("plain") }
    if let state { lines.append("state " + state.rawValue) }
    if !isTranslatable { lines.append("translate no") }
    if let extractionState { lines.append("extraction " + extractionState) }
    return lines.map { Self.mark + $0 }
  }
}
