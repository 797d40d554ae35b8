/// What reads a pattern scalar by scalar from the left to the right.
protocol PatternScanning {
  /// The scalars of the pattern.
  var scalars: [Unicode.Scalar] { get }
  /// The UTF-8 offset of each scalar and of the end.
  var offsets: [Int] { get }
  /// The scalar to read next.
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

  /// The scalar after the next; `nil` where there is none.
  var peekSecond: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

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
}

/// Text on its way, with where its characters are written.
struct PlacedText {
  private var scalars = String.UnicodeScalarView()
  private var length = 0
  private(set) var pieces: [PatternPlaces.Piece] = []

  /// Whether nothing was added.
  var isEmpty: Bool { scalars.isEmpty }

  /// What was added.
  var text: String { String(scalars) }

  /// Adds a scalar that is written in the pattern as it is.
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
