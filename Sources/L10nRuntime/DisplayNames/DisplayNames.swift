/// The names of languages, scripts and regions in the words of one locale, of those that a module asks for.
///
/// Made by the tool from ICU and frozen into generated code as text, which is searched where it stands. Source: UTS #35
/// part 2, "Display Name Elements".
package struct DisplayNames: Hashable, Sendable {
  /// Lines `code name`, sorted by the bytes of the code: `de`, `de-AT` for the name of a dialect, `Latn`, `AT`,
  /// `valencia`; `=de` for the name of a tag in its own language.
  package let lines: [UInt8]
  /// What stands before the name of the language where more is said, after it, and at the end: "", " (" and ")".
  package let before, opening, closing: String
  /// What stands between a script and a region: ", ".
  package let separator: String

  /// - Parameter names: by code; names have no line breaks, codes no blanks.
  package init(names: [String: String], before: String, opening: String, closing: String, separator: String) {
    let sorted = names.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    lines = Array(sorted.map { "\($0.key) \($0.value)" }.joined(separator: "\n").utf8)
    (self.before, self.opening, self.closing, self.separator) = (before, opening, closing, separator)
  }

  private init(lines: [UInt8], _ fields: ArraySlice<String>) {
    self.lines = lines
    let fields = Array(fields)
    (before, opening, closing, separator) = (fields[0], fields[1], fields[2], fields[3])
  }

  /// The names of nothing: codes are shown.
  static let none = DisplayNames(names: [:], before: "", opening: " (", closing: ")", separator: ", ")

  /// The name of a code; `nil` for one that is not among them.
  package subscript(code: String) -> String? {
    lines.withUnsafeBufferPointer { bytes in
      FrozenLines(bytes).value(for: code.utf8).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  /// The names as text; `DisplayNames(coded:)` gives the same names back.
  package var coded: String {
    CodedFields([before, opening, closing, separator, String(decoding: lines, as: UTF8.self)]).text
  }

  /// The names that `coded` wrote.
  /// - Returns: `nil` for any text that `coded` does not give.
  package init?(coded: String) {
    guard let fields = CodedFields(text: coded)?.fields, fields.count == 5 else { return nil }
    self.init(lines: Array(fields[4].utf8), fields[..<4])
  }
}

/// How the name of a language is written.
public enum LanguageNameStyle: String, CaseIterable, Sendable {
  /// The language, and in parentheses what the tag says beside it: "Portuguese (Brazil)".
  case standard
  /// With a name of its own for what has one: "Brazilian Portuguese".
  case dialect
  /// In the language itself, as a list of languages to choose from has it: "português (Brasil)".
  case own
}
