/// The texts of one locale in generated code: one literal with all texts, and one with the start of each.
///
/// Both are string literals, which compile a hundred times faster than arrays of strings, cost nothing at the start of
/// a program and make strings without allocating.
///
/// *texts*: the texts in the order of their indices, each followed by a NUL; texts that the locale lacks take no space.
/// *offsets*: the output of `PackedOffsets`.
public struct _PackedTable: Sendable {
  /// The locale's language tag.
  let locale: StaticString

  /// The locale's number symbols and those of regions that differ, in the form that `LocaleNumbers` reads.
  let numbers: StaticString

  /// The words of the locale for the kinds of arguments that the module uses, in the form that `ArgumentPatterns`
  /// reads. The names of languages in themselves are only in the module's first table.
  let patterns: StaticString

  /// The texts by index.
  let texts: PackedTexts

  /// Takes the literals of generated code, made by the tool of the same version.
  ///
  /// - Parameters:
  ///   - patterns: the words for values.
  ///   - programs: one for each text; see `ProgramForm`.
  public init(
    locale: StaticString, numbers: StaticString, patterns: StaticString = "", programs: StaticString,
    offsets: StaticString
  ) {
    self.locale = locale
    self.numbers = numbers
    self.patterns = patterns
    self.texts = PackedTexts(texts: programs, offsets: offsets)
  }

  /// The form that earlier versions of the tool generated.
  @available(*, unavailable, message: "this code is of an earlier version of l10n: run 'l10n generate' again")
  public init(
    locale: StaticString, numbers: StaticString, patterns: StaticString = "", texts: StaticString,
    offsets: StaticString
  ) {
    self.init(locale: locale, numbers: numbers, patterns: patterns, programs: texts, offsets: offsets)
  }
}

extension LanguageTag {
  /// The tag of a literal in generated code, which has no aliases: they are resolved only if there are more subtags
  /// than a language, a script and a region. `nil` if it is not a language tag.
  @inline(never)
  init?(generated literal: StaticString) {
    guard let tag = Self.utf8(literal), Subtags(tag).isPlain else {
      self.init(String(literal: literal))
      return
    }
    self.init(canonical: String(decoding: tag, as: UTF8.self))
  }

  private static func utf8(_ literal: StaticString) -> UnsafeBufferPointer<UInt8>? {
    guard literal.hasPointerRepresentation else { return nil }
    return UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Whether a literal is exactly this tag.
  func isWritten(_ literal: StaticString) -> Bool {
    var text = description
    return text.withUTF8 { text in Self.utf8(literal).map { text.isEqual(to: $0) } ?? false }
  }
}

/// The literals of a table as the pointers that a look-up reads.
///
/// `@unchecked Sendable`: literals are never written and never freed.
struct PackedTexts: @unchecked Sendable {
  /// The number of texts in the table, including absent ones.
  let count: Int

  private let offsets: UnsafePointer<UInt8>
  private let texts: UnsafePointer<UInt8>
  private let byteCount: Int

  /// A table without texts if a literal is not stored as bytes.
  init(texts: StaticString, offsets: StaticString) {
    let empty: StaticString = ""
    let isUsable = texts.hasPointerRepresentation && offsets.hasPointerRepresentation
    count = isUsable ? max(offsets.utf8CodeUnitCount / PackedOffsets.width - 1, 0) : 0
    self.offsets = (isUsable ? offsets : empty).utf8Start
    self.texts = (isUsable ? texts : empty).utf8Start
    byteCount = isUsable ? texts.utf8CodeUnitCount : 0
  }

  /// The text with an index; `nil` if the locale does not have it or the index is out of range.
  @inline(__always)
  func text(_ index: Int) -> Text? {
    guard index >= 0, index < count else { return nil }
    let (start, end) = PackedOffsets.values(in: offsets, at: index)
    let first = start & PackedOffsets.offsetMask
    let length = (end & PackedOffsets.offsetMask) - first - 1
    guard length >= 0, first + length < byteCount else { return nil }
    return Text(bytes: texts + first, count: length, isASCII: start & PackedOffsets.nonASCIIFlag == 0)
  }

  /// A text, read in place.
  struct Text {
    fileprivate let bytes: UnsafePointer<UInt8>
    fileprivate let count: Int
    let isASCII: Bool

    /// Whether the program is a plain text; all other programs begin with U+0001.
    @inline(__always)
    var isPlain: Bool { bytes.pointee != 1 }

    /// The bytes of the text.
    @inline(__always)
    var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

    /// Whether the text has exactly these bytes.
    @inline(__always)
    func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool { utf8.isEqual(to: other) }

    func contains(_ byte: UInt8) -> Bool { utf8.contains(byte) }

    @inline(__always)
    var string: String { String(literalBytes: bytes, count: count, isASCII: isASCII) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both have the same bytes.
  @inline(__always)
  func isEqual(to other: Self) -> Bool {
    if count != other.count { return false }
    var place = 0
    while place < count, self[place] == other[place] { place &+= 1 }
    return place == count
  }
}
