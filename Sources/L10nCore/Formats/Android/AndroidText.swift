import L10nSyntax

/// The text between the tags of a resource, as its reader shows it, with the source of each part. Android's `aapt2`:
///
/// * Blanks outside of double quotes become one space per run, and are removed at both ends of a text without tags.
/// * A double quote switches quoting on or off and is never shown; a tag ends quoting.
/// * `\n`, `\t`, `\'`, `\"`, `\@`, `\?`, `\#`, `\\` and `\uXXXX` are escapes, in CDATA sections too, and entities are
///   replaced before: `&quot;` is a quote that switches. In any other escape the backslash is dropped.
/// * Tags are part of the text as they are written; those in other namespaces, such as `xliff:g`, are not part of it.
///
/// Others are simpler: see `AndroidDialect`. Specifiers become those of Foundation: see `FormatterDialect`.
struct AndroidText {
  /// A problem with a place in the text.
  typealias Problem = StringsFinding

  var spelled = SpelledText()
  private(set) var problems: [Problem] = []

  /// Whether the text contains tags.
  private(set) var hasTags = false

  /// Whether parts of the text are marked, for example with `xliff:g`.
  private(set) var hasMarks = false

  /// Whether the text is a reference to another resource.
  private(set) var isReference = false

  /// Whether the meaning of a byte depends on nearby bytes and quotation marks only. Tags have a wide effect, and so do
  /// specifiers, which are counted.
  private(set) var isReadLocally = false

  /// Whether the file has tags that are not shown.
  private(set) var hasHiddenTags = false

  private let dialect: AndroidDialect
  private var isQuoted = false
  private var isAfterBlank = false
  private var lastQuote: Range<Int>?
  private var quoteCount = 0

  /// - Parameter isConverted: whether specifiers become Foundation's.
  init(_ content: Range<Int>, of bytes: [UInt8], _ entities: AndroidEntities, isConverted: Bool = true) {
    var units = AndroidTextUnits(content, of: bytes, entities)
    problems = units.problems
    dialect = entities.dialect
    (hasTags, hasMarks) = (units.hasTags && dialect.keepsTags, units.hasMarks)
    hasHiddenTags = !dialect.keepsTags && (units.hasTags || units.hasMarks)
    if dialect.blanks == .collapsed, !hasTags { units.trim() }
    let raw = units.units.compactMap(\.byte)
    isReference =
      dialect.hasReferences && !hasTags && AndroidReference.isReference(String(decoding: raw, as: UTF8.self))
    if isReference {
      for unit in units.units where unit.byte != nil { add(unit, of: bytes) }
    } else {
      read(units.units, of: bytes)
      isReadLocally =
        dialect.blanks == .collapsed && !hasTags && !units.hasSections && !utf8.contains(UInt8(ascii: "%"))
      if isConverted { readSpecifiers(dialect.formatter) }
    }
  }

  var utf8: [UInt8] { spelled.utf8 }
  var pieces: [TextSpelling.Run] { spelled.runs }
  var text: String { spelled.text }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func read(_ units: [AndroidTextUnits.Unit], of bytes: [UInt8]) {
    var index = 0
    while index < units.count {
      let unit = units[index]
      index += 1
      switch unit.kind {
      case .tag:
        (isQuoted, isAfterBlank) = (false, false)
        add(Array(bytes[unit.source]), at: unit.source, isVerbatim: true)
      case .mark: continue
      case .byte(let byte):
        if !isQuoted, Self.isBlank(byte), dialect.blanks != .kept {
          if dialect.blanks == .collapsed {
            addBlank(unit, of: bytes)
          } else {
            index = readBlanks(units, from: index - 1, of: bytes)
          }
          continue
        }
        isAfterBlank = false
        switch byte {
        case UInt8(ascii: "\\"): index = readEscape(units, after: index, of: bytes)
        case UInt8(ascii: "\"") where dialect.hasQuotes:
          isQuoted.toggle()
          quoteCount += 1
          lastQuote = unit.source
        default:
          if byte == UInt8(ascii: "'"), !isQuoted, dialect.hasQuotes { reportApostrophe(at: unit.source) }
          add(unit, of: bytes)
        }
      }
    }
    if let lastQuote, !quoteCount.isMultiple(of: 2) {
      problems.append(
        Problem(
          .warning, .unescapedQuote, at: lastQuote, "this quotation mark has no counterpart, and Android shows neither",
          help: #"write '\"' for the character"#))
    }
  }

  private mutating func reportApostrophe(at range: Range<Int>) {
    problems.append(
      Problem(
        .error, .unescapedQuote, at: range, "an unescaped apostrophe, which Android refuses", help: #"write '\''"#))
  }

  /// - Returns: the index after the escape whose backslash is before an index.
  private mutating func readEscape(_ units: [AndroidTextUnits.Unit], after index: Int, of bytes: [UInt8]) -> Int {
    guard index < units.count, let byte = units[index].byte else {
      if dialect.showsBackslashes { add(units[index - 1], of: bytes) }
      return index
    }
    let source = units[index - 1].source.lowerBound..<units[index].source.upperBound
    if let character = dialect.escapes[byte] {
      add([character], at: source)
      return index + 1
    }
    if byte == UInt8(ascii: "u"), dialect.readsUnicodeEscapes { return readUnicodeEscape(units, after: index + 1) }
    if dialect.showsBackslashes {
      add(units[index - 1], of: bytes)
      if dialect.misleading.contains(byte) {
        problems.append(
          Problem(
            .warning, .unknownEscape, at: units[index - 1].source, "'\\' that \(dialect.reader) shows",
            help: #"remove it, or write '\\' for the character"#))
      }
      return index
    }
    // A blank is escaped to preserve it.
    if !Self.isBlank(byte) {
      problems.append(
        Problem(
          .warning, .unknownEscape, at: units[index - 1].source, "'\\' before a character that needs none",
          help: #"remove it, or write '\\' for the character"#))
    }
    var end = index + 1
    while byte >= 0x80, end < units.count, let next = units[end].byte, next & 0xC0 == 0x80 { end += 1 }
    add(units[index..<end].compactMap(\.byte), at: source.lowerBound..<units[end - 1].source.upperBound)
    return end
  }

  private mutating func readUnicodeEscape(_ units: [AndroidTextUnits.Unit], after index: Int) -> Int {
    let (value, end) = hexadecimal(units, at: index)
    let source = units[index - 2].source.lowerBound..<units[end - 1].source.upperBound
    if end - index < 4 {
      let effect = dialect.showsBackslashes ? "shows as it is" : "refuses"
      problems.append(
        Problem(
          dialect.showsBackslashes ? .warning : .error, .badUnicodeEscape, at: source,
          "'\\u' without four hexadecimal digits, which \(dialect.reader) \(effect)"))
      add(units[index - 2..<end].compactMap(\.byte), at: source)
    } else if let scalar = Unicode.Scalar(value) {
      add(Array(String(scalar).utf8), at: source)
    } else if value < 0xDC00, let (low, lowEnd) = trailSurrogate(units, at: end) {
      let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
      add(scalar.map { Array(String($0).utf8) } ?? [], at: source.lowerBound..<units[lowEnd - 1].source.upperBound)
      return lowEnd
    } else {
      problems.append(
        Problem(
          .warning, .loneSurrogate, at: source, "half a surrogate pair, which is not a character",
          help: "write the character itself"))
    }
    return end
  }

  /// Up to four hexadecimal digits, and the index after them.
  private func hexadecimal(_ units: [AndroidTextUnits.Unit], at index: Int) -> (value: UInt32, end: Int) {
    var value: UInt32 = 0
    var end = index
    while end < min(index + 4, units.count), let digit = units[end].byte?.hexDigit {
      value = value << 4 | UInt32(digit)
      end += 1
    }
    return (value, end)
  }

  /// The second half of a surrogate pair; Gradle joins the halves, like Java.
  private func trailSurrogate(_ units: [AndroidTextUnits.Unit], at index: Int) -> (value: UInt32, end: Int)? {
    guard index + 6 <= units.count, units[index].byte == UInt8(ascii: "\\"), units[index + 1].byte == UInt8(ascii: "u")
    else { return nil }
    let (value, end) = hexadecimal(units, at: index + 2)
    return end == index + 6 && (0xDC00...0xDFFF).contains(value) ? (value, end) : nil
  }

  // MARK: Pieces

  /// Adds a run of blanks, which is one space if it has a line break.
  ///
  /// - Returns: the index after it.
  private mutating func readBlanks(_ units: [AndroidTextUnits.Unit], from start: Int, of bytes: [UInt8]) -> Int {
    let end = units[start...].firstIndex { !($0.byte.map(Self.isBlank) ?? false) } ?? units.count
    let run = units[start..<end]
    if run.contains(where: { $0.byte == 0x0A }) {
      add([0x20], at: run[start].source.lowerBound..<run[end - 1].source.upperBound)
    } else {
      for unit in run { add(unit, of: bytes) }
    }
    return end
  }

  private mutating func addBlank(_ unit: AndroidTextUnits.Unit, of bytes: [UInt8]) {
    if !isAfterBlank {
      isAfterBlank = true
      add([0x20], at: unit.source, isVerbatim: unit.isVerbatim && bytes[unit.source.lowerBound] == 0x20)
    } else if let last = pieces.last, last.source.upperBound == unit.source.lowerBound {
      // The run becomes one escape; a preceding verbatim piece ends with its first blank.
      let start = last.isVerbatim ? last.source.upperBound - 1 : last.source.lowerBound
      spelled.removeLast()
      add([0x20], at: start..<unit.source.upperBound)
    }
  }

  private mutating func add(_ unit: AndroidTextUnits.Unit, of bytes: [UInt8]) {
    guard let byte = unit.byte else { return }
    if !unit.isVerbatim, let last = pieces.last, !last.isVerbatim, last.source == unit.source {
      // Another byte of the same entity.
      spelled.extendLast(by: byte)
    } else {
      add([byte], at: unit.source, isVerbatim: unit.isVerbatim)
    }
  }

  private mutating func add(_ added: [UInt8], at source: Range<Int>, isVerbatim: Bool = false) {
    spelled.add(added, at: source, isVerbatim: isVerbatim)
  }
}
