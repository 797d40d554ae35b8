import Foundation
import L10nCore
import L10nSyntax
import L10nWorkspace
import Testing

@testable import L10nGenerate

struct ReadyTemplateTests {
  /// Each line of constants has a unique name and the literal of a key; no key is left out.
  @Test(arguments: [ReadyTemplate.kotlin, .typescript], [MixedCatalog.folder, Self.shipped])
  func spellsEveryKey(_ template: ReadyTemplate, folder: URL) throws {
    let catalog = try CatalogFolder(folder.path).load().catalog
    let text = try #require(try files(template, of: catalog).first?.text)
    let mark = template == .kotlin ? ": String = " : ": "
    let start = template == .kotlin ? "    const val " : "  "
    var names: Set<String> = []
    var keys: [String] = []
    for line in text.split(separator: "\n") where line.hasPrefix(start) && !line.hasPrefix("  /**") {
      guard template == .kotlin || line.hasSuffix(",") else { continue }
      let middle = try #require(line.firstRange(of: mark))
      #expect(names.insert(String(line[..<middle.lowerBound])).inserted, "\(line)")
      var literal = line[middle.upperBound...]
      if template == .typescript { literal = literal.dropLast() }
      // JSON has all of Kotlin's escapes but the one of the dollar sign.
      keys.append(
        try JSONDecoder().decode([String].self, from: Data("[\(literal.replacing("\\$", with: "$"))]".utf8))[0])
    }
    #expect(keys.sorted() == catalog.developmentIDs.map(\.key.text).sorted())
    #expect(text.split(separator: "*/").count == text.split(separator: "/**").count, "no comment ends early")
  }

  @Test func listsEveryTextInMarkdown() throws {
    let catalog = try MixedCatalog.loaded()
    let text = try #require(try files(.markdown, of: catalog).first?.text)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Key |") }
    #expect(rows.count == catalog.developmentIDs.count)
    for row in rows {
      #expect(row.replacing("\\|", with: "").split(separator: "|", omittingEmptySubsequences: false).count == 6)
    }
  }

  /// In each language, the SDK's tables hold the texts that its key map names; our reader reads them.
  @Test func writesTablesOfTheSDK() throws {
    let folder = CatalogFolder(Self.shipped.path)
    let catalog = try folder.load().catalog
    let path = Self.shipped.appending(path: "brightcove.keys.yml")
    let map = KeyMapFile([UInt8](try Data(contentsOf: path)), path: "brightcove.keys.yml")
    #expect(map.diagnostics == [])
    let context = try TemplateContext(catalog, source: "x", keyMap: map.keyMap)
    #expect(context.diagnostics == [])
    let files = try TemplateGenerator(ReadyTemplate.brightcove.source).files(
      context, named: ReadyTemplate.brightcove.fileName(typeName: ""))
    #expect(files.count == 12 && files.contains { $0.name == "pt-BR.lproj/BrightcoveSDK.strings" })
    for file in files {
      let document = StringsTable(Array(file.text.utf8))
      #expect(document.findings.isEmpty)
      #expect(document.entries.map(\.key.text) == map.keyMap.entries.map(\.foreign))
      let locale = try #require(catalog.locales.firstIndex { file.name.hasPrefix("\($0.directory).lproj/") })
      // A region's table has the texts of its language, too: the SDK looks no further.
      let chain = catalog.ownChain(of: locale)
      for (entry, written) in zip(map.keyMap.entries, document.entries) {
        let id = try #require(catalog.ids(of: TableKey(entry.keys[0].name)).first)
        let ours = try #require(chain.lazy.compactMap { catalog.entry(for: id, locale: $0, layer: nil) }.first)
        let texts = ours.texts.map(\.text)
        #expect(texts.contains { $0.replacing("lld", with: "d") == written.value }, "\(entry.foreign) in \(file.name)")
        #expect(!written.value.contains("lld") && !written.value.contains("#@"))
      }
    }
  }

  private static let shipped = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Localizations").standardized

  private func files(_ template: ReadyTemplate, of catalog: Catalog) throws -> [GeneratedFile] {
    try TemplateGenerator(template.source).files(TemplateContext(catalog, source: "x"), named: "file")
  }
}
