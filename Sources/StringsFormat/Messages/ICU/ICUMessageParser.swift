/// Reads the parts of a pattern from the left to the right, as ICU's `MessagePattern` does.
struct ICUMessageParser {
  /// How deeply choices may be nested: more than any sensible pattern needs.
  static let depth = 16

  /// Formats that were read and cannot be shown.
  var problems: [ICUMessageError] = []

  /// The places of what was read.
  var places = PatternPlaces()

  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar and of the end.
  private let offsets: [Int]
  /// The scalar to read next.
  var index = 0

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offset += UTF8.width(scalar)
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  /// Text and arguments up to the end, or in a branch up to its `}`, which is left to be read.
  /// - Parameters:
  ///   - path: that of the variant in `PatternPlaces`; empty for the whole pattern.
  ///   - inPlural: whether the innermost `select` is a plural, so that `#` is its number.
  mutating func message(at path: [Int], inPlural: Bool) throws(ICUMessageError) -> [MessagePart] {
    var parts: [MessagePart] = []
    var text = PlacedText()
    while let scalar = peek {
      if scalar == "}", !path.isEmpty { break }
      if scalar == "'" {
        readApostrophe(into: &text, inPlural: inPlural)
        continue
      }
      guard scalar == "{" || scalar == "#" && inPlural else {
        take(into: &text)
        continue
      }
      finish(&text, as: &parts, in: path)
      let (start, place) = (index, path + [parts.count])
      if scalar == "{" {
        parts.append(try argument(at: place))
      } else {
        parts.append(.number)
        index += 1
      }
      places.add(range(from: start), at: place)
    }
    finish(&text, as: &parts, in: path)
    return parts
  }

  /// Text on its way.
  private struct PlacedText {
    var scalars = String.UnicodeScalarView()
    var length = 0
    var pieces: [PatternPlaces.Piece] = []
  }

  /// Takes the next scalar as text.
  private mutating func take(into text: inout PlacedText) {
    let place = range(from: index, to: index + 1)
    text.scalars.append(scalars[index])
    index += 1
    if let last = text.pieces.indices.last, text.pieces[last].range.upperBound == place.lowerBound {
      text.pieces[last].range = text.pieces[last].range.lowerBound..<place.upperBound
    } else {
      text.pieces.append(PatternPlaces.Piece(offset: text.length, range: place))
    }
    text.length += place.count
  }

  private mutating func finish(_ text: inout PlacedText, as parts: inout [MessagePart], in path: [Int]) {
    guard !text.scalars.isEmpty else { return }
    places.add(text.pieces, at: path + [parts.count])
    parts.append(.text(String(text.scalars)))
    text = PlacedText()
  }

  /// An apostrophe as text, or the text that it quotes.
  private mutating func readApostrophe(into text: inout PlacedText, inPlural: Bool) {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    guard next == "{" || next == "}" || next == "#" && inPlural else {
      take(into: &text)
      if next == "'" { index += 1 }
      return
    }
    index += 1
    while let scalar = peek {
      if scalar == "'" {
        index += 1
        guard peek == "'" else { return }
      }
      take(into: &text)
    }
  }
}

extension ICUMessage {
  /// Reads a pattern.
  /// - Throws: the first place where ICU would refuse the pattern, and choices that are nested more
  ///   than 16 deep.
  /// - Complexity: O(*n*) in the length of the pattern.
  package init(_ pattern: String) throws(ICUMessageError) {
    var parser = ICUMessageParser(pattern)
    let parts = try parser.message(at: [], inPlural: false)
    self.init(parts: parts, problems: parser.problems, places: parser.places)
  }
}

extension ICUMessageParser {
  /// The next scalar; `nil` at the end.
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Passes over white space.
  mutating func skipSpace() { _ = text(while: { $0.isPatternSpace }) }

  /// The text up to the first scalar that is not wanted, which may be none.
  mutating func text(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek, isWanted(scalar) {
      text.append(scalar)
      index += 1
    }
    return String(text)
  }

  /// Passes over a scalar if it is the next.
  mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  /// The UTF-8 offsets from a scalar to the place that reading has come to.
  func range(from start: Int) -> Range<Int> { range(from: start, to: index) }

  /// The UTF-8 offsets from one scalar to before another; empty where they are out of order.
  func range(from start: Int, to end: Int) -> Range<Int> { offsets[start]..<offsets[max(start, end)] }

  /// An error about one scalar, or about the end.
  func error(_ code: ICUMessageError.Code, at scalar: Int) -> ICUMessageError {
    ICUMessageError(code, at: range(from: scalar, to: min(scalar + 1, scalars.count)))
  }

  /// An error about what was read from a scalar on.
  func error(_ code: ICUMessageError.Code, from start: Int) -> ICUMessageError {
    ICUMessageError(code, at: range(from: start))
  }
}
