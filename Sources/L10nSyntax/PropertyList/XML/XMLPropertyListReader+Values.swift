extension XMLPropertyListReader {
  /// Reads the value whose start tag was just read; `nil` if the tag is not one of property lists, which is reported.
  mutating func readValue(_ name: String, isEmpty: Bool) -> PropertyListNode? {
    let opening = scanner.range
    let value: PropertyListNode.Value
    switch name {
    case "string": value = .string(isEmpty ? "" : readText(upTo: name))
    case "dict": value = .dictionary(isEmpty ? [] : readNested(opening) { $0.readPairs() } ?? [])
    case "array": value = .array(isEmpty ? [] : readNested(opening) { $0.readElements() } ?? [])
    case "integer", "real": value = skipped(name, isEmpty, as: "a number")
    case "true", "false": value = skipped(name, isEmpty, as: "a boolean")
    case "date": value = skipped(name, isEmpty, as: "a date")
    case "data": value = skipped(name, isEmpty, as: "data")
    default:
      if scanner.findings.last?.range.lowerBound != opening.lowerBound {
        scanner.report(at: opening, "'<\(name)>' is not a tag of a property list")
      }
      if !isEmpty { skipForeignElement(name) }
      return nil
    }
    return PropertyListNode(value: value, range: opening.lowerBound..<scanner.offset)
  }

  private mutating func readNested<Contents>(
    _ opening: Range<Int>, _ read: (inout XMLPropertyListReader) -> Contents
  ) -> Contents? {
    guard depth < PropertyListDocument.nestingLimit else {
      scanner.report(at: opening, "more than \(PropertyListDocument.nestingLimit) values inside one another")
      scanner.offset = scanner.bytes.count
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func skipped(_ name: String, _ isEmpty: Bool, as description: String) -> PropertyListNode.Value {
    if !isEmpty { _ = readText(upTo: name) }
    return .other(description)
  }

  /// Skips the text of an element that is not one of property lists, and its end tag; the whole file if it is the root.
  private mutating func skipForeignElement(_ name: String) {
    if depth == 0 { scanner.offset = scanner.bytes.count }
    while true {
      switch scanner.next() {
      case .text: continue
      case .close(name), .end: return
      default:
        scanner.unread()
        return
      }
    }
  }

  /// Reads the text up to the end tag of an element that contains only text.
  private mutating func readText(upTo name: String) -> String {
    let start = scanner.range
    var text = ""
    while true {
      let findingCount = scanner.findings.count
      let token = scanner.next()
      if let markup = scanner.passedOver, scanner.findings.count == findingCount {
        scanner.report(at: markup.range, "a \(markup.name) inside a text is an error to Foundation")
      }
      switch token {
      case .text:
        // This is nearly always the whole text.
        if text.isEmpty { text = scanner.text } else { text += scanner.text }
      case .close(name): return text
      case .close("dict"), .close("array"), .close("plist"), .open:
        scanner.unread()
        scanner.report(at: scanner.range, "'</\(name)>' is missing before this tag", related: start)
        return text
      case .close(let closing):
        scanner.report(at: scanner.range, "'</\(closing)>' closes '<\(name)>'", related: start)
        return text
      case .end:
        reportCutShort(name, start)
        return text
      }
    }
  }

  private mutating func readElements() -> [PropertyListNode] {
    let opening = scanner.range
    var elements: [PropertyListNode] = []
    while true {
      switch scanner.next() {
      case .text: reportStray("text between tags")
      case .open(let name, let isEmpty):
        if let element = readValue(name, isEmpty: isEmpty) { elements.append(element) }
      case .close("array"): return elements
      case .close(let name):
        if closesOuter(name, than: "array", opening) { return elements }
      case .end:
        reportCutShort("array", opening)
        return elements
      }
    }
  }

  mutating func readPairs() -> [PropertyListPair] {
    let opening = scanner.range
    var pairs: [PropertyListPair] = []
    var pending: PendingKey?
    var firstComment = scanner.comments.count
    while true {
      switch scanner.next() {
      case .text:
        if reportStray("text between tags"), let key = pending?.key {
          brokenKeys.append(key)
          pending = nil
        }
      case .open("key", let isEmpty):
        reportMissingValue(pending)
        let start = scanner.range.lowerBound
        let comments = firstComment..<scanner.comments.count
        let key = TableKey(isEmpty ? "" : readText(upTo: "key"))
        pending = PendingKey(key: key, range: start..<scanner.offset, comments: comments)
      case .open(let name, let isEmpty):
        let tag = scanner.range
        let node = readValue(name, isEmpty: isEmpty)
        guard let entry = pending else {
          scanner.report(at: tag, "a value without a key")
          continue
        }
        if let node {
          let range = entry.range.lowerBound..<scanner.offset
          pairs.append(
            PropertyListPair(key: entry.key, keyRange: entry.range, node: node, range: range, comments: entry.comments))
        } else {
          brokenKeys.append(entry.key)
        }
        pending = nil
        firstComment = scanner.comments.count
      case .close("dict"):
        reportMissingValue(pending)
        return pairs
      case .close(let name):
        guard closesOuter(name, than: "dict", opening) else { continue }
        reportMissingValue(pending)
        return pairs
      case .end:
        if let pending { brokenKeys.append(pending.key) }
        reportCutShort("dict", opening)
        return pairs
      }
    }
  }

  private struct PendingKey {
    let key: TableKey
    let range: Range<Int>
    let comments: Range<Int>
  }

  // MARK: Findings

  /// Reports a misplaced end tag.
  /// - Returns: whether it ends the open element, because it belongs to an outer one.
  private mutating func closesOuter(_ closing: String, than name: String, _ opening: Range<Int>) -> Bool {
    guard closing == "plist" || closing == "dict" || closing == "array" else {
      if scanner.range.lowerBound != strayTextEnd {
        scanner.report(at: scanner.range, "'</\(closing)>' closes nothing")
      }
      return false
    }
    if closing == "plist" || depth > 1 { scanner.unread() }
    scanner.report(at: scanner.range, "'</\(name)>' is missing before this tag", related: opening)
    return true
  }

  private mutating func reportMissingValue(_ pending: PendingKey?) {
    guard let pending else { return }
    brokenKeys.append(pending.key)
    scanner.report(.missingValue, at: pending.range, "no value after this key")
  }

  /// Reports text outside of strings, or the marker of a merge conflict.
  /// - Returns: whether there is such text.
  @discardableResult
  mutating func reportStray(_ message: String) -> Bool {
    // A blank that is written as a reference or a section does not count as a blank between tags.
    let range = trimmedRange
    if range.isEmpty { return false }
    let start = range.lowerBound
    guard scanner.isConflictMarker(at: start) else {
      scanner.report(at: range, message)
      strayTextEnd = scanner.range.upperBound
      return true
    }
    if let conflict = scanner.openConflict, scanner.bytes[start] == UInt8(ascii: ">") {
      unreliable.insert(conflict.upperBound..<scanner.range.upperBound)
      scanner.openConflict = nil
    } else {
      scanner.reportConflict(at: start)
    }
    return false
  }

  /// Reports an element that is open at the end of the file, or beside its only value, unless an earlier finding
  /// explains it.
  mutating func reportFirst(
    at range: Range<Int>, _ message: String, help: String? = nil, related: Range<Int>? = nil
  ) {
    if scanner.findings.isEmpty { scanner.report(at: range, message, help: help, related: related) }
  }

  mutating func reportCutShort(_ name: String, _ opening: Range<Int>) {
    reportFirst(
      at: scanner.range, "the file ends before '</\(name)>'", help: "was the file cut short?", related: opening)
  }
}
