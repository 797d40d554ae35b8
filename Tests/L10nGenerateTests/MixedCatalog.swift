import Foundation
import L10nCore
import L10nGenerate
import L10nICU
import L10nWorkspace

/// The catalog beside the tests: five locales, an override layer, a String Catalog, and keys and texts that are hard on a generator.
enum MixedCatalog {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Mixed")
  static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/Mixed")

  static func loaded() throws -> Catalog { try CatalogFolder(folder.path).load().catalog }

  static func generated() throws -> [GeneratedFile] { try SwiftGenerator(loaded(), source: folder.path).files() }

  /// The files below the folder, by path.
  static func files() throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap { path in
      guard CatalogPlace(path: path) != nil else { return nil }
      return SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: folder.appending(path: path))))
    }
  }

  static func golden(_ name: String) throws -> String {
    try String(contentsOf: goldens.appending(path: name), encoding: .utf8)
  }

  /// Whether the expected files were made with the linked version of ICU; another version formats some numbers
  /// differently.
  static var hasICUOfGoldens: Bool {
    get throws {
      let version = try ICUVersion()
      return try golden("GoldenStrings+Tables.swift").contains(
        "// Number symbols: ICU \(version.icu), CLDR \(version.cldr).")
    }
  }
}
