/// The name that an author chose for a text's accessor, in the comment of the development text.
///
///     /* Begins the video. @name(play) */
///     "controls.playback.play.label" = "Play";     // strings.controls.playback.play.play
///
/// With dots in it, the name is the whole path: `@name(player.play)`. The comment is shown without it.
package enum AccessorName {
  private static let opening = "@name("

  /// The name, without the blanks around it; `nil` for a comment without one.
  package static func name(in comment: String) -> String? {
    range(in: comment).map { range in
      let name = comment[range].dropFirst(opening.count).dropLast()
      return String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The comment without the name and the blanks before it.
  package static func removed(from comment: String) -> String {
    guard let range = range(in: comment) else { return comment }
    let before = comment[..<range.lowerBound].reversed().drop { $0 == " " }.reversed()
    return String(before) + comment[range.upperBound...]
  }

  private static func range(in comment: String) -> Range<String.Index>? {
    guard comment.utf8.contains(UInt8(ascii: "@")), let start = comment.firstRange(of: opening),
      let end = comment[start.upperBound...].firstIndex(where: { $0 == ")" || $0.isNewline }), comment[end] == ")"
    else { return nil }
    return start.lowerBound..<comment.index(after: end)
  }
}

extension CatalogEntry {
  /// The accessor's name in the comment; `nil` if there is none.
  package var accessorName: String? { comment.flatMap(AccessorName.name) }

  /// The comment without the accessor's name; `nil` if nothing else is left.
  package var prose: String? {
    let prose = comment.map(AccessorName.removed)
    return prose?.allSatisfy(\.isWhitespace) ?? true ? nil : prose
  }
}
