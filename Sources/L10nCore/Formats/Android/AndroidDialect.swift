import L10nSyntax

/// The way in which a library reads resource files.
struct AndroidDialect: Sendable {
  /// The treatment of blanks outside of quotes.
  enum Blanks {
    /// A run becomes one space, and those at both ends of a text are removed.
    case collapsed
    /// A run with a line break becomes one space.
    case joiningLines
    /// They are text.
    case kept
  }

  /// The name of the library in messages.
  let reader: String

  /// The name of a resource in messages.
  let title: String

  /// The characters that a backslash makes another one of, with that.
  var escapes: [UInt8: UInt8]

  /// The characters that new texts have escapes for, at their beginning too.
  var escaped: Set<UInt8>

  /// Those that only have one at the beginning of a text.
  var escapedAtStart: Set<UInt8> = []

  /// Whether `\uXXXX` is a character.
  var readsUnicodeEscapes = true

  /// Whether a backslash that begins no escape is shown; otherwise it is dropped.
  var showsBackslashes = true

  /// The characters after a backslash which Android takes for an escape, and which show that it was meant as one.
  var misleading: Set<UInt8> = []

  /// Whether quotation marks and apostrophes have a meaning.
  var hasQuotes = false

  var blanks: Blanks

  /// Whether tags are part of a text; otherwise a text is what is between them.
  var keepsTags = false

  /// Whether a text such as `@string/other` stands for another resource.
  var hasReferences = false

  /// The elements with texts.
  var kinds: [String: AndroidResources.Kind] = ["string": .string, "plurals": .plurals, "string-array": .array]

  /// The elements without texts that a file may contain; `nil` for any.
  var others: Set<String>?

  /// The syntax of specifiers.
  var formatter = FormatterDialect.java

  /// The end of a message about something that the library does not accept.
  var refusal: String { hasReferences ? ", which \(reader) refuses" : "" }

  /// The letter after a backslash that makes a character of a new text; `nil` for a character that is written as itself.
  func letter(for byte: UInt8, isFirst: Bool) -> UInt8? {
    guard escaped.contains(byte) || isFirst && escapedAtStart.contains(byte) else { return nil }
    return escapes.first { $0.value == byte }?.key
  }
}

extension AndroidDialect {
  private static func itself(_ characters: String) -> [UInt8: UInt8] {
    Dictionary(uniqueKeysWithValues: characters.utf8.map { ($0, $0) })
  }

  private static let lineBreak: [UInt8: UInt8] = [UInt8(ascii: "n"): 0x0A]
  private static let tab: [UInt8: UInt8] = [UInt8(ascii: "t"): 0x09]

  /// Android: `aapt2`, `ResourceParser.cpp` and `ResourceUtils.cpp`. It ignores elements in other namespaces, such as
  /// `tools:`.
  static let android = AndroidDialect(
    reader: "Android", title: "an Android resource",
    escapes: itself("'\"\\@?#").merging(lineBreak) { $1 }.merging(tab) { $1 },
    escaped: Set("\\'\"\n\t".utf8), escapedAtStart: Set("@?".utf8), showsBackslashes: false, hasQuotes: true,
    blanks: .collapsed, keepsTags: true, hasReferences: true,
    others: [
      "add-resource", "anim", "animator", "array", "attr", "bool", "color", "configVarying", "declare-styleable",
      "dimen", "drawable", "eat-comment", "font", "fraction", "id", "integer", "integer-array", "interpolator", "item",
      "java-symbol", "layout", "macro", "menu", "mipmap", "navigation", "overlayable", "plurals", "public",
      "public-group", "raw", "skip", "staging-public-group", "staging-public-group-final", "string", "string-array",
      "style", "styleable", "symbol", "transition", "xml",
    ])

  /// Compose Multiplatform: `handleSpecialCharacters` in its `PrepareComposeResources.kt`.
  static let compose = AndroidDialect(
    reader: "Compose", title: "a Compose resource", escapes: itself("\\").merging(lineBreak) { $1 }.merging(tab) { $1 },
    escaped: Set("\\\n\t".utf8), misleading: Set("'\"@?#".utf8), blanks: .kept,
    others: ["plurals", "string", "string-array"], formatter: .compose)

  /// moko-resources: `processXmlTextContent` and `removeAndroidMirroringFormat` in its `StringExt.kt`. A file for
  /// Android keeps other escapes, which Android reads; other systems show their backslash.
  static let moko = AndroidDialect(
    reader: "moko", title: "a moko resource", escapes: itself("'\"@?").merging(lineBreak) { $1 },
    escaped: Set("\n".utf8), readsUnicodeEscapes: false, blanks: .joiningLines,
    kinds: ["string": .string, "plurals": .plurals, "plural": .plurals])
}
