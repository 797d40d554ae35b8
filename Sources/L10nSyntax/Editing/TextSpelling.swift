/// The spelling of a key or a value in its file, and which bytes of the file are which of the text.
///
///     "caf\U00e9 50\%"    // café 50%: three runs that stand for themselves, two escapes
///
/// Made from the spelling itself, quotes or tags included, so that every place in the text has its exact place in the
/// file. Offsets into the text count the UTF-8 of the decoded text, offsets into the file are those of
/// `SourceText.utf8`.
public struct TextSpelling: Sendable {
  /// The syntax of the strings of a file.
  enum Syntax: Sendable {
    case openStep
    case xml
    case json
    /// A syntax of another module, which provides the runs itself.
    case foreign
  }

  /// A run of characters that are written as themselves, or an escape, as a format of another module reads it.
  package struct Run: Sendable {
    /// The place in the decoded text, in UTF-8 offsets; not empty.
    package let text: Range<Int>

    /// The place in the file.
    package let source: Range<Int>

    /// Whether the characters are written as themselves.
    package let isVerbatim: Bool

    package init(text: Range<Int>, source: Range<Int>, isVerbatim: Bool) {
      (self.text, self.source, self.isVerbatim) = (text, source, isVerbatim)
    }
  }

  /// A range of the text with its source: a run of characters that are written as themselves, or one escape.
  struct Piece: Hashable, Sendable {
    /// The place in the text; not empty, without gaps between pieces.
    let text: Range<Int>

    /// The place in the file, ascending. Marks of a section, a comment, or an escape without a value may be between
    /// pieces.
    let source: Range<Int>

    /// Whether the characters are written as themselves.
    let isVerbatim: Bool

    /// Whether they are in a CDATA section, where nothing is escaped.
    var isInSection = false
  }

  /// The whole spelling, quotes or tags included, as offsets into the file.
  public let range: Range<Int>

  /// The text between the quotes or tags.
  public let content: Range<Int>

  /// The UTF-8 of the decoded text.
  public let utf8: [UInt8]

  let syntax: Syntax
  let pieces: [Piece]

  /// The whole spelling as bytes.
  let written: [UInt8]

  /// Whether the file's encoding has every scalar.
  let holdsAllScalars: Bool

  /// Whether the meaning of a byte depends on nearby bytes only: there is no section, no bare `&` that a later `;`
  /// could make a reference, and no string that blanks would force into quotes.
  package let isReadLocally: Bool

  /// Reads a spelling.
  ///
  /// - Parameter range: the whole string, quotes or tags included.
  /// - Returns: `nil` if there is no such string at the range, or a broken one.
  init?(at range: Range<Int>, in source: SourceText, _ syntax: Syntax) {
    guard range.upperBound <= source.utf8.count, source.encoding != .binary else { return nil }
    self.init(
      Array(source.utf8[range]), at: range.lowerBound, syntax, holdsAllScalars: source.encoding != .latin1)
  }

  /// A spelling that was read by another module. This module does not edit it.
  ///
  /// - Parameter runs: ascending in the text and in the file; in the text there are no gaps between them.
  package init(_ range: Range<Int>, content: Range<Int>, utf8: [UInt8], runs: [Run], isReadLocally: Bool) {
    (self.range, self.content, self.utf8, self.isReadLocally) = (range, content, utf8, isReadLocally)
    pieces = runs.map { Piece(text: $0.text, source: $0.source, isVerbatim: $0.isVerbatim) }
    (syntax, written, holdsAllScalars) = (.foreign, [], true)
  }

  /// - Parameter start: the offset of the spelling in its file.
  init?(_ written: [UInt8], at start: Int, _ syntax: Syntax, holdsAllScalars: Bool) {
    var walk = TextSpellingWalk(start: start)
    let content = written.withUnsafeBufferPointer { bytes in
      switch syntax {
      case .openStep: walk.readOpenStep(bytes)
      case .xml: walk.readXML(bytes)
      case .json: walk.readJSON(bytes)
      case .foreign: nil as Range<Int>?
      }
    }
    guard let content else { return nil }
    self.range = start..<start + written.count
    self.content = start + content.lowerBound..<start + content.upperBound
    self.syntax = syntax
    self.written = written
    self.holdsAllScalars = holdsAllScalars
    utf8 = walk.text
    pieces = walk.pieces
    isReadLocally =
      switch syntax {
      case .openStep: OpenStepSpelling.Quotes(written.first) != .none
      case .json: true
      case .foreign: false
      case .xml:
        walk.pieces.allSatisfy {
          !$0.isInSection && !($0.isVerbatim && walk.text[$0.text.lowerBound] == UInt8(ascii: "&"))
        }
      }
  }

  /// The places of the escapes in the file, ascending.
  package var escapes: [Range<Int>] { pieces.filter { !$0.isVerbatim }.map { $0.source } }

  /// The place in the file of a range of the text.
  ///
  /// A range that begins or ends within an escape includes all of it. An empty range is the place after the source of
  /// the text before it.
  /// - Returns: `nil` for a range beyond the text.
  /// - Complexity: O(log *n*) in the number of escapes.
  public func range(of range: Range<Int>) -> Range<Int>? {
    guard range.lowerBound >= 0, range.upperBound <= utf8.count else { return nil }
    guard let first = pieces.first else { return content.lowerBound..<content.lowerBound }
    if range.isEmpty {
      let place = range.lowerBound == 0 ? first.source.lowerBound : end(of: range.lowerBound)
      return place..<place
    }
    let piece = pieces[index(holding: range.lowerBound)]
    let start = piece.isVerbatim ? range.lowerBound - piece.text.lowerBound : 0
    return piece.source.lowerBound + start..<end(of: range.upperBound)
  }

  /// The offset in the file after the source of the text before an offset above 0.
  private func end(of offset: Int) -> Int {
    let piece = pieces[index(holding: offset - 1)]
    return piece.isVerbatim ? piece.source.lowerBound + offset - piece.text.lowerBound : piece.source.upperBound
  }

  /// The index of the piece that holds an offset of the text.
  func index(holding offset: Int) -> Int {
    max(0, pieces.partitioningIndex { $0.text.lowerBound > offset } - 1)
  }
}

extension PropertyListDocument {
  /// The spelling of a key or a value.
  ///
  /// - Parameter range: the range of the string, quotes or tags included.
  /// - Returns: `nil` in a binary file, and if there is no string at the range, or a broken one.
  public func spelling(at range: Range<Int>) -> TextSpelling? {
    switch syntax {
    case .openStep: TextSpelling(at: range, in: source, .openStep)
    case .xml: TextSpelling(at: range, in: source, .xml)
    case .binary: nil
    }
  }
}

extension JSONDocument {
  /// The spelling of a key or a string.
  ///
  /// - Parameter range: the range of the string, quotes included.
  /// - Returns: `nil` if there is no string at the range.
  package func spelling(at range: Range<Int>) -> TextSpelling? { TextSpelling(at: range, in: source, .json) }
}
