import MarkedTexts
import SeededNumbers
import Testing

@testable import L10nSyntax

@Suite struct TextSpellingTests {
  // MARK: Examples

  /// Spellings with a range between `⟦` and `⟧`, and the text with the same range.
  @Test(arguments: [
    (#""a⟦b⟧c""#, "a⟦b⟧c"), (#"'a⟦\'⟧"c'"#, #"a⟦'⟧"c"#), ("a⟦b⟧c", "a⟦b⟧c"),
    (#""caf⟦\U00e9⟧ 50\%""#, "caf⟦é⟧ 50%"), (#""café 50⟦\%⟧""#, "café 50⟦%⟧"),
    (#""\n⟦\t\\⟧n""#, "\n⟦\t\\⟧n"), (#""⟦\UD83D\UDE00⟧x""#, "⟦😀⟧x"), (#""\UD83D⟦x⟧""#, "\u{FFFD}⟦x⟧"),
    (#""\101⟦\7⟧9""#, "A⟦\u{7}⟧9"), (#""\é⟦x⟧""#, "é⟦x⟧"), (#""\a⟦\v⟧""#, "\u{7}⟦\u{B}⟧"),
    ("\"a\\\n⟦b⟧\"", "a\n⟦b⟧"), (#""%@ \"%⟦@⟧\"""#, #"%@ "%⟦@⟧""#),
    ("<string>a⟦&lt;⟧b</string>", "a⟦<⟧b"), ("<string>&#x1F600;⟦&amp;⟧</string>", "😀⟦&⟧"),
    ("<string><![CDATA[<b⟦>⟧]]> x</string>", "<b⟦>⟧ x"), ("<string>a<!-- b -->⟦b⟧</string>", "a⟦b⟧"),
    ("<string>&nbsp;⟦x⟧</string>", "&nbsp;⟦x⟧"),
  ])
  func mapsRanges(_ written: String, _ decoded: String) throws {
    let (file, text) = (unmarked(written), unmarked(decoded))
    let document = PropertyListDocument("k = \(file.text);".bytes)
    let syntax = written.hasPrefix("<") ? TextSpelling.Syntax.xml : .openStep
    let source = SourceText(decoding: file.text.bytes)
    let spelling = try #require(TextSpelling(at: 0..<source.utf8.count, in: source, syntax))
    #expect(spelling.utf8 == text.text.bytes)
    #expect(spelling.range(of: try #require(text.marks.first)) == file.marks.first)
    if syntax == .openStep { #expect(document.spelling(at: 4..<4 + source.utf8.count)?.utf8 == text.text.bytes) }
  }

  /// Spellings, their text with the range to replace, the replacement, and the new spelling.
  @Test(arguments: [
    (#""a\U00e9b""#, "aé⟦b⟧", "\"", #""a\U00e9\"""#), (#""a\U00e9b""#, "a⟦é⟧b", "\n", #""a\nb""#),
    ("'b'", "⟦b⟧", "'", #"'\''"#), ("ab", "a⟦b⟧", "c/d", "ac/d"), ("ab", "a⟦b⟧", "c d", #""ac d""#),
    ("ab", "⟦a⟧b", "/", #""/b""#), ("ab", "⟦ab⟧", "", #""""#),
    (#""\U41x""#, "A⟦x⟧", "5", #""A5""#), (#""\1x""#, "\u{1}⟦x⟧", "1", #""\U00011""#), (#""""#, "⟦⟧", "\\", #""\\""#),
    ("<string>&lt;b</string>", "<⟦b⟧", "<", "<string>&lt;&lt;</string>"),
    ("<string><![CDATA[<b]]></string>", "<⟦b⟧", "&", "<string><![CDATA[<&]]></string>"),
    ("<string><![CDATA[]]b]]></string>", "]]⟦b⟧", ">", "<string>]]&gt;</string>"),
    ("<string><![CDATA[<b]]>c</string>", "<⟦bc⟧", "d", "<string>&lt;d</string>"),
    ("<string/>", "⟦⟧", "a&", "<string>a&amp;</string>"), ("<string></string>", "⟦⟧", "a", "<string>a</string>"),
  ])
  func spellsWhatComesIn(_ written: String, _ decoded: String, _ replacement: String, _ result: String) throws {
    let source = SourceText(decoding: written.bytes)
    let syntax = written.hasPrefix("<") ? TextSpelling.Syntax.xml : .openStep
    let spelling = try #require(TextSpelling(at: 0..<source.utf8.count, in: source, syntax))
    let part = try #require(unmarked(decoded).marks.first)
    let (range, text) = try #require(spelling.replacing(part, with: replacement))
    var edits = SourceEdits(source)
    edits.replace(range, with: text)
    #expect(String(decoding: edits.bytes, as: UTF8.self) == result)
  }

  @Test func knowsWhatItCannotSpell() throws {
    let source = SourceText(decoding: #""é" = "a"b";"#.bytes)
    let spelling = try #require(TextSpelling(at: 0..<4, in: source, .openStep))
    #expect(spelling.replacing(0..<1, with: "e") == nil && spelling.replacing(0..<9, with: "e") == nil)
    #expect(spelling.range(of: 0..<3) == nil && spelling.range(of: 0..<0) == 1..<1)
    #expect(TextSpelling(at: 7..<12, in: source, .openStep) == nil)
    #expect(TextSpelling(at: 0..<99, in: source, .openStep) == nil)
  }

  // MARK: Laws

  private static let texts = ["", "x", "a b", "\"'\\\n\r\t", "<&>]]>", "é😀\u{200F}", "/", "1", "F", "%lld"]

  private static let samples =
    LawTests.samples + (ReadingFixture.json + ReadingFixture.catalogs).map { unmarked($0.marked).text.bytes }

  /// The spelling of every text of every fixture yields the text, and each range of it can be replaced by any other
  /// text without changes to the rest.
  @Test(arguments: samples.indices) func spellingsAreWhatTheReadersRead(_ index: Int) throws {
    var generator = SeededGenerator(seed: UInt64(index))
    let file = StringsOfFile(Self.samples[index])
    for (number, string) in file.strings.enumerated() {
      let spelling = file.spelling(at: string.range)
      guard file.isSound else { continue }
      #expect(spelling?.utf8 == string.text.bytes, "\(string.text)")
      guard let spelling, !string.isShorthand else { continue }
      checkPieces(of: spelling)
      guard SourceEdits(file.source).canEdit else { continue }
      let borders = (0...spelling.utf8.count).filter { $0 == spelling.utf8.count || spelling.utf8[$0] & 0xC0 != 0x80 }
      for _ in 0..<4 {
        let ends = [borders.randomElement(using: &generator) ?? 0, borders.randomElement(using: &generator) ?? 0]
        let part = (ends.min() ?? 0)..<(ends.max() ?? 0)
        let new = Self.texts.randomElement(using: &generator) ?? ""
        let (range, written) = try #require(spelling.replacing(part, with: new))
        var edits = SourceEdits(file.source)
        edits.replace(range, with: written)
        var wanted = file.strings.map(\.text)
        wanted[number] = String(
          decoding: spelling.utf8[..<part.lowerBound] + new.utf8 + spelling.utf8[part.upperBound...],
          as: UTF8.self)
        let comment = Comment("\(string.text) \(part) \(new) \(written)")
        #expect(StringsOfFile(edits.bytes, like: file).strings.map { $0.text.bytes } == wanted.map(\.bytes), comment)
      }
    }
  }

  private func checkPieces(of spelling: TextSpelling) {
    var (text, source) = (0, spelling.content.lowerBound)
    for piece in spelling.pieces {
      #expect(piece.text.lowerBound == text && !piece.text.isEmpty && piece.source.lowerBound >= source)
      #expect(spelling.range(of: piece.text) == piece.source)
      (text, source) = (piece.text.upperBound, piece.source.upperBound)
    }
    #expect(text == spelling.utf8.count && source <= spelling.content.upperBound)
  }
}

/// The keys and texts of a file, in the order of their places.
private struct StringsOfFile {
  struct Found {
    let text: String
    let range: Range<Int>
    var isShorthand = false
  }

  let source: SourceText
  var strings: [Found] = []
  private let isJSON: Bool
  private let findings: [StringsFinding]
  private let document: PropertyListDocument
  private let json: JSONDocument

  var isSound: Bool { !findings.contains { $0.severity == .error } && source.encoding != .binary }

  init(_ bytes: [UInt8], like other: StringsOfFile? = nil) {
    document = PropertyListDocument(bytes)
    json = JSONDocument(bytes)
    isJSON = other?.isJSON ?? !json.findings.contains { $0.severity == .error }
    source = isJSON ? json.source : document.source
    findings = isJSON ? json.findings : document.findings
    if isJSON { json.root.map { add($0) } } else { document.root.map { add($0) } }
  }

  func spelling(at range: Range<Int>) -> TextSpelling? {
    isJSON ? json.spelling(at: range) : document.spelling(at: range)
  }

  private mutating func add(_ node: PropertyListNode) {
    switch node.value {
    case .string(let text): strings.append(Found(text: text, range: node.range))
    case .array(let nodes): for node in nodes { add(node) }
    case .dictionary(let pairs):
      for pair in pairs {
        strings.append(Found(text: pair.key.text, range: pair.keyRange, isShorthand: pair.isShorthand))
        if !pair.isShorthand { add(pair.node) }
      }
    case .other: break
    }
  }

  private mutating func add(_ value: JSONValue) {
    if let text = value.string { strings.append(Found(text: text, range: value.range)) }
    for member in value.members {
      strings.append(Found(text: member.key.text, range: member.keyRange))
      add(member.value)
    }
    for element in value.elements { add(element) }
  }
}
