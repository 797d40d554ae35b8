import L10nRuntime
import L10nSyntax

/// Edits messages of a PO file and leaves all other bytes unchanged. Messages are identified by their numbers in the
/// file.
struct POTextEditor: Sendable {
  /// The new translation of a message.
  enum Translation: Sendable {
    /// Texts by form, in the file's spelling.
    case texts([Int: String])
    case none
  }

  private let file: POFile
  private var translations: [Int: Translation] = [:]
  private var renamed: [Int: TableKey] = [:]
  private var removed: Set<Int> = []

  /// New messages with their keys, in the order of their addition.
  private var added: [(lines: String, key: TableKey)] = []

  /// The order of keys in which new messages are inserted; keys that are not in it come last.
  private let order: [TableKey]

  private let lineEnd: String

  /// The column at which lines are broken.
  private let width: Int?

  init(_ file: POFile, order: [TableKey] = []) {
    (self.file, self.order) = (file, order)
    lineEnd = TextLines(file.source.utf8).lineEnd
    width = file.lineWidth
  }

  mutating func translate(_ number: Int, to translation: Translation) { translations[number] = translation }

  mutating func remove(_ number: Int) { removed.insert(number) }

  mutating func rename(_ number: Int, to key: TableKey) { renamed[number] = key }

  /// Adds a message with a key that the file does not have.
  mutating func add(_ message: PONewMessage, key: TableKey) {
    added.append((message.lines(width: width, lineEnd: lineEnd), key))
  }

  var edits: SourceEdits {
    var edits = SourceEdits(file.source)
    for (number, translation) in translations where !removed.contains(number) {
      translate(file.entries[number], translation, &edits)
    }
    for (number, key) in renamed where !removed.contains(number) { rename(file.entries[number], key, &edits) }
    for range in removedLines { edits.remove(range) }
    insert(&edits)
    return edits
  }

  /// The lines of removed messages, joined where both sides have the same blank line.
  private var removedLines: [Range<Int>] {
    let all = removed.map { file.wholeLines(of: file.entries[$0]) }.sorted { $0.lowerBound < $1.lowerBound }
    return all.reduce(into: []) { ranges, range in
      if let last = ranges.last, range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  private func translate(_ entry: POEntry, _ translation: Translation, _ edits: inout SourceEdits) {
    var texts = Dictionary(uniqueKeysWithValues: entry.translations.map { ($0.form, "") })
    if case .texts(let new) = translation { texts.merge(new) { $1 } }
    var added = ""
    for (form, text) in texts.sorted(by: { $0.key < $1.key }) {
      let keyword = entry.plural == nil ? "msgstr" : "msgstr[\(form)]"
      guard let place = entry.translation(form) else {
        added += "\(keyword) \(quoted(text, after: keyword))\(lineEnd)"
        continue
      }
      if !place.text.utf8.elementsEqual(text.utf8) {
        edits.replace(place.range, with: quoted(text, after: keyword))
      }
    }
    if !added.isEmpty { edits.insert(endOfLine(added), at: entry.lines.upperBound) }
    if case .texts = translation { settle(entry, &edits) }
  }

  private func quoted(_ text: String, after keyword: String) -> String {
    POStrings.quoted(text, after: keyword, width: width, lineEnd: lineEnd)
  }

  /// Lines for the end of a message that may be the last of a file without a final line break.
  private func endOfLine(_ lines: String) -> String {
    file.source.utf8.last.map(TextLines.isBreak) ?? true ? lines : lineEnd + lines.dropLast(lineEnd.count)
  }

  /// Removes the marks of a guess from the translation.
  private func settle(_ entry: POEntry, _ edits: inout SourceEdits) {
    guard entry.isFuzzy else { return }
    for line in entry.comments {
      if line.mark == "|" { edits.remove(line.range) }
      guard line.mark == "," else { continue }
      let flags = line.text.split(separator: ",").map { $0.trimmingBlanks }.filter { $0 != "fuzzy" }
      if flags.isEmpty {
        edits.remove(line.range)
      } else {
        edits.replace(line.range, with: "#, \(flags.joined(separator: ", "))\(lineEnd)")
      }
    }
  }

  private func rename(_ entry: POEntry, _ key: TableKey, _ edits: inout SourceEdits) {
    if file.haveOwnContexts, let context = entry.context {
      edits.replace(context.range, with: quoted(key.text, after: "msgctxt"))
    } else if let id = entry.id {
      let text = entry.context.map { String(key.text.dropFirst($0.text.count + 1)) } ?? key.text
      edits.replace(id.range, with: quoted(text, after: "msgid"))
    }
  }

  /// Inserts the new messages after their neighbors in the order.
  private func insert(_ edits: inout SourceEdits) {
    guard !added.isEmpty else { return }
    let own = Dictionary(
      file.messages.filter { !removed.contains($0.number) }.map { (file.key(of: $0.entry), $0.number) }
    ) { $1 }
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    let anchors = order.enumerated().compactMap { place, key in own[key].map { (place: place, number: $0) } }
    // Obsolete messages stay last.
    let end = file.entries.first(where: \.isObsolete)?.lines.lowerBound ?? file.source.utf8.count
    let start = file.headerIndex.map { file.entries[$0].lines.upperBound } ?? 0
    var texts: [Int: String] = [:]
    let inOrder = added.enumerated().sorted { left, right in
      (places[left.element.key] ?? order.count + left.offset)
        < (places[right.element.key] ?? order.count + right.offset)
    }.map(\.element)
    for (lines, key) in inOrder {
      var offset = end
      if let place = places[key] {
        let before = anchors.last { $0.place < place }
        offset = before.map { file.entries[$0.number].lines.upperBound } ?? (own.isEmpty ? end : start)
      }
      texts[offset, default: ""] += offset == end && end < file.source.utf8.count ? lines + lineEnd : lineEnd + lines
    }
    for (offset, text) in texts {
      let isOpen = offset > 0 && !TextLines.isBreak(file.source.utf8[offset - 1])
      let isBlank = offset == 0 || file.endsWithBlankLine(before: offset)
      edits.insert(
        (isOpen ? lineEnd : "") + (isBlank && text.hasPrefix(lineEnd) ? String(text.dropFirst()) : text), at: offset)
    }
  }
}

/// A message to be added to the file.
struct PONewMessage: Sendable {
  /// Lines before the keywords, without their breaks: the code's comments, references and flags.
  var comments: [String] = []
  var context: String?
  var id: String
  var plural: String?

  /// One for each form.
  var translations: [String]

  func lines(width: Int?, lineEnd: String) -> String {
    func line(_ keyword: String, _ text: String) -> String {
      "\(keyword) \(POStrings.quoted(text, after: keyword, width: width, lineEnd: lineEnd))"
    }
    var lines = comments
    if let context { lines.append(line("msgctxt", context)) }
    lines.append(line("msgid", id))
    if let plural {
      lines.append(line("msgid_plural", plural))
      lines += translations.enumerated().map { line("msgstr[\($0)]", $1) }
    } else {
      lines.append(line("msgstr", translations.first ?? ""))
    }
    return lines.map { $0 + lineEnd }.joined()
  }
}

extension POFile {
  /// The column at which lines are broken, as by `msgcat`; `nil` if the file has longer lines.
  var lineWidth: Int? {
    var (isBroken, isLong) = (false, false)
    for entry in entries {
      for text in entry.texts {
        for line in source.utf8[text.range].split(whereSeparator: TextLines.isBreak) {
          isLong = isLong || line.count > 90 && line.contains(UInt8(ascii: " "))
          isBroken = isBroken || line.count > 2 && line.suffix(2).elementsEqual(" \"".utf8) && text.range.count > 80
        }
      }
    }
    return isLong && !isBroken ? nil : 79
  }

  /// The lines of a message with a blank line before or after it.
  func wholeLines(of entry: POEntry) -> Range<Int> {
    let lines = TextLines(source.utf8)
    if let end = lines.endOfBlankLine(at: entry.lines.upperBound) { return entry.lines.lowerBound..<end }
    let start = lines.startOfBlankLine(endingAt: entry.lines.lowerBound)
    return (start ?? entry.lines.lowerBound)..<entry.lines.upperBound
  }

  /// Whether the line before an offset is blank.
  func endsWithBlankLine(before offset: Int) -> Bool {
    TextLines(source.utf8).startOfBlankLine(endingAt: offset) != nil
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
