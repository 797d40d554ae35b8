import L10nSyntax

/// Reads the messages of a PO file line by line; skips what it cannot read, with a finding.
///
/// Source: GNU gettext manual, "The Format of PO Files".
struct POParser {
  private typealias Field = POContents.Phrase.Field

  private(set) var parts = POContents.Parts()

  private let bytes: UnsafeBufferPointer<UInt8>

  /// The message that is being read, with its complete strings.
  private var message = POContents.Message(phrases: 0..<0, comments: 0..<0)

  /// The string that is being read, across its lines.
  private var phrase: POContents.Phrase?

  /// The line that is being read, with its break.
  private var line = 0..<0

  /// The greatest number of findings for one file.
  private static let findingLimit = 1000

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Most files have fewer: no array grows.
    parts.phrases.reserveCapacity(bytes.count / 48)
    parts.pieces.reserveCapacity(bytes.count / 48)
    parts.comments.reserveCapacity(bytes.count / 48)
    var offset = 0
    while offset < bytes.count {
      var end = offset
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      line = offset..<min(end + (isPair ? 2 : 1), bytes.count)
      readLine(offset..<end)
      offset = line.upperBound
    }
    closePhrase()
    closeMessage()
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
        if has(.translation), !message.isObsolete { beginComment() }
        takeLine()
        return
      }
      readString(line, isObsolete: true)
    // The code's comments for translators, source references, flags, and the text before its last change.
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "|"):
      addComment(mark, first + 2..<line.upperBound)
    default: addComment(UInt8(ascii: " "), first + 1..<line.upperBound)
    }
  }

  /// A comment after a complete message belongs to the next one.
  private mutating func beginComment() {
    closePhrase()
    if has(.translation) || message.isObsolete { closeMessage() }
  }

  /// - Parameter text: the text with the space after the mark.
  private mutating func addComment(_ mark: UInt8, _ text: Range<Int>) {
    beginComment()
    takeLine()
    let isParted = text.first.map { bytes[$0] == UInt8(ascii: " ") } ?? false
    parts.comments.append(
      POContents.Comment(mark: Unicode.Scalar(mark), text: isParted ? text.dropFirst() : text, range: line))
  }

  /// Adds the line to the message.
  private mutating func takeLine() {
    message.lines = message.lines.isEmpty ? line : message.lines.lowerBound..<line.upperBound
  }

  // MARK: Strings

  /// Reads `msgid "text"`, or a `"text"` that continues the line before.
  private mutating func readString(_ line: Range<Int>, isObsolete: Bool) {
    guard let quote = bytes[line].firstIndex(of: UInt8(ascii: "\"")) else {
      if MergeConflict.isMarker(bytes, at: line.lowerBound) {
        parts.conflict = parts.conflict ?? line.lowerBound..<line.lowerBound + 7
        return
      }
      return report(line, "text that is not a string of a message")
    }
    let keyword = trimmed(line.lowerBound..<quote)
    var read: POContents.Phrase
    if let phrase, keyword.isEmpty {
      read = phrase
    } else if keyword.isEmpty {
      return report(line, "a string without a keyword such as msgid")
    } else {
      closePhrase()
      guard let (field, form) = field(string(keyword)) else {
        return report(keyword, "'\(string(keyword.prefix(40)))' is not a keyword of a message")
      }
      begin(field, at: keyword.lowerBound, isObsolete: isObsolete)
      read = POContents.Phrase(
        field: field, form: form, keyword: keyword, start: self.line.lowerBound, range: quote..<quote,
        pieces: parts.pieces.count..<parts.pieces.count)
    }
    takeLine()
    let (end, isClosed) = POEscape.end(of: bytes, quote + 1..<line.upperBound)
    if !isClosed {
      report(quote..<line.upperBound, "a string that its line does not close")
    } else if end + 1 < line.upperBound {
      report(end + 1..<line.upperBound, "text after a string")
    }
    parts.pieces.append(quote + 1..<end)
    read.pieces = read.pieces.lowerBound..<parts.pieces.count
    read.range = read.range.lowerBound..<min(end + 1, line.upperBound)
    phrase = read
  }

  private func field(_ keyword: String) -> (Field, form: Int)? {
    switch keyword {
    case "msgctxt": return (.context, 0)
    case "msgid": return (.id, 0)
    case "msgid_plural": return (.plural, 0)
    case "msgstr": return (.translation, 0)
    default:
      guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"),
        let index = Int(keyword.dropFirst("msgstr[".count).dropLast()), (0..<100).contains(index)
      else { return nil }
      return (.translation, index)
    }
  }

  private mutating func begin(_ field: Field, at start: Int, isObsolete: Bool) {
    switch field {
    case .context where has(.context), .context where has(.id), .id where has(.id): closeMessage()
    case .context, .id: if has(.translation) { closeMessage() }
    default: break
    }
    if isEmpty { message.start = start }
    message.isObsolete = isObsolete
  }

  private mutating func closePhrase() {
    guard var phrase else { return }
    self.phrase = nil
    if let index = parts.phrases[message.phrases.lowerBound...].firstIndex(where: {
      $0.field == phrase.field && $0.form == phrase.form
    }) {
      // The last plural counts, and the first translation.
      if phrase.field == .translation {
        report(phrase.range, "a second translation of one form, which is left out")
        phrase.field = .repeated
      } else {
        parts.phrases[index].field = .repeated
      }
    }
    parts.phrases.append(phrase)
  }

  private mutating func closeMessage() {
    defer {
      let (phrases, comments) = (parts.phrases.count, parts.comments.count)
      message = POContents.Message(phrases: phrases..<phrases, comments: comments..<comments)
    }
    if isEmpty { return }
    if !has(.id) || !has(.translation) {
      let missing = has(.id) ? "msgstr" : "msgid"
      return report(message.start..<message.start + 1, "a message without \(missing)")
    }
    message.phrases = message.phrases.lowerBound..<parts.phrases.count
    message.comments = message.comments.lowerBound..<parts.comments.count
    parts.messages.append(message)
  }

  /// Whether the message has a complete string of a field.
  private func has(_ field: Field) -> Bool {
    parts.phrases[message.phrases.lowerBound...].contains { $0.field == field }
  }

  private var isEmpty: Bool { !has(.id) && !has(.context) && !has(.translation) }

  // MARK: Parts of lines

  private mutating func report(_ range: Range<Int>, _ text: String) {
    if parts.findings.count < Self.findingLimit {
      parts.findings.append((range, text))
    } else if parts.findings.count == Self.findingLimit {
      parts.findings.append((range, "more is wrong from here on than is listed"))
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
