/// Splits old-style text into blanks, comments, quoted strings and bare words, on UTF-8 bytes.
///
/// The characters are those of CoreFoundation's reader: blanks are TAB LF VT FF CR SP U+2028 U+2029; a bare word is
/// made of `A–Z a–z 0–9 _ $ / : . -`.
struct OpenStepScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  /// All comments so far, with their marks.
  var comments: [Range<Int>] = []

  /// The first comment that is opened but never closed.
  private(set) var unterminatedComment: Range<Int>?

  /// The first quotes of either kind that are opened but never closed. Quotes after them are not closed either, because
  /// all that follow are escaped.
  private var unterminatedQuotes = (single: Int.max, double: Int.max)

  /// The last strings in either kind of quotes. All quotes in one are escaped, so a string that is tried within it
  /// later, after a recovery, has the same end; searching for it again would not be linear.
  private var lastStrings = (single: 0..<0, double: 0..<0)

  /// A scanner at the start of the text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the current offset plus a distance; 0 beyond the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  func starts(with text: StaticString, at start: Int? = nil) -> Bool {
    let start = start ?? offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
    return true
  }

  // MARK: Backtracking

  /// A position to return to. Later comments are then dropped, and found again.
  struct Mark {
    fileprivate let offset: Int
    fileprivate let commentCount: Int
  }

  var mark: Mark { Mark(offset: offset, commentCount: comments.count) }

  mutating func rewind(to mark: Mark) {
    offset = mark.offset
    comments.removeLast(comments.count - mark.commentCount)
  }

  /// The result of looking ahead, after which the scanner is back at its position.
  mutating func ahead<Result>(_ look: (inout OpenStepScanner) -> Result) -> Result {
    let mark = mark
    defer { rewind(to: mark) }
    return look(&self)
  }

  // MARK: Blanks and comments

  mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case 0xE2 where isLineSeparator(at: offset): offset += 3
      case UInt8(ascii: "/") where skipComment(): break
      default: return
      }
    }
  }

  /// Skips the comment at the offset.
  /// - Returns: whether there is one.
  mutating func skipComment() -> Bool {
    switch peek(1) {
    case UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    return true
  }

  var isAtBlank: Bool { (0x09...0x0D).contains(peek()) || peek() == 0x20 || isLineSeparator(at: offset) }

  func isLineSeparator(at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
  }

  private mutating func skipLineComment() {
    let start = offset
    offset += 2
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D || (byte == 0xE2 && isLineSeparator(at: offset)) { break }
      offset += 1
    }
    comments.append(start..<offset)
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    // After a comment that is never closed there is no closed one: searching only once keeps reading linear.
    let mayClose = start < (unterminatedComment?.lowerBound ?? bytes.count)
    while mayClose, offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        comments.append(start..<offset)
        return
      }
      offset += 1
    }
    // To Foundation the rest of the file is a comment. Reading continues after the comment's first line, so that the
    // entries in it are known, and only the opening is reported.
    if unterminatedComment == nil { unterminatedComment = start..<start + 2 }
    offset = endOfLine(from: start)
    comments.append(start..<offset)
  }

  // MARK: Strings

  /// A quoted string or a bare word.
  struct Token {
    /// The token with its quotes.
    var range: Range<Int>
    /// The text between the quotes; all of a bare word.
    var content: Range<Int>
    var hasEscapes = false
    var hasControls = false
    /// The offset of the first line break inside the quotes.
    var firstLineBreak: Int?
    /// Whether the closing quote is missing at the end of the file.
    var isUnterminated = false

    var isQuoted: Bool { content != range }
  }

  /// Reads the string at the offset; `nil` if none starts there.
  mutating func string() -> Token? {
    let byte = peek()
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), !isAtEnd { return quotedString(closedBy: byte) }
    let start = offset
    while offset < bytes.count, Self.isBareCharacter(bytes[offset]) { offset += 1 }
    return offset > start ? Token(range: start..<offset, content: start..<offset) : nil
  }

  private mutating func quotedString(closedBy quote: UInt8) -> Token {
    let start = offset
    let isDouble = quote == UInt8(ascii: "\"")
    let last = isDouble ? lastStrings.double : lastStrings.single
    if last.contains(start), start > last.lowerBound, start < last.upperBound - 1 {
      return string(from: start, to: last.upperBound)
    }
    var token = Token(range: start..<start, content: start..<start)
    var index = start > (isDouble ? unterminatedQuotes.double : unterminatedQuotes.single) ? bytes.count : start + 1
    while true {
      index = bytes.endOfPlainText(from: index, quote: quote)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte == quote {
        offset = index + 1
        token.range = start..<offset
        token.content = start + 1..<index
        if isDouble { lastStrings.double = token.range } else { lastStrings.single = token.range }
        return token
      }
      switch byte {
      case UInt8(ascii: "\\"):
        token.hasEscapes = true
        index += 1
        if index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D {
          token.firstLineBreak = token.firstLineBreak ?? index
        }
      case 0x0A, 0x0D: token.firstLineBreak = token.firstLineBreak ?? index
      case 0x09: break
      default: token.hasControls = true
      }
      index += 1
    }
    if isDouble {
      unterminatedQuotes.double = min(unterminatedQuotes.double, start)
    } else {
      unterminatedQuotes.single = min(unterminatedQuotes.single, start)
    }
    offset = bytes.count
    token.range = start..<offset
    token.content = start + 1..<max(offset, start + 1)
    token.isUnterminated = true
    return token
  }

  /// Reads a string whose end is known.
  private mutating func string(from start: Int, to end: Int) -> Token {
    offset = end
    return Token(
      range: start..<end, content: start + 1..<end - 1, hasEscapes: true, hasControls: true,
      firstLineBreak: (start + 1..<end - 1).first { bytes[$0] == 0x0A || bytes[$0] == 0x0D })
  }

  /// Whether a quoted string or bare word starts at the offset.
  var isAtString: Bool {
    guard !isAtEnd else { return false }
    let byte = bytes[offset]
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || Self.isBareCharacter(byte)
  }

  static func isBareCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  // MARK: Lines

  func isLineStart(_ index: Int) -> Bool {
    index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
  }

  /// The offset of the line end at or after an offset.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return index
  }

  func hasLineBreak(in range: Range<Int>) -> Bool {
    range.contains { bytes[$0] == 0x0A || bytes[$0] == 0x0D }
  }

  /// The scalar at an offset and its length in bytes.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    guard index < bytes.count else { return ("\u{FFFD}", 0) }
    var length = 1
    while length < 4, index + length < bytes.count, bytes[index + length] & 0xC0 == 0x80 { length += 1 }
    let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
    return (text.unicodeScalars.first ?? "\u{FFFD}", length)
  }
}
