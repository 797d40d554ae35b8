/// Reads the parts of a pattern from the left to the right, as ICU's `MessagePattern` does.
struct ICUMessageParser {
  /// How deeply choices may be nested: more than any sensible pattern needs.
  static let depth = 16

  /// Formats that were read and cannot be shown.
  var problems: [ICUMessageError] = []

  /// The places of texts and number signs that were read.
  private(set) var stretches: [[ICUMessage.Stretch]] = []

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
  ///   - depth: how many choices it stands in.
  ///   - inPlural: whether the innermost of them is a plural, so that `#` is its number.
  mutating func message(depth: Int, inPlural: Bool) throws(ICUMessageError) -> [ICUMessage.Part] {
    var parts: [ICUMessage.Part] = []
    var text = PlacedText()
    while let scalar = peek {
      if scalar == "}", depth > 0 { break }
      if scalar == "'" {
        readApostrophe(into: &text, inPlural: inPlural)
        continue
      }
      guard scalar == "{" || scalar == "#" && inPlural else {
        take(into: &text)
        continue
      }
      finish(&text, as: &parts)
      if scalar == "{" {
        parts.append(try argument(depth: depth))
      } else {
        parts.append(.number)
        stretches.append([ICUMessage.Stretch(offset: 0, range: range(from: index, to: index + 1))])
        index += 1
      }
    }
    finish(&text, as: &parts)
    return parts
  }

  /// Text on its way.
  private struct PlacedText {
    var scalars = String.UnicodeScalarView()
    var length = 0
    var stretches: [ICUMessage.Stretch] = []
  }

  /// Takes the next scalar as text.
  private mutating func take(into text: inout PlacedText) {
    let place = range(from: index, to: index + 1)
    text.scalars.append(scalars[index])
    index += 1
    if let last = text.stretches.indices.last, text.stretches[last].range.upperBound == place.lowerBound {
      text.stretches[last].range = text.stretches[last].range.lowerBound..<place.upperBound
    } else {
      text.stretches.append(ICUMessage.Stretch(offset: text.length, range: place))
    }
    text.length += place.count
  }

  private mutating func finish(_ text: inout PlacedText, as parts: inout [ICUMessage.Part]) {
    guard !text.scalars.isEmpty else { return }
    parts.append(.text(String(text.scalars)))
    stretches.append(text.stretches)
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
    let parts = try parser.message(depth: 0, inPlural: false)
    self.init(parts: parts, problems: parser.problems, stretches: parser.stretches)
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
