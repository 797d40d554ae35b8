package import L10nSyntax

/// Reads the messages of a PO file line by line; skips what it cannot read, with a finding.
///
/// Source: GNU gettext manual, "The Format of PO Files".
package struct POParser {
  package private(set) var entries: [POEntry] = []
  package private(set) var findings: [(range: Range<Int>, message: String)] = []

  /// The first conflict marker of an unfinished merge.
  private(set) var conflict: Range<Int>?

  private let bytes: [UInt8]
  private var entry = POEntry()
  private var field: Field?

  /// The string that is being read, across its lines.
  private var text: [UInt8] = []
  private var textRange = 0..<0

  /// The line that is being read, with its break.
  private var line = 0..<0

  /// The greatest number of findings for one file.
  private static let findingLimit = 1000

  private enum Field: Equatable {
    case context, id, plural
    case translation(Int)
  }

  package init(_ source: SourceText) {
    bytes = source.utf8
    var offset = 0
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      line = offset..<min(end + (isPair ? 2 : 1), bytes.count)
      readLine(offset..<end)
      offset = line.upperBound
    }
    closeField()
    closeEntry()
  }

  private mutating func readLine(_ line: Range<Int>) {
    var line = trimmed(line)
    guard let first = line.first else { return }
    guard bytes[first] == UInt8(ascii: "#") else { return readString(line, isObsolete: false) }
    let mark = first + 1 < line.upperBound ? bytes[first + 1] : UInt8(ascii: " ")
    switch mark {
    case UInt8(ascii: "~"):
      line = trimmed(first + 2..<line.upperBound)
      // `#~|` is the earlier text of an obsolete message, `#~ #,` its flags.
      guard let next = line.first, bytes[next] != UInt8(ascii: "|"), bytes[next] != UInt8(ascii: "#") else {
        if entry.isClosed, !entry.isObsolete { beginComment() }
        takeLine()
        return
      }
      readString(line, isObsolete: true)
    // The code's comments for translators, source references, flags, and the text before its last change.
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "|"):
      beginComment()
      addComment(Unicode.Scalar(mark), first + 2..<line.upperBound)
    default:
      beginComment()
      addComment(" ", first + 1..<line.upperBound)
    }
  }

  /// A comment after a complete message belongs to the next one.
  private mutating func beginComment() {
    closeField()
    if entry.isClosed || entry.isObsolete { closeEntry() }
  }

  private mutating func addComment(_ mark: Unicode.Scalar, _ range: Range<Int>) {
    takeLine()
    entry.comments.append(POEntry.Comment(mark: mark, text: comment(range), range: self.line))
  }

  /// Adds the line to the message.
  private mutating func takeLine() {
    entry.lines = entry.lines.isEmpty ? line : entry.lines.lowerBound..<line.upperBound
  }

  /// A comment's text without the space after its mark.
  private func comment(_ range: Range<Int>) -> String {
    let isParted = range.first.map { bytes[$0] == UInt8(ascii: " ") } ?? false
    return string(isParted ? range.dropFirst() : range)
  }

  // MARK: Strings

  /// Reads `msgid "text"`, or a `"text"` that continues the line before.
  private mutating func readString(_ line: Range<Int>, isObsolete: Bool) {
    guard let quote = bytes[line].firstIndex(of: UInt8(ascii: "\"")) else {
      if bytes.withUnsafeBufferPointer({ MergeConflict.isMarker($0, at: line.lowerBound) }) {
        conflict = conflict ?? line.lowerBound..<line.lowerBound + 7
        return
      }
      return report(line, "text that is not a string of a message")
    }
    let keyword = trimmed(line.lowerBound..<quote)
    if keyword.isEmpty {
      guard field != nil else { return report(line, "a string without a keyword such as msgid") }
    } else {
      closeField()
      guard let field = field(string(keyword)) else {
        return report(keyword, "'\(string(keyword.prefix(40)))' is not a keyword of a message")
      }
      begin(field, at: keyword.lowerBound, isObsolete: isObsolete)
      entry.keywords.append((string(keyword), self.line.lowerBound))
      textRange = quote..<quote
    }
    takeLine()
    let content = quote + 1..<line.upperBound
    let (end, isClosed) = POEscape.decode(bytes, content, into: &text)
    if !isClosed {
      report(quote..<line.upperBound, "a string that its line does not close")
    } else if end + 1 < line.upperBound {
      report(end + 1..<line.upperBound, "text after a string")
    }
    textRange = textRange.lowerBound..<min(end + 1, line.upperBound)
  }

  private func field(_ keyword: String) -> Field? {
    switch keyword {
    case "msgctxt": return .context
    case "msgid": return .id
    case "msgid_plural": return .plural
    case "msgstr": return .translation(0)
    default:
      guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"),
        let index = Int(keyword.dropFirst("msgstr[".count).dropLast()), (0..<100).contains(index)
      else { return nil }
      return .translation(index)
    }
  }

  private mutating func begin(_ field: Field, at start: Int, isObsolete: Bool) {
    switch field {
    case .context, .id:
      let isSecond = field == .context ? entry.id != nil || entry.context != nil : entry.id != nil
      if entry.isClosed || isSecond { closeEntry() }
    case .plural, .translation: break
    }
    if entry.isEmpty { entry.start = start }
    entry.isObsolete = isObsolete
    self.field = field
  }

  private mutating func closeField() {
    guard let field else { return }
    let text = POEntry.Text(text: String(decoding: text, as: UTF8.self), range: textRange)
    switch field {
    case .context: entry.context = text
    case .id: entry.id = text
    case .plural: entry.plural = text
    case .translation(let index):
      if entry.translations[index] == nil {
        entry.translations[index] = text
      } else {
        report(text.range, "a second translation of one form, which is left out")
      }
    }
    self.field = nil
    self.text.removeAll(keepingCapacity: true)
  }

  private mutating func closeEntry() {
    defer { entry = POEntry() }
    if entry.isEmpty { return }
    if entry.id == nil || entry.translations.isEmpty {
      let missing = entry.id == nil ? "msgid" : "msgstr"
      return report(entry.start..<entry.start + 1, "a message without \(missing)")
    }
    entries.append(entry)
  }

  // MARK: Parts of lines

  private mutating func report(_ range: Range<Int>, _ message: String) {
    if findings.count < Self.findingLimit {
      findings.append((range, message))
    } else if findings.count == Self.findingLimit {
      findings.append((range, "more is wrong from here on than is listed"))
    }
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, max(range.lowerBound, range.upperBound))
    while start < end, bytes[start].isSpaceOrControl { start += 1 }
    while end > start, bytes[end - 1].isSpaceOrControl { end -= 1 }
    return start..<end
  }
}
