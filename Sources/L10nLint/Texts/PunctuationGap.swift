/// A place before a punctuation mark, or inside a guillemet, that should have another space.
struct PunctuationGap {
  /// The space, in UTF-8 offsets; empty without one.
  let range: Range<Int>

  /// The mark, or else the character beside the space, in UTF-8 offsets.
  let mark: Range<Int>

  /// The space that it should have; empty for none.
  let replacement: String

  /// The place in words: `before '?'`.
  let place: String

  /// The space found, in words.
  var found: String { range.isEmpty ? "no space" : "a plain space" }

  /// The remedy, in words.
  var remedy: String {
    guard let space = replacement.unicodeScalars.first else { return "remove the space" }
    return space == "\u{202F}" ? "write a narrow no-break space" : "write a no-break space"
  }

  /// Spaces before marks that should have none, and after wide ones.
  static func gaps(in text: LintText, before marks: Set<Unicode.Scalar>) -> [PunctuationGap] {
    guard !marks.isEmpty else { return [] }
    let isJapanese = text.language.language == "ja"
    var gaps: [PunctuationGap] = []
    var reader = NeighbourReader(text.string)
    while reader.next() {
      guard reader.previous == " ", let before = reader.beforePrevious else { continue }
      if before.value >= 0x3000, marks.contains(before), reader.mayFollowWideMark,
        !isJapanese || before != "！" && before != "？"
      {
        gaps.append(
          PunctuationGap(
            range: reader.offset - 1..<reader.offset, mark: reader.range, replacement: "", place: "after '\(before)'"))
      }
      guard marks.contains(reader.current), reader.endsWord, before.isLetterOrDigit else { continue }
      gaps.append(
        PunctuationGap(
          range: reader.offset - 1..<reader.offset, mark: reader.range, replacement: "",
          place: "before '\(reader.current)'"))
    }
    return gaps
  }

  /// Plain or missing spaces where the language has no-break spaces.
  ///
  /// - Parameter spaces: the space before each mark; that of `»` also goes after `«`.
  static func gaps(in text: LintText, spaces: [Unicode.Scalar: Unicode.Scalar]) -> [PunctuationGap] {
    var gaps: [PunctuationGap] = []
    // A colon directly after a specifier, as in `%@:%d: error`, is not punctuation of a sentence.
    let ends = Set(text.specifierRanges.map(\.upperBound))
    var attributes = text.string.markdownAttributes[...]
    // A guillemet without a partner is an arrow, or the side of its word is unknown.
    let quotations =
      text.string.unicodeScalars.contains("»") ? Quotation.quotations(in: text.string, isSpaced: true) : []
    let guillemets = Set(
      quotations.flatMap { quotation in
        quotation.closing.map { [quotation.opening.range.lowerBound, $0.range.lowerBound] } ?? []
      })
    let isList = text.string.isListedBySemicolons
    var reader = NeighbourReader(text.string)
    while reader.next() {
      if reader.previous == "«", guillemets.contains(reader.offset - 2), let space = spaces["»"],
        !reader.current.isNoBreakSpace
      {
        let count = reader.current == " " ? 1 : 0
        gaps.append(
          PunctuationGap(
            range: reader.offset..<reader.offset + count, mark: reader.offset - 2..<reader.offset,
            replacement: String(Character(space)), place: "after '«'"))
      }
      if let range = attributes.first, reader.offset >= range.lowerBound {
        if reader.offset < range.upperBound { continue }
        attributes.removeFirst()
      }
      guard !reader.current.isLetterOrSpace, let space = spaces[reader.current], let previous = reader.previous,
        reader.endsWord, reader.current != "»" || guillemets.contains(reader.offset)
      else { continue }
      let isPlain = previous == " " && reader.beforePrevious.map { !$0.isPunctuation && $0 != " " } ?? false
      let isMissing = previous.isLetterOrDigit || previous == "@" || previous == "%" || previous == ")"
      guard isPlain || isMissing else { continue }
      if isMissing, reader.endsEntity || reader.current == ";" && isList { continue }
      if isMissing, reader.current == ":", ends.contains(reader.offset) { continue }
      gaps.append(
        PunctuationGap(
          range: reader.offset - (isPlain ? 1 : 0)..<reader.offset, mark: reader.range,
          replacement: String(Character(space)),
          place: "before '\(reader.current)'"))
    }
    return gaps
  }
}

/// Reads a text character by character, with the characters around each.
private struct NeighbourReader {
  private(set) var current: Unicode.Scalar = " "
  private(set) var previous: Unicode.Scalar?
  private(set) var beforePrevious: Unicode.Scalar?

  /// The place of the current character in UTF-8 offsets.
  private(set) var offset = 0

  /// The range of the current character.
  var range: Range<Int> { offset..<offset + UTF8.width(current) }

  /// Whether the current character ends an entity of HTML: `&amp;`.
  var endsEntity: Bool { current == ";" && isInEntity }

  private var isInEntity = false
  private var rest: Substring.UnicodeScalarView
  private var isStarted = false

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func next() -> Bool {
    guard let scalar = rest.popFirst() else { return false }
    if isStarted {
      offset += UTF8.width(current)
      (beforePrevious, previous) = (previous, current)
      isInEntity = current == "&" || isInEntity && (current == "#" || current.isASCII && current.isLetterOrDigit)
    }
    isStarted = true
    current = scalar
    return true
  }

  /// Whether the current character can follow a wide mark directly, which brings its own space: not a dash before the
  /// next item, and after a full stop no argument or address, which would seem to begin with it.
  var mayFollowWideMark: Bool {
    if current.properties.isWhitespace || current.properties.isDash { return false }
    return beforePrevious != "。" || !current.isASCII
  }

  /// Whether the next character is not part of a word, so that the current one is not part of an address, a time or a
  /// name.
  var endsWord: Bool {
    guard let next = rest.first else { return true }
    if current == ":", next == "/" || next == ")" || next == "(" || next == ":" { return false }
    return next.properties.isWhitespace || next.isPunctuation || !next.isASCII
  }
}

extension String {
  /// Whether semicolons separate words without a space, like those of a desktop entry: `game;emulator;`.
  fileprivate var isListedBySemicolons: Bool {
    let scalars = Array(unicodeScalars)
    return scalars.indices.dropLast().contains { scalars[$0] == ";" && scalars[$0 + 1].isLetterOrDigit }
  }

  /// The attributes of Markdown's `^[text](inflect: true)`, which are for the system, in UTF-8 offsets.
  fileprivate var markdownAttributes: [Range<Int>] {
    guard utf8.contains(UInt8(ascii: "^")) else { return [] }
    let bytes = Array(utf8)
    var ranges: [Range<Int>] = []
    var place = 0
    /// Moves to the end of two characters.
    func pass(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      while place + 1 < bytes.count {
        place += 1
        if bytes[place - 1] == UInt8(ascii: first), bytes[place] == UInt8(ascii: second) { return true }
      }
      return false
    }
    while pass("^", "["), pass("]", "(") {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
      ranges.append(place + 1..<max(place + 1, end))
      place = min(end, bytes.count - 1)
    }
    return ranges
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrSpace: Bool { 0x61...0x7A ~= value | 0x20 || self == " " }

  /// A space at which no line breaks.
  fileprivate var isNoBreakSpace: Bool { self == "\u{A0}" || self == "\u{202F}" }

  /// Whether the scalar is punctuation of a sentence or a bracket.
  fileprivate var isPunctuation: Bool {
    switch properties.generalCategory {
    case .otherPunctuation: self != "@" && self != "%"
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation: true
    default: false
    }
  }
}
