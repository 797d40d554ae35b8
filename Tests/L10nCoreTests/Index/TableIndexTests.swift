import SeededNumbers
import StringsFormat
import Testing

@testable import L10nCore

struct TableIndexTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String
    var bytes: [UInt8] { Array(text.utf8) }
    var format: TableFormat { TableFormat(ofFile: path) ?? .strings }
    var testDescription: String { "\(path): \(text.prefix(30))" }
  }

  static let cases = [
    Case(
      path: "fr.lproj/A.strings",
      text: """
        /* To play. */
        "play" = "Lire « \\"é\\" »"; // l10n:untranslated
        plain = value;
        "broken" =
        "e\u{301}" = "e\u{301}";
        "é" = "é"; "twice" = "a\\n"; "twice" = "b";
        """),
    Case(path: "fr.lproj/A.strings", text: ""),
    Case(path: "fr.lproj/A.strings", text: "\u{FEFF}\"a\" = \"b\";"),
    Case(
      path: "fr.lproj/A.strings",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><!-- Note --><key>a &amp; b</key><string>c &lt; d</string><key>n</key><real>1</real></dict></plist>
        """),
    Case(
      path: "fr.lproj/A.strings",
      text: #"<?xml version="1.0" encoding="ISO-8859-1"?><plist><dict><key>a</key><string>b</string></dict></plist>"#),
    Case(
      path: "fr.lproj/A.stringsdict",
      text: """
        <plist version="1.0"><dict>
        <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ in %2$@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d file</string>
        <key>other</key><string>%d files</string></dict></dict>
        <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>S</string><key>50</key><string>Long</string></dict></dict>
        <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
        </dict></plist>
        """),
    Case(
      path: "A.xcstrings",
      text: """
        {"sourceLanguage":"en","version":"1.0","strings":{"Play":{},"":{},"n":{"comment":"Note","shouldTranslate":false},
        "files":{"extractionState":"manual","localizations":{
          "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},"other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}},
          "fr":{"stringUnit":{"state":"needs_review","value":"%lld fichiers"}}}},
        "dev":{"localizations":{"fr":{"variations":{"device":{"mac":{"stringUnit":{"state":"new","value":"Cliquer"}},"other":{"stringUnit":{"state":"translated","value":"Toucher"}}}}},"de":{"stringUnit":7}}}}}
        """),
    Case(
      path: "values-fr/strings.xml",
      text: """
        <resources><!-- Note --><string name="a">L\\'été</string><string name="ref">@string/a</string>
        <plurals name="n"><item quantity="one">%d jour</item><item quantity="other">%d jours</item></plurals>
        <string-array name="l"><item>x</item><item>y</item></string-array></resources>
        """),
    Case(path: "values/colors.xml", text: "<resources><color name=\"c\">#fff</color></resources>"),
  ]

  private func index(_ file: Case, holdsSource: Bool = false) -> [UInt8] {
    TableIndex.bytes(
      of: SourceFile(path: file.path, bytes: file.bytes), file.format, file.format.read(file.bytes), program: "1",
      holdsSource: holdsSource)
  }

  @Test("An index says what the format says", arguments: cases)
  func saysTheSame(_ file: Case) throws {
    let index = try TableIndex(index(file, holdsSource: true), program: "1")
    #expect(index.source == ContentID(file.bytes))
    #expect(index.path == file.path)
    #expect(index.embeddedSource == file.bytes)
    let expected = description(of: file.format.read(file.bytes))
    let read = index.read(file.bytes, by: file.format)
    // What is not plain text is left to its format.
    #expect(read.map { description(of: $0) } == (file.text.contains("8859") ? nil : expected))
    #expect(index.read(file.bytes, by: file.format == .strings ? .android : .strings) == nil)
  }

  @Test("A damaged index is refused, and one that was made to look sound ends in nothing worse", arguments: cases)
  func refusesDamage(_ file: Case) throws {
    let index = index(file)
    for count in index.indices {
      #expect(throws: SealedBytes.Refusal.self) { try TableIndex(Array(index.prefix(count)), program: "1") }
    }
    let start = SealedBytes.mark.count + SealedBytes.checksumLength
    var numbers = SeededGenerator(seed: 1)
    for offset in index.indices {
      var damaged = index
      damaged[offset] ^= UInt8(truncatingIfNeeded: numbers.next() | 1)
      #expect(throws: SealedBytes.Refusal.self) { try TableIndex(damaged, program: "1") }
      guard offset >= start else { continue }
      for value in [damaged[offset], 0xFF, 0x80, 0, index[offset] &+ 1] {
        damaged[offset] = value
        let sealed = SealedBytes.sealed(Array(damaged[start...]))
        guard let forged = try? TableIndex(sealed, program: "1"),
          let read = forged.read(file.bytes, by: file.format)
        else { continue }
        _ = description(of: read, askingSource: false)
      }
    }
  }

  @Test func isOfOneVersion() throws {
    let index = index(Self.cases[0])
    #expect(throws: SealedBytes.Refusal.outdated) { try TableIndex(index, program: "2") }
    var older = index
    older[SealedBytes.mark.count - 1] = 0
    #expect(throws: SealedBytes.Refusal.outdated) { try TableIndex(older, program: "1") }
    #expect(throws: SealedBytes.Refusal.damaged) { try TableIndex(Array("no index".utf8), program: "1") }
  }

  @Test(
    "Of a path of this machine only the end is kept",
    arguments: [
      ("App/fr.lproj/A.strings", "App/fr.lproj/A.strings"),
      ("/home/me/App/fr.lproj/A.strings", "fr.lproj/A.strings"),
      ("../Overrides/acme/fr.lproj/A.strings", "Overrides/acme/fr.lproj/A.strings"),
      ("/home/me/A.strings", "A.strings"),
    ])
  func keepsNoMachine(path: String, kept: String) throws {
    let index = try TableIndex(index(Case(path: path, text: "a = b;")), program: "1")
    #expect(index.path == kept)
  }

  @Test func tellsContentsApart() {
    var seen: Set<ContentID> = []
    var count = 0
    for length in 0..<40 {
      for offset in 0...length {
        // All zeros, and one bit of one byte.
        var bytes = [UInt8](repeating: 0, count: length)
        if offset < length { bytes[offset] = 1 }
        count += 1
        seen.insert(ContentID(bytes))
      }
    }
    #expect(seen.count == count)
    // The same in every release: indexes on other machines rest on it.
    #expect(ContentID(Array("l10n".utf8)).description == "211b9812932866eb9ecf4d51914142cc")
  }

  /// Everything that a table says of itself.
  ///
  /// - Parameter askingSource: whether with what an index leaves to its source.
  private func description(of read: ReadFile, askingSource: Bool = true) -> String {
    let tables = read.languages.isEmpty ? [read.table(nil)] : read.languages.map { read.table($0) }
    var text = "\(read.languages) \(read.sourceLanguage ?? "-") \(read.isTable)\n"
    for table in tables {
      text += "\(table.language ?? "-") \(table.isSource) \(table.isEmpty) \(table.syntax?.rawValue ?? "-")"
      text += " \(table.keys) \(table.brokenKeys) \(table.findings)\n"
      text += "\(table.source.utf8.count) \(table.source.encoding) \(table.source.hasByteOrderMark)\n"
      for entry in table.entries {
        text += "\(entry) \(table.commentText(entry.comments) ?? "-") "
        if !askingSource { continue }
        text += "\(table.spelling(entry.ownKeyRange)?.utf8 ?? [])\n"
      }
      if !askingSource { continue }
      text += "\(table.comments()) \(table.editRefusal()?.message ?? "-") \(table.document()?.syntax.rawValue ?? "-")\n"
    }
    return text
  }
}
