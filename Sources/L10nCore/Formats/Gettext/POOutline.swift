import L10nSyntax

extension SourceOutline {
  /// The outline of a PO file: its messages, each with its comments by kind, its source and its translations; and the
  /// fields of the header.
  init(_ file: POFile) throws(EditRefusal) {
    if let refusal = file.editRefusal { throw refusal }
    let outline = POOutline(file)
    let bytes = file.source.utf8
    var parts: [Part] = []
    var start = 0
    for entry in file.entries {
      parts.append(outline.part(entry, from: start))
      start = entry.lines.upperBound
    }
    let end = start
    self.init(
      source: file.source,
      root: Part(Name(""), lead: 0..<0, head: 0..<0, .group { [parts] in parts.numbered() }, tail: end..<bytes.count))
    holdsMarkers = true
    shortPath = { path in
      path.map { $0.hasPrefix("#") && $0.count <= 2 ? "comment" : $0.replacing("\u{4}", with: "|") }.filter {
        $0 != "msgstr"
      }
    }
  }
}

private struct POOutline: Sendable {
  typealias Part = SourceOutline.Part
  typealias Name = SourceOutline.Name

  let file: POFile
  let bytes: [UInt8]

  init(_ file: POFile) { (self.file, bytes) = (file, file.source.utf8) }

  /// - Parameter start: the end of the part before.
  func part(_ entry: POEntry, from start: Int) -> Part {
    let name = Name(TableKey(entry.isObsolete ? "#~ \(entry.lookup)" : entry.lookup))
    let lines = entry.lines
    let lead = start..<lines.lowerBound
    if entry.isObsolete {
      return Part(
        name, lead: lead, head: lines.lowerBound..<lines.lowerBound, .leaf(lines),
        tail: lines.upperBound..<lines.upperBound)
    }
    return Part(
      name, lead: lead, head: lines.lowerBound..<lines.lowerBound, .group { parts(of: entry) },
      tail: lines.upperBound..<lines.upperBound)
  }

  /// The lines of a message by kind; all comments of one kind are one part.
  private func parts(of entry: POEntry) -> [Part] {
    var starts: [(name: String, start: Int)] = []
    for comment in entry.comments {
      let name = comment.mark == " " ? "#" : "#\(comment.mark)"
      if starts.last?.name != name { starts.append((name, comment.range.lowerBound)) }
    }
    // A changed source makes another message, so it is left out; the plural source and the translations can differ.
    let keywords = entry.keywords.filter { $0.name != "msgctxt" && !($0.name == "msgid" && entry.context != nil) }
    starts += entry.keywords.filter { $0.name == "msgctxt" }.map { ("msgid", $0.start) } + keywords
    return starts.enumerated().map { index, part in
      let end = index + 1 < starts.count ? starts[index + 1].start : entry.lines.upperBound
      if entry.isHeader, part.name == "msgstr" { return header(part.start..<end) }
      return leaf(part.name, part.start..<end, rank: part.name == "#:" ? file.header["pot-creation-date"] ?? "" : nil)
    }.numbered()
  }

  private func leaf(_ name: String, _ range: Range<Int>, rank: String? = nil) -> Part {
    let end = TextLines(bytes).startOfBreaks(endingAt: range.upperBound, from: range.lowerBound)
    return Part(
      Name(TableKey(name)), lead: range.lowerBound..<range.lowerBound, head: range.lowerBound..<range.lowerBound,
      .leaf(range.lowerBound..<end), tail: end..<range.upperBound, rank: rank)
  }

  /// The header's fields, one on each line. Fields that tools write at each run are taken from the later version.
  private func header(_ range: Range<Int>) -> Part {
    let lines = TextLines(bytes)
    var fields: [Part] = []
    var start: Int?
    var offset = range.lowerBound
    while offset < range.upperBound {
      var end = offset
      while end < range.upperBound, !TextLines.isBreak(bytes[end]) { end += 1 }
      end = min(lines.endOfBreak(at: end) ?? end, range.upperBound)
      let text = String(decoding: bytes[offset..<end], as: UTF8.self)
      if text.hasPrefix("\""), !text.hasPrefix("\"\""), let colon = text.firstIndex(of: ":") {
        if start == nil { start = offset }
        let name = String(text[text.index(after: text.startIndex)..<colon])
        fields.append(leaf(name, offset..<end, rank: rank(of: name, text)))
      } else if start != nil, let last = fields.popLast() {
        // A field that continues, or a line that is not a field.
        fields.append(leaf(last.name.text.text, last.range.lowerBound..<end, rank: last.rank))
      }
      offset = end
    }
    let content = fields
    guard let start else { return leaf("msgstr", range) }
    return Part(
      Name("msgstr"), lead: range.lowerBound..<range.lowerBound, head: range.lowerBound..<start,
      .group { content.numbered() }, tail: range.upperBound..<range.upperBound)
  }

  private func rank(of field: String, _ line: String) -> String? {
    switch field {
    case "POT-Creation-Date", "PO-Revision-Date": line
    case "Last-Translator", "Language-Team", "X-Generator", "X-Poedit-Basepath": file.header["po-revision-date"] ?? ""
    case "Report-Msgid-Bugs-To", "Project-Id-Version", "Generated-By": file.header["pot-creation-date"] ?? ""
    default: nil
    }
  }
}
