import L10nServers
import Testing

/// Catalogs whose documents are all closed.
struct ReleasedCatalogsTests {
  private static let numbers = 0..<20

  private static let files: [String: String] = Dictionary(
    uniqueKeysWithValues: numbers.flatMap { number in
      [
        ("C\(number)/l10n.yml", "development: en\ncode: {sources: [../Sources]}\n"),
        (english(number), "\"play\" = \"Play\";\n"), (french(number), "\"play\" = \"Lire\";\n\"more\" = \"Plus\";\n"),
      ]
    } + [("Package.swift", ""), ("Sources/App.swift", "let a = 1\n")])

  private static func english(_ number: Int) -> String { "C\(number)/en.lproj/P.strings" }

  private static func french(_ number: Int) -> String { "C\(number)/fr.lproj/P.strings" }

  /// An editor that has opened and closed a table of each catalog, but the first is open still.
  private func editor(_ capabilities: [String: Any]) throws -> Editor {
    let editor = try Editor(Self.files, capabilities: capabilities)
    for number in Self.numbers {
      editor.open(Self.english(number))
      editor.check()
      if !capabilities.keys.contains("workspace") {
        #expect(editor.rules(Self.french(number)) == ["extra-key"])
      } else {
        _ = try related(Self.english(number), editor)
      }
      if number > 0 { editor.close(Self.english(number)) }
      editor.check()
    }
    return editor
  }

  private func related(_ path: String, _ editor: Editor) throws -> [String: [String: Any]] {
    let answer = try editor.request("textDocument/diagnostic", ["textDocument": ["uri": editor.uri(path)]])
    return ((answer as? [String: Any])?["relatedDocuments"] as? [String: [String: Any]]) ?? [:]
  }

  @Test(arguments: [false, true]) func keepsTheLastFew(asks: Bool) throws {
    let editor = try editor(asks ? ["textDocument": ["diagnostic": [String: Any]()]] : [:])
    let kept = editor.server.folders.compactMap { $0.split(separator: "/").last.map(String.init) }
    #expect(Set(kept) == Set(([0] + Array(12..<20)).map { "C\($0)" }))
    for number in Self.numbers {
      #expect(editor.rules(Self.french(number)) == (1..<12 ~= number ? [] : ["extra-key"]), "\(number)")
    }
    // A catalog that is opened again is as before, and another one is released.
    editor.open(Self.english(3))
    editor.close(Self.english(13))
    editor.check()
    #expect(editor.rules(Self.french(3)) == ["extra-key"] && editor.server.folders.count == 10)
    editor.close(Self.english(3))
    editor.check()
    #expect(editor.rules(Self.french(3)) == ["extra-key"] && editor.rules(Self.french(12)) == [])
    // Code is open in all catalogs, then in none.
    editor.open("Sources/App.swift")
    #expect(editor.server.folders.count == 20)
    editor.close("Sources/App.swift")
    #expect(editor.server.folders.count == 9)
  }

  /// An editor that requests findings gets them with its next answer.
  @Test func tellsWhoAsks() throws {
    let editor = try editor([
      "textDocument": ["diagnostic": ["relatedDocumentSupport": true]],
      "workspace": ["diagnostics": ["refreshSupport": true]],
    ])
    #expect(editor.messages.contains { $0["method"] as? String == "workspace/diagnostic/refresh" })
    editor.open(Self.english(13))
    for number in [1, 2] {
      editor.open(Self.english(number))
      editor.close(Self.english(number))
    }
    let related = try related(Self.english(0), editor)
    #expect((related[editor.uri(Self.french(12))]?["items"] as? [Any])?.isEmpty == true)
    #expect(try self.related(Self.english(0), editor).isEmpty)
  }
}
