import Foundation
import TemporaryFolders
import Testing

struct TargetCatalogTests {
  /// The files of a target's folder `T`, and its catalogs as `folder stem: files; folders`.
  @Test(
    arguments: [
      (["T/a.swift", "T/Resources/image.png"], []),
      (
        ["T/Localizations/en.lproj/A.strings", "T/Localizations/fr.lproj/A.stringsdict", "T/a.swift"],
        [
          "T/Localizations Localizations.l10n: en.lproj/A.strings fr.lproj/A.stringsdict; . en.lproj fr.lproj"
        ]
      ),
      // Without settings, the innermost folder with all tables is the catalog.
      (
        ["T/A/en.lproj/A.strings", "T/A/B/en.lproj/B.strings", "T/A/C/D.xcstrings"],
        ["T/A A.l10n: B/en.lproj/B.strings C/D.xcstrings en.lproj/A.strings; . B B/en.lproj C en.lproj"]
      ),
      (
        ["T/en.lproj/A.strings", "T/b.swift", "T/en.lproj/A.swift", "T/en.lproj/x.png"],
        ["T L10n.l10n: en.lproj/A.strings; . en.lproj"]
      ),
      // Folders with an l10n.yml are the catalogs; tables elsewhere are not.
      (
        [
          "T/X/Texts/l10n.yml", "T/X/Texts/en.lproj/A.strings", "T/X/Texts/l10n.lock", "T/X/Texts/known.jsonl",
          "T/X/Texts/Flat.mustache", "T/X/Texts/README.md", "T/Y/texts/l10n.yml", "T/Y/texts/inner/l10n.yml",
          "T/Z/en.lproj/InfoPlist.strings",
        ],
        [
          "T/X/Texts Texts.l10n: Flat.mustache en.lproj/A.strings known.jsonl l10n.lock l10n.yml; . en.lproj",
          "T/Y/texts texts2.l10n: inner/l10n.yml l10n.yml; . inner",
        ]
      ),
      // Overrides belong to the catalog; products, dependencies and hidden files do not.
      (
        [
          "T/L/en.lproj/A.strings", "T/L/Overrides/acme/en.lproj/A.strings", "T/Pods/P/en.lproj/A.strings",
          "T/.build/en.lproj/A.strings", "T/L/.git/en.lproj/A.strings", "T/L/build/en.lproj/B.strings",
        ],
        [
          "T/L L.l10n: Overrides/acme/en.lproj/A.strings en.lproj/A.strings; "
            + ". Overrides Overrides/acme Overrides/acme/en.lproj en.lproj"
        ]
      ),
    ] as [([String], [String])])
  func findsTheCatalogsOfATarget(files: [String], expected: [String]) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "x") }))
    let found = TargetCatalog.catalogs(in: URL(filePath: "\(folder.path)/T")).map { Self.line($0, in: folder) }
    #expect(found == expected)
  }

  /// The settings of a catalog, and whether its code needs the run time.
  @Test(arguments: [
    ("", true), ("generate:\n  style: flat\n", true), ("generate: {name: T, style: bundle}", false),
    ("generate:\n  # as before\n  style: \"bundle\"\n", false), ("generate:\n  name: T   # style: bundle\n", true),
  ])
  func knowsWhetherTheRunTimeIsNeeded(settings: String, expected: Bool) throws {
    let folder = try TemporaryFolder(["T/L/en.lproj/A.strings": "x", "T/L/l10n.yml": settings])
    let catalogs = TargetCatalog.catalogs(in: URL(filePath: "\(folder.path)/T"))
    #expect(catalogs.map(\.needsRuntime) == [expected])
  }

  /// The l10n.yml of `P/Sources/T`, and the catalog's folder; `Texts` is in `P`.
  @Test(arguments: [
    ("catalog: ../../Texts", "P/Texts"), ("catalog: \"../../Texts\"  # of all targets", "P/Texts"),
    ("# texts\r\ncatalog:\t'../../Texts/'\r\n", "P/Texts"), ("catalog:", "P/Sources/T"),
    ("development: en\n  catalog: x", "P/Sources/T"),
  ])
  func goesWhereAFileLeads(text: String, expected: String) throws {
    let folder = try TemporaryFolder(["P/Sources/T/l10n.yml": text, "P/Texts/en.lproj/A.strings": ""])
    let catalogs = TargetCatalog.catalogs(in: URL(filePath: "\(folder.path)/P/Sources/T"))
    try #require(catalogs.count == 1)
    let line = Self.line(catalogs[0], in: folder)
    if expected == "P/Texts" {
      #expect(line == "P/Texts Texts.l10n: \(folder.path)/P/Sources/T/l10n.yml en.lproj/A.strings; . en.lproj")
    } else {
      #expect(line == "P/Sources/T L10n.l10n: l10n.yml; .")
    }
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder(["T/L/en.lproj/A.strings": "", "Other/en.lproj/B.strings": ""])
    try folder.link("T/L/loop", to: "..")
    try folder.link("T/other", to: "../Other")
    try folder.link("T/L/fr.lproj", to: "en.lproj")
    let found = TargetCatalog.catalogs(in: URL(filePath: "\(folder.path)/T")).map { Self.line($0, in: folder) }
    #expect(found == ["T/L L.l10n: en.lproj/A.strings fr.lproj/A.strings; . en.lproj fr.lproj"])
  }

  private static func line(_ catalog: TargetCatalog, in folder: TemporaryFolder) -> String {
    let root = catalog.folder.path.trimmed
    func relative(_ url: URL) -> String {
      let path = url.path.trimmed
      return path == root ? "." : path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
    let place = root.dropFirst(folder.path.count + 1)
    return "\(place) \(catalog.stem): \(catalog.files.map(relative).sorted().joined(separator: " ")); "
      + catalog.folders.map(relative).sorted().joined(separator: " ")
  }
}

extension String {
  /// A path without the slash at its end.
  fileprivate var trimmed: String { hasSuffix("/") ? String(dropLast()) : self }
}
