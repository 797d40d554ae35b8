import L10nSyntax

/// A `.properties` file as `java.util.Properties` reads it, with the places of its parts.
struct PropertiesFile: Sendable {
  struct Entry: Sendable {
    let key: SpelledText

    /// The text as the program gets it.
    let value: SpelledText

    let keyRange: Range<Int>

    /// The range of the text, with the breaks of continued lines before and in it, up to the end of the line.
    let valueRange: Range<Int>

    /// The comments directly before the entry, as indices into `comments`.
    let comments: Range<Int>

    /// The range from the key to the end of the line.
    var range: Range<Int> { keyRange.lowerBound..<valueRange.upperBound }

    /// The range of the blanks and the sign between the key and the text; empty for a key without a text.
    var separator: Range<Int> { keyRange.upperBound..<valueRange.lowerBound }

    var name: TableKey { TableKey(key.text) }
  }

  let source: SourceText

  /// In file order, including equal keys, of which the last one counts.
  let entries: [Entry]

  /// The lines that are comments, from their sign to their end.
  let comments: [Range<Int>]

  let findings: [StringsFinding]

  /// The syntax of the texts; `nil` if none of them has an argument.
  let syntax: TextSyntax?

  /// Reads a file, and never fails.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: [UInt8]) {
    let decoded = SourceText(decoding: bytes)
    let isText = decoded.encoding != .utf8 || SourceEdits(decoded).canEdit
    source = isText ? decoded : SourceText(latin1: bytes)
    var reader = PropertiesReader(source.utf8)
    reader.read()
    (entries, comments) = (reader.entries, reader.comments)
    let repetitions = DuplicateKeys.findings(in: reader.entries.map { ($0.name, $0.keyRange) })
    findings =
      Self.encodingFindings(source)
      + (reader.findings + repetitions).sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
    syntax = PropertiesSyntax.syntax(of: reader.entries.map(\.value.text))
  }

  private static func encodingFindings(_ source: SourceText) -> [StringsFinding] {
    if source.encoding == .utf8 || source.encoding == .latin1 { return [] }
    return [
      StringsFinding(
        .error, .invalidUTF8, at: 0..<0, "Java cannot read \(source.encoding.rawValue)", help: "save it as UTF-8")
    ]
  }

  /// The specifier syntax of the texts.
  var specifiers: SpecifierSyntax { syntax == .printf ? .java : .none }

  /// The text of an entry, with Foundation's specifiers in place of Java's.
  func text(of entry: Entry) -> SpelledText {
    var text = entry.value
    guard syntax == .printf else { return text }
    let specifiers = JavaSpecifier.specifiers(in: text.utf8).filter { $0.foundation != Array(text.utf8[$0.range]) }
    text.replace(specifiers.map { ($0.range, $0.foundation) })
    return text
  }

  /// The text of comments, without their signs; `nil` for none.
  func commentText(_ indices: Range<Int>) -> String? {
    let lines = indices.map { index in
      let text = source[comments[index]].drop { $0 == "#" || $0 == "!" }
      return String(text.hasPrefix(" ") ? text.dropFirst() : text)
    }
    return lines.allSatisfy(\.isEmpty) ? nil : lines.joined(separator: "\n")
  }

  /// The entry whose text is at a range.
  func entry(withTextAt range: Range<Int>) -> Entry? {
    entries.last(beginningBy: range.lowerBound, \.range).flatMap { $0.valueRange == range ? $0 : nil }
  }

  /// The reason why the file cannot be edited; `nil` if it can. A damaged escape is not a reason, because it can be
  /// corrected.
  var editRefusal: EditRefusal? {
    findings.first { $0.kind == .mergeConflict || $0.kind == .invalidUTF8 }.map {
      EditRefusal(
        "the file is broken, so it cannot be edited: \($0.message)", help: "fix the file first", at: $0.range)
    }
  }
}
