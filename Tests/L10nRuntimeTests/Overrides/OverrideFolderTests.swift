import Foundation
import L10nRuntime
import Synchronization
import TemporaryFolders
import Testing

@testable import L10nOverrideFolders

struct OverrideFolderTests {
  private let module = OverridableModule()

  @Test func readsTheFilesOfLanguages() throws {
    let folder = try TemporaryFolder([
      "acme/fr.lproj/Player.strings": "play = \"Vas-y\";", "acme/it.strings": "play = \"Avvia\";",
      "acme/notes.txt": "play = \"No\";", "acme/.fr.strings": "play = \"No\";", "acme/other.lproj/x.txt": "",
      "acme/fr.lproj/Player.stringsdict": """
      left = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = lld; one = "%lld seul"; other = "%lld encore"; }; };
      """,
    ])
    let layer = try OverrideFolder("\(folder.path)/acme").layer(for: module.catalog.overrides)
    #expect(layer.name == "acme" && layer.problems.isEmpty && layer.count == 3)
    module.catalog.overrides.reload([layer])
    let (french, italian) = (module.texts("fr"), module.texts("it"))
    #expect([french[0], french.formatted(1, [1]), italian[0]] == ["Vas-y", "1 seul", "Avvia"])
  }

  /// A String Catalog replaces texts in all its languages, plural forms included, except with texts in the state new.
  @Test func readsStringCatalogs() throws {
    let catalog = """
      { "sourceLanguage": "en", "strings": {
        "play": { "localizations": {
          "fr": { "stringUnit": { "state": "translated", "value": "Vas-y" } },
          "zh-Hant": { "stringUnit": { "state": "new", "value": "Play" } },
          "x!": { "stringUnit": { "state": "translated", "value": "?" } } } },
        "left": { "localizations": { "fr": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld seul" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld encore" } } } } } } },
        "by": { "localizations": { "fr": { "stringUnit": { "state": "translated", "value": "%3$@" } } } },
        "more": { "localizations": { "fr": { "stringUnit": { "state": "translated", "value": "x" } } } }
      }, "version": "1.0" }
      """
    let folder = try TemporaryFolder(["Player.xcstrings": catalog])
    let layer = try OverrideFolder(folder.path).layer(for: module.catalog.overrides)
    #expect(layer.count == 2)
    #expect(
      layer.problems.map(\.description) == [
        "Player.xcstrings:5:5: 'x!' is not a language tag",
        "Player.xcstrings:9:30: 'by' cannot be shown: a position below this one is not used",
        "Player.xcstrings:10:32: 'more' is not a key of the module",
      ])
    module.catalog.overrides.reload([layer])
    let french = module.texts("fr")
    #expect([french[0], french.formatted(1, [1]), french.formatted(1, [5])] == ["Vas-y", "1 seul", "5 encore"])
    #expect(module.texts("zh-Hant")[0] == "播放")
  }

  @Test func saysWhatCannotBeRead() throws {
    let folder = try TemporaryFolder(["acme/fr.strings": "play = \"Vas-y\";"])
    module.catalog.overrides.reload([module.layer(["fr": "play = \"Joue\";"])])
    for (path, reason) in [("none", "No such file or directory"), ("acme/fr.strings", "Not a directory")] {
      let error = #expect(throws: OverrideFolderError.self) {
        try module.catalog.overrides.reload(folders: [
          OverrideFolder("\(folder.path)/acme"), OverrideFolder("\(folder.path)/\(path)"),
        ])
      }
      #expect(error?.description == "cannot read '\(folder.path)/\(path)': \(reason)")
    }
    #expect(module.texts("fr")[0] == "Joue")
  }

  /// A change is read when the files are the same at two checks in a row, and a failure is reported once.
  @Test func readsWhatHasChanged() throws {
    let folder = try TemporaryFolder(["fr.strings": "play = \"Un\";"])
    let override = OverrideFolder(folder.path)
    var watch = FolderWatch([override])
    func look() -> String? {
      let overrides = module.catalog.overrides
      switch watch.look(reload: { () throws(OverrideFolderError) in try overrides.reload(folders: [override]) }) {
      case nil: return nil
      case .success: return module.texts("fr")[0]
      case .failure(let error): return error.reason
      }
    }
    #expect(look() == "Un")
    #expect(look() == nil)
    try folder.write("play = \"Deux\";", to: "fr.strings")
    #expect(look() == nil)
    try folder.write("play = \"Trois!\";", to: "fr.strings")
    #expect(look() == nil)
    #expect(look() == "Trois!")
    #expect(look() == nil)
    try FileManager.default.moveItem(atPath: folder.path, toPath: folder.path + "-away")
    #expect(look() == "No such file or directory")
    #expect(look() == nil)
    #expect(module.texts("fr")[0] == "Trois!")
    try FileManager.default.moveItem(atPath: folder.path + "-away", toPath: folder.path)
    #expect(look() == nil)
    #expect(look() == "Trois!")
  }

  @Test func watchesUntilItIsCanceled() async throws {
    let folder = try TemporaryFolder(["fr.strings": "play = \"Un\";"])
    let overrides = module.catalog.overrides
    let (outcomes, told) = AsyncStream.makeStream(of: Int.self)
    let watching = Task {
      await overrides.watch(folders: [OverrideFolder(folder.path)], every: .milliseconds(5)) {
        told.yield((try? $0.get())?.first?.count ?? -1)
      }
    }
    var counts = outcomes.makeAsyncIterator()
    #expect(await counts.next() == 1)
    try folder.write("play = \"Deux\"; only = \"Seul\";", to: "fr.strings")
    #expect(await counts.next() == 2)
    watching.cancel()
    await watching.value
    #expect(module.texts("fr")[0] == "Deux")
  }
}
