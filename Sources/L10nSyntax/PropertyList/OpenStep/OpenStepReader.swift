/// Reads old-style property lists: entries in file order, and findings where the text is not as it should be.
///
/// The grammar is that of CoreFoundation's reader (`key = value ;`, `key ;`, `{ }`, `( )`, `< >`), with one
/// difference: CoreFoundation silently ends a table where no entry can start, this reader reports the place and
/// goes on. The recoveries are in the files `OpenStepReader+….swift`.
struct OpenStepReader {
  var scanner: OpenStepScanner
  var decoder: OpenStepStringDecoder
  var findings: [StringsFinding]
  var brokenKeys: [TableKey] = []

  /// Ranges in which findings follow from one that was reported before them.
  var unreliable = UnreliableText()

  /// Set while what follows from a reported finding is read: nothing new is reported then.
  var isQuiet = false

  /// Set when the entry to be read next stands after a character that was reported.
  var staysQuiet = false

  /// Whether some U+FFFD in the text stand for bytes that are no text.
  let hasInvalidBytes: Bool

  /// Set in a file that is JSON: `:` and `,` are taken for `=` and `;` after the one finding that says so.
  var isJSON = false

  /// Whether the whole file stands in braces.
  private(set) var isBracedFile = false

  /// How many braces were reported that open where an entry of the dictionary being read should start: as many may
  /// close without a word.
  var strayBraces = 0

  /// A quote without a partner on its line, and the rest of the line.
  var unpairedQuotes = 0..<0

  /// Set once `<!--` was met without `-->` after it: searching once keeps reading linear.
  var hasUnclosedMarkupComment = false

  /// The merge conflict that is being read.
  var openConflict: MergeConflict?

  /// Whether what follows may be read by `PlainEntryReader`, which gives up where a quote or comment is never closed:
  /// trying again after it would make reading quadratic.
  var mayBePlain = true

  /// How many values stand around the offset.
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
          "\(value.kindName) where a table of strings is due", help: "write entries: \"key\" = \"value\";")
        return .value(value)
      }
    default: break
    }
    // The comments before the first entry are its own.
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
    /// Something that is no entry, or not a sound one.
    case nothing
    case end
  }

  /// Reads one entry, or passes over what is none.
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
    // In what an unclosed quote swallows, a word before a semicolon is hardly an entry.
    guard let pair = readEntry(key: key, comments: comments),
      !pair.isShorthand || !unreliable.contains(key.range.lowerBound)
    else { return .nothing }
    return .entry(pair)
  }

  /// Comments on the line on which the entry before ends belong to that entry, not to the next.
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
