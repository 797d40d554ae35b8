/// A type that reads a pattern scalar by scalar from left to right.
protocol PatternScanning {
  /// The scalars of the pattern.
  var scalars: [Unicode.Scalar] { get }
  /// The UTF-8 offset of each scalar and of the end.
  var offsets: [Int] { get }
  /// The index of the next scalar.
  var index: Int { get set }
}

extension PatternScanning {
  /// The scalars of a text, and the UTF-8 offset of each and of the end.
  static func scalars(of text: String) -> (scalars: [Unicode.Scalar], offsets: [Int]) {
    let scalars = Array(text.unicodeScalars)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offset += UTF8.width(scalar)
      offsets.append(offset)
    }
    return (scalars, offsets)
  }

  /// The next scalar; `nil` at the end.
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The scalar after the next; `nil` if there is none.
  var peekSecond: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  /// Reads the text up to the first unwanted scalar; it may be empty.
  mutating func text(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek, isWanted(scalar) {
      text.append(scalar)
      index += 1
    }
    return String(text)
  }

  /// Skips a scalar if it is the next one.
  mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  /// The UTF-8 range from a scalar to the current one.
  func range(from start: Int) -> Range<Int> { range(from: start, to: index) }

  /// The UTF-8 range from one scalar to another, without the latter; empty if they are out of order.
  func range(from start: Int, to end: Int) -> Range<Int> { offsets[start]..<offsets[max(start, end)] }
}

/// A text while it is being read, with the places of its characters.
struct PlacedText {
  private var scalars = String.UnicodeScalarView()
  private var length = 0
  private(set) var pieces: [PatternPlaces.Piece] = []

  /// Whether the text is empty.
  var isEmpty: Bool { scalars.isEmpty }

  /// The text so far.
  var text: String { String(scalars) }

  /// Adds a scalar that is not quoted in the pattern.
  mutating func append(_ scalar: Unicode.Scalar, at place: Range<Int>) {
    scalars.append(scalar)
    if let last = pieces.indices.last, pieces[last].range.upperBound == place.lowerBound {
      pieces[last].range = pieces[last].range.lowerBound..<place.upperBound
    } else {
      pieces.append(PatternPlaces.Piece(offset: length, range: place))
    }
    length += place.count
  }
}
