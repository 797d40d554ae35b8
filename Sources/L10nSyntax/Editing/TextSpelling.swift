/// How the text of a key or a value is spelled in its file: which bytes of the file stand for which of the text.
///
///     "caf\U00e9 50\%"    // café 50%: three runs that stand for themselves, two escapes
///
/// Made from the spelling itself, quotes or tags included, so that every place of the text has its exact place in the
/// file. Offsets into the text count the UTF-8 of the decoded text, those into the file `SourceText.utf8`.
public struct TextSpelling: Sendable {
  /// How the strings of a file are spelled.
  enum Syntax: Sendable {
    case openStep
    case xml
    case json
    /// One of another module, which says itself what stands for what.
    case foreign
  }

  /// A run of characters that stand for themselves, or an escape, as a format of another module reads it.
  package struct Run: Sendable {
    /// In UTF-8 offsets of the decoded text; not empty.
    package let text: Range<Int>

    /// In the file.
    package let source: Range<Int>

    /// Whether the characters stand for themselves.
    package let isVerbatim: Bool

    package init(text: Range<Int>, source: Range<Int>, isVerbatim: Bool) {
      (self.text, self.source, self.isVerbatim) = (text, source, isVerbatim)
    }
  }

  /// A range of the text with what spells it: a run of characters that stand for themselves, or one escape.
  struct Piece: Hashable, Sendable {
    /// Not empty; the pieces follow one another without a gap.
    let text: Range<Int>

    /// Ascending; between two pieces stand the marks of a section, a comment, or an escape for nothing.
    let source: Range<Int>

    /// Whether the characters stand for themselves.
    let isVerbatim: Bool

    /// Whether they stand in a CDATA section, where nothing is escaped.
    var isInSection = false
  }

  /// The whole spelling, quotes or tags included, as offsets into the file.
  public let range: Range<Int>

  /// What stands between the quotes or tags.
  public let content: Range<Int>

  /// The UTF-8 of the decoded text.
  public let utf8: [UInt8]

  let syntax: Syntax
  let pieces: [Piece]

  /// The spelling as it is written.
  let written: [UInt8]

  /// Whether the file can hold every scalar as itself.
  let holdsAllScalars: Bool

  /// Whether only what stands nearby decides what a byte stands for: no section was opened before it, no `&` stands for
  /// itself, which a `;` far behind it could make a reference, and blanks need no quotes.
  package let isReadLocally: Bool

  /// Reads a spelling.
  ///
  /// - Parameter range: of a whole string, quotes or tags included.
  /// - Returns: `nil` where no such string stands, or one that is broken.
  init?(at range: Range<Int>, in source: SourceText, _ syntax: Syntax) {
    guard range.upperBound <= source.utf8.count, source.encoding != .binary else { return nil }
    self.init(
      Array(source.utf8[range]), at: range.lowerBound, syntax, holdsAllScalars: source.encoding != .latin1)
  }

  /// A spelling that was read elsewhere; nothing here writes into it.
  ///
  /// - Parameter runs: ascending in the text and in the file; in the text they follow one another without a gap.
  package init(_ range: Range<Int>, content: Range<Int>, utf8: [UInt8], runs: [Run], isReadLocally: Bool) {
    (self.range, self.content, self.utf8, self.isReadLocally) = (range, content, utf8, isReadLocally)
    pieces = runs.map { Piece(text: $0.text, source: $0.source, isVerbatim: $0.isVerbatim) }
    (syntax, written, holdsAllScalars) = (.foreign, [], true)
  }

  /// - Parameter start: where the spelling stands in its file.
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

  /// The places in the file of what does not stand for itself, ascending.
  package var escapes: [Range<Int>] { pieces.filter { !$0.isVerbatim }.map { $0.source } }

  /// Where a range of the text stands in the file.
  ///
  /// A range that begins or ends inside of an escape takes all of it; an empty one is a place after what spells the
  /// text before it.
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

  /// The offset in the file after what spells the text before an offset above 0.
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
  /// How the text of a key or a value is spelled.
  ///
  /// - Parameter range: its own place, quotes or tags included.
  /// - Returns: `nil` in a binary file, and where no string stands, or one that is broken.
  public func spelling(at range: Range<Int>) -> TextSpelling? {
    switch syntax {
    case .openStep: TextSpelling(at: range, in: source, .openStep)
    case .xml: TextSpelling(at: range, in: source, .xml)
    case .binary: nil
    }
  }
}

extension JSONDocument {
  /// How the text of a key or a string is spelled.
  ///
  /// - Parameter range: its own place, quotes included.
  /// - Returns: `nil` where no string stands.
  package func spelling(at range: Range<Int>) -> TextSpelling? { TextSpelling(at: range, in: source, .json) }
}
