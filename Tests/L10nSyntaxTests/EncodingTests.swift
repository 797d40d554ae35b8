import L10nSyntax
import Testing

/// Bytes that are not plain UTF-8 text, with the expected findings.
struct EncodingCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let encoding: SourceEncoding
  /// Severity, kind, line and column of each finding.
  let findings: [String]
  /// Each entry as `key=value`.
  let entries: [String]

  init(
    _ description: String, _ bytes: [UInt8], _ encoding: SourceEncoding = .utf8, _ findings: [String] = [],
    entries: [String] = []
  ) {
    testDescription = description
    self.bytes = bytes
    self.encoding = encoding
    self.findings = findings
    self.entries = entries
  }

  static let all = marks + scalars + illFormed + places

  static let marks: [EncodingCase] = [
    EncodingCase("no byte", [], .utf8, ["warning empty-file 1:1"]),
    EncodingCase("only a mark", [0xEF, 0xBB, 0xBF], .utf8, ["warning empty-file 1:1"]),
    EncodingCase("only a UTF-16 mark", [0xFF, 0xFE], .utf16LittleEndian, ["warning empty-file 1:1"]),
    EncodingCase("a mark and a line break", [0xEF, 0xBB, 0xBF, 0x0A]),
    EncodingCase(
      "two marks", "\u{FEFF}\u{FEFF}a=1;".bytes, .utf8, ["warning misplaced-bom 1:1"], entries: ["a=1"]),
    EncodingCase(
      "two UTF-16 marks", [0xFE, 0xFF] + "\u{FEFF}a=1;".utf16Bytes(.utf16BigEndian), .utf16BigEndian,
      ["warning misplaced-bom 1:1"], entries: ["a=1"]),
    EncodingCase(
      "UTF-16LE without a mark", "ab = \"é\";\n".utf16Bytes(.utf16LittleEndian), .utf16LittleEndian,
      ["warning utf16-without-bom 1:1"], entries: ["ab=é"]),
    EncodingCase(
      "UTF-16BE without a mark", "\n\"é\" = 中;\n".utf16Bytes(.utf16BigEndian), .utf16BigEndian,
      ["warning utf16-without-bom 1:1", "error unexpected-character 2:7"]),
    EncodingCase(
      "UTF-16 that ends with half a unit", [0xFF, 0xFE] + "a=1;\n".utf16Bytes(.utf16LittleEndian) + [0x61],
      .utf16LittleEndian, ["warning truncated-utf16 2:1"], entries: ["a=1"]),
    EncodingCase(
      "UTF-32 that ends with half a unit", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61, 0, 0, 0, 0x3B, 0, 0], .utf32BigEndian,
      ["warning truncated-utf16 1:3"], entries: ["a=a"]),
  ]

  static let scalars: [EncodingCase] = [
    EncodingCase(
      "a lone lead",
      [0xFE, 0xFF] + "a=\"".utf16Bytes(.utf16BigEndian) + [0xD8, 0x3D]
        + "x\";".utf16Bytes(.utf16BigEndian), .utf16BigEndian, ["warning lone-surrogate 1:4"],
      entries: ["a=\u{FFFD}x"]),
    EncodingCase(
      "a lone trail at the end", [0xFF, 0xFE] + "a; // ".utf16Bytes(.utf16LittleEndian) + [0x00, 0xDE],
      .utf16LittleEndian, ["warning lone-surrogate 1:7"], entries: ["a=a"]),
    EncodingCase(
      "a pair", [0xFF, 0xFE] + "a=\"😀\";".utf16Bytes(.utf16LittleEndian), .utf16LittleEndian, entries: ["a=😀"]),
    EncodingCase(
      "UTF-32 beyond Unicode", [0xFF, 0xFE, 0, 0] + "a=\"".utf32Bytes + [0, 0, 0x11, 0] + "\";".utf32Bytes,
      .utf32LittleEndian, ["warning lone-surrogate 1:4"], entries: ["a=\u{FFFD}"]),
    EncodingCase(
      "UTF-32 with a surrogate", [0xFF, 0xFE, 0, 0] + "a=\"".utf32Bytes + [0, 0xD8, 0, 0] + "\";".utf32Bytes,
      .utf32LittleEndian, ["warning lone-surrogate 1:4"], entries: ["a=\u{FFFD}"]),
  ]

  /// Ill-formed UTF-8 inside a text: the bytes and the number of their replacement characters.
  static let illFormed: [EncodingCase] = [
    ("Latin-1", [0xFC], 1), ("Windows-1252 quotes", [0x93, 0x94], 2), ("a lone continuation", [0x80], 1),
    ("an overlong slash", [0xC0, 0xAF], 2), ("an overlong NUL", [0xE0, 0x80, 0x80], 3),
    ("a surrogate", [0xED, 0xA0, 0xBD], 3), ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80], 4),
    ("an unknown lead", [0xF8], 1), ("a sequence cut short", [0xE4, 0xBA], 1), ("0xFF", [0xFF], 1),
  ].map { name, bytes, count in
    EncodingCase(
      name, "b=2;\n\"é\" = \"x".bytes + bytes + "\";\nc=3;".bytes, .utf8, ["error invalid-utf8 2:9"],
      entries: ["b=2", "é=x" + String(repeating: "\u{FFFD}", count: count), "c=3"])
  }

  static let places: [EncodingCase] = [
    EncodingCase(
      "in a comment", "/* Z".bytes + [0xFC] + "rich */ a=1;".bytes, .utf8, ["error invalid-utf8 1:5"], entries: ["a=1"]
    ),
    EncodingCase(
      "between entries", "a=1;\n".bytes + [0xA0] + "\nb=2;".bytes, .utf8, ["error invalid-utf8 2:1"],
      entries: ["a=1", "b=2"]),
    EncodingCase(
      "around an entry", [0x93] + "a".bytes + [0x94] + "=1;\nb=2;".bytes, .utf8, ["error invalid-utf8 1:1"],
      entries: ["b=2"]),
    EncodingCase(
      "at the end of the file", "a=1;\n".bytes + [0xE2, 0x80], .utf8, ["error invalid-utf8 2:1"], entries: ["a=1"]),
    EncodingCase(
      "behind a mark", [0xEF, 0xBB, 0xBF] + "\"".bytes + [0xFF] + "\"; b;".bytes, .utf8, ["error invalid-utf8 1:2"],
      entries: ["\u{FFFD}=\u{FFFD}", "b=b"]),
    EncodingCase(
      "Latin-1 by its XML declaration",
      "<?xml version='1.0' encoding='iso-8859-1'?><dict><key>a</key><string>".bytes + [0xE9] + "</string></dict>".bytes,
      .latin1, entries: ["a=é"]),
    EncodingCase(
      "an unknown XML encoding",
      "<?xml encoding=\"x-mac\"?><dict><key>a</key><string>".bytes + [0x8E]
        + "</string></dict>".bytes, .utf8, ["error invalid-xml 1:17"], entries: ["a=\u{FFFD}"]),
    EncodingCase(
      "an unknown XML encoding of ASCII", "<?xml encoding=\"x-mac\"?><dict><key>a</key><string>1</string></dict>".bytes,
      .utf8, ["warning invalid-xml 1:17"],
      entries: ["a=1"]),
    EncodingCase(
      "an XML declaration of ASCII that is not kept",
      "<?xml encoding='us-ascii'?><dict><key>a</key><string>é</string></dict>".bytes, .latin1, entries: ["a=Ã©"]),
    EncodingCase(
      "an XML declaration that the bytes contradict",
      "<?xml encoding='UTF-16'?><dict><key>a</key><string>é</string></dict>".bytes, .utf8, ["error invalid-xml 1:17"],
      entries: ["a=é"]),
    EncodingCase(
      "an XML declaration with blanks, which Foundation overlooks",
      "<?xml encoding = 'latin1'?><dict><key>a</key><string>é</string></dict>".bytes, entries: ["a=é"]),
    EncodingCase(
      "an encoding that no XML declaration names",
      "<plist encoding='latin1'><dict><key>a</key><string>é</string></dict></plist>".bytes, entries: ["a=é"]),
    EncodingCase(
      "a mark against an XML declaration",
      "\u{FEFF}<?xml encoding='iso-8859-1'?><dict><key>a</key><string>é</string></dict>".bytes, entries: ["a=é"]),
  ]
}

@Suite struct EncodingTests {
  @Test(arguments: EncodingCase.all)
  func decodesBytesOrSaysWhereThatFails(_ example: EncodingCase) {
    let table = StringsTable(example.bytes)
    let findings = table.findings.map {
      let place = table.source.position(of: $0.range.lowerBound)
      return "\($0.severity) \($0.kind.rawValue) \(place.line):\(place.column)"
    }
    #expect(table.source.encoding == example.encoding)
    #expect(findings == example.findings)
    #expect(table.entries.map { TableKey("\($0.key)=\($0.value)") } == example.entries.map { TableKey($0) })
  }

  @Test func refusesAFileWhosePlacesDoNotFit() {
    let document = PropertyListDocument("a = b;".bytes, sizeLimit: 5)
    #expect(document.findings.map(\.kind) == [.fileTooLarge])
    #expect(!document.hasRoot)
  }
}

extension String {
  var bytes: [UInt8] { Array(utf8) }

  func utf16Bytes(_ encoding: SourceEncoding) -> [UInt8] {
    utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return encoding == .utf16LittleEndian ? bytes : bytes.reversed()
    }
  }

  /// Little-endian.
  var utf32Bytes: [UInt8] {
    unicodeScalars.flatMap { scalar in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) } }
  }
}
