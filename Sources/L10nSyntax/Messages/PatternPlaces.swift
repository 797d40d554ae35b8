/// The places of the parts of a pattern in its text.
///
/// A part has a path: its index among the parts of the pattern; in a variant, the path of the `select`, the index of
/// the variant, and the index of the part in it. A path that ends with the index of a variant is that of its key.
///
///     "{n, plural, one {a {x}} other {b}}"
///     // [0] is all of it, [0, 0] "one", [0, 0, 0] "a ", [0, 0, 1] "{x}", [0, 1] "other", [0, 1, 0] "b"
package struct PatternPlaces: Hashable, Sendable {
  /// A piece of a part that the pattern spells without quoting.
  package struct Piece: Hashable, Sendable {
    /// The start of the piece in the part's own text, in UTF-8 offsets.
    package let offset: Int
    /// The piece in the pattern, in UTF-8 offsets.
    package internal(set) var range: Range<Int>

    /// A piece from its places.
    package init(offset: Int, range: Range<Int>) { (self.offset, self.range) = (offset, range) }
  }

  private var pieces: [[Int]: [Piece]] = [:]

  /// No places.
  package init() {}

  /// Adds the place of a part.
  package mutating func add(_ pieces: [Piece], at path: [Int]) { self.pieces[path] = pieces }

  /// Adds the place of a part that is one piece.
  package mutating func add(_ range: Range<Int>, at path: [Int]) { add([Piece(offset: 0, range: range)], at: path) }

  /// The pieces of a text, which are divided where quoting is removed; other parts have one.
  package func pieces(at path: [Int]) -> [Piece] { pieces[path] ?? [] }

  /// The range from the first to the last piece of a part, in UTF-8 offsets of the pattern: for an argument from its
  /// `{` to its `}`. Empty for an unknown path.
  package subscript(_ path: [Int]) -> Range<Int> {
    let own = pieces(at: path)
    guard let first = own.first, let last = own.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }
}
