import L10nRuntime
import L10nSyntax

/// A character of a text with its place.
struct PlacedScalar {
  let scalar: Unicode.Scalar

  /// The range in UTF-8 offsets of the text.
  let range: Range<Int>

  /// The Unicode name of the character: `U+200B ZERO WIDTH SPACE`.
  var name: String { scalar.codePoint + (scalar.properties.name.map { " \($0)" } ?? "") }
}

extension String {
  /// The characters of a range in UTF-8 offsets, which begins and ends between characters.
  /// - Complexity: O(*n*) in the length of the range.
  func characters(in range: Range<Int>) -> String {
    String(Substring(utf8.dropFirst(range.lowerBound).prefix(range.count)))
  }

  /// The characters of the text with their places.
  var placedScalars: [PlacedScalar] {
    var offset = 0
    return unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return PlacedScalar(scalar: scalar, range: offset..<offset + UTF8.width(scalar))
    }
  }
}

/// Finds the specifier at a place of a text; asked in order, it reads each specifier once.
struct SpecifierCursor {
  private var rest: ArraySlice<Range<Int>>

  init(_ ranges: [Range<Int>]) { rest = ranges[...] }

  /// The specifier that contains a UTF-8 offset, which must not be less than the last one.
  mutating func specifier(at offset: Int) -> Range<Int>? {
    while let first = rest.first, first.upperBound <= offset { rest.removeFirst() }
    return rest.first.flatMap { $0.contains(offset) ? $0 : nil }
  }
}

extension LintText {
  /// The ranges of the specifiers in UTF-8 offsets; none in a text without a percent sign.
  var specifierRanges: [Range<Int>] {
    traits.contains(.percent) ? FormatString(string).placeholders.map(\.range) : []
  }
}
