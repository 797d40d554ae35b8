/// Reads old-style property lists: entries in file order, and findings for errors in the text.
///
/// The grammar is that of CoreFoundation's reader (`key = value ;`, `key ;`, `{ }`, `( )`, `< >`), with one difference:
/// CoreFoundation silently ends a table where no entry can start, this reader reports the place and continues. The
/// recoveries are in the files `OpenStepReader+….swift`.
struct OpenStepReader {
  var scanner: OpenStepScanner
  var decoder: OpenStepStringDecoder
  var findings: [StringsFinding]
  var brokenKeys: [TableKey] = []

  /// Ranges in which findings follow from an earlier one.
  var unreliable = UnreliableText()

  /// Set while the consequences of a reported finding are read, during which nothing is reported.
  var isQuiet = false

  /// Set if the next entry follows a character that was reported.
  var staysQuiet = false

  /// Whether some U+FFFD in the text replace undecodable bytes.
  let hasInvalidBytes: Bool

  /// Set in a file that is JSON: after one finding, `:` and `,` are read as `=` and `;`.
  var isJSON = false

  /// Whether the whole file is in braces.
  private(set) var isBracedFile = false

  /// The number of reported opening braces where an entry of the current dictionary should start; as many closing ones
  /// are not reported.
  var strayBraces = 0

  /// A quote without a partner on its line, and the rest of the line.
  var unpairedQuotes = 0..<0

  /// Set after a `<!--` without `-->`: searching only once keeps reading linear.
  var hasUnclosedMarkupComment = false

  /// The merge conflict that is being read.
  var openConflict: MergeConflict?

  /// Whether `PlainEntryReader` may read the next entries. It gives up at a quote or comment that is never closed:
  /// another attempt after it would make reading quadratic.
  var mayBePlain = true

  /// The number of values around the offset.
  var depth = 0

  static func read(_ source: SourceText, decoding findings: [StringsFinding]) -> PropertyListDocument {
    source.utf8.withUnsafeBufferPointer { bytes in
      var reader = OpenStepReader(
        scanner: OpenStepScanner(bytes), decoder: OpenStepStringDecoder(bytes), findings: findings)
      let contents = reader.readFile(source)
      return reader.document(source, contents)
    }
  }

  init(scanner: OpenStepScanner, decoder: OpenStepStringDecoder, findings: [StringsFinding]) {
    self.scanner = scanner
    self.decoder = decoder
    self.findings = findings
    hasInvalidBytes = findings.contains { $0.kind == .invalidUTF8 }
  }

  // MARK: The file

  private mutating func readFile(_ source: SourceText) -> PropertyListDocument.Contents {
    if scanner.starts(with: "\u{FEFF}") {
      findings.append(
        StringsFinding(.warning, .misplacedByteOrderMark, at: 0..<3, "a second byte order mark", help: "remove it"))
      scanner.offset = 3
    }
    let beginning = scanner.mark
    scanner.skipBlanks()
    let start = scanner.offset
    switch scanner.peek() {
    case UInt8(ascii: "{"): return PropertyListDocument.Contents(readBracedFile())
    case UInt8(ascii: "[") where isJSONArray:
      reportJSON(expecting: "a key")
      return .none
    case UInt8(ascii: "("), UInt8(ascii: "<"):
      let isMarkup = scanner.peek(1) == UInt8(ascii: "!") || isConflictMarker(at: start)
      if !isMarkup, let value = readValue() {
        report(
          .notADictionary, at: value.range.lowerBound..<value.range.lowerBound + 1,
          "expected a table of strings, found \(value.kindName)", help: "write entries: \"key\" = \"value\";")
        return .value(value)
      }
    default: break
    }
    // The comments before the first entry belong to it.
    scanner.rewind(to: beginning)
    var entries = emptyTable()
    readEntries(into: &entries)
    return .entries(entries.entries(in: source.utf8), range: start..<scanner.bytes.count)
  }

  private var isJSONArray: Bool {
    var offset = scanner.offset + 1
    while offset < scanner.bytes.count, scanner.bytes[offset].isSpaceOrControl { offset += 1 }
    return offset < scanner.bytes.count && scanner.bytes[offset] == UInt8(ascii: "{")
  }

  private mutating func readBracedFile() -> PropertyListNode? {
    isBracedFile = true
    let value = readValue()
    scanner.skipBlanks()
    guard !scanner.isAtEnd, let value, case .dictionary(let pairs) = value.value else { return value }
    let start = scanner.offset
    isQuiet = false
    report(
      .trailingJunk, at: start..<start + scanner.scalar(at: start).length, "text after the closing '}' of the table",
      help: "nothing may follow the brace, not even ';'")
    unreliable.insert(start + 1..<scanner.bytes.count + 1)
    staysQuiet = true
    let rest = readEntries(inBraces: false)
    return PropertyListNode(
      value: .dictionary(pairs + rest), range: value.range.lowerBound..<scanner.bytes.count)
  }

  // MARK: Entries

  mutating func readEntries(inBraces: Bool) -> [PropertyListPair] {
    var pairs: [PropertyListPair] = []
    var previousEnd: Int?
    let outerBraces = strayBraces
    strayBraces = 0
    defer { strayBraces = outerBraces }
    while true {
      switch readNext(inBraces: inBraces, after: &previousEnd) {
      case .entry(let pair): pairs.append(pair)
      case .nothing: continue
      case .end: return pairs
      }
    }
  }

  enum Step {
    case entry(PropertyListPair)
    /// Text that is not an entry, or not a sound one.
    case nothing
    case end
  }

  /// Reads one entry, or skips text that is not one.
  mutating func readNext(inBraces: Bool, after previousEnd: inout Int?) -> Step {
    let firstComment = scanner.comments.count
    scanner.skipBlanks()
    if scanner.isAtEnd || (inBraces && strayBraces == 0 && scanner.peek() == UInt8(ascii: "}")) { return .end }
    isQuiet = staysQuiet
    staysQuiet = false
    let comments = leadingComments(firstComment..<scanner.comments.count, previousEnd: previousEnd)
    defer { previousEnd = scanner.offset }
    guard scanner.isAtString, let key = scanner.string() else {
      recoverFromUnexpectedStart()
      return .nothing
    }
    if key.isUnterminated {
      addBrokenKey(key)
      recoverFromUnterminatedString(key)
      return .nothing
    }
    // In the text after an unclosed quote, a word before a semicolon is unlikely to be an entry.
    guard let pair = readEntry(key: key, comments: comments),
      !pair.isShorthand || !unreliable.contains(key.range.lowerBound)
    else { return .nothing }
    return .entry(pair)
  }

  /// Comments before an entry, without those on the line on which the previous entry ends, which belong to that entry.
  private func leadingComments(_ comments: Range<Int>, previousEnd: Int?) -> Range<Int> {
    guard var end = previousEnd else { return comments }
    var first = comments.lowerBound
    while first < comments.upperBound {
      let comment = scanner.comments[first]
      if scanner.hasLineBreak(in: min(end, comment.lowerBound)..<comment.lowerBound) { break }
      end = comment.lowerBound
      first += 1
    }
    return first..<comments.upperBound
  }

  private mutating func readEntry(key token: OpenStepScanner.Token, comments: Range<Int>) -> PropertyListPair? {
    let keyMark = scanner.mark
    skipBlanksInEntry()
    switch scanner.peek() {
    case UInt8(ascii: "="): scanner.offset += 1
    case UInt8(ascii: ":") where isJSON: scanner.offset += 1
    case UInt8(ascii: ";") where !scanner.isAtEnd:
      scanner.offset += 1
      let key = TableKey(decoder.decode(token))
      return PropertyListPair(
        key: key, keyRange: token.range, node: PropertyListNode(value: .string(key.text), range: token.range),
        range: token.range.lowerBound..<scanner.offset, comments: comments, isShorthand: true)
    default:
      guard recoverFromMissingEquals(after: token, at: keyMark) else {
        addBrokenKey(token)
        return nil
      }
    }
    let key = TableKey(decoder.decode(token))
    guard let value = readEntryValue() else {
      brokenKeys.append(key)
      return nil
    }
    return PropertyListPair(
      key: key, keyRange: token.range, node: value, range: token.range.lowerBound..<scanner.offset, comments: comments)
  }

  /// Reads the value after the equals sign, and the semicolon.
  private mutating func readEntryValue() -> PropertyListNode? {
    let equalsMark = scanner.mark
    let equalsEnd = scanner.offset
    skipBlanksInEntry()
    let start = scanner.offset
    guard let value = readValue() else {
      if scanner.offset == start { recoverFromMissingValue(after: equalsEnd) }
      return nil
    }
    let valueMark = scanner.mark
    skipBlanksInEntry()
    if scanner.peek() == UInt8(ascii: ";"), !scanner.isAtEnd {
      scanner.offset += 1
      return value
    }
    if scanner.peek() == UInt8(ascii: "="), scanner.hasLineBreak(in: equalsEnd..<start) {
      // `"a" =⏎ "b" = "2";`: the string on the next line is the key of the next entry.
      report(.missingValue, at: equalsEnd..<equalsEnd, "no value after '='", help: "write \"\" for an empty text")
      scanner.rewind(to: equalsMark)
      return nil
    }
    if isJSON, scanner.peek() == UInt8(ascii: ",") || scanner.peek() == UInt8(ascii: "}") {
      if scanner.peek() == UInt8(ascii: ",") { scanner.offset += 1 }
      return value
    }
    return recoverFromMissingSemicolon(after: value, at: valueMark) ? value : nil
  }
}
