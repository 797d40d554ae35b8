import Foundation
import L10nCore
import L10nICU
import L10nWorkspace

/// The catalog that `PlayerStrings` is generated from.
enum PlayerCatalog {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let folder = root.appending(path: "Localizations").path

  static func loaded() throws -> Catalog { try CatalogFolder(folder).load().catalog }

  static func committed(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Sources/PlayerStrings/\(name)"), encoding: .utf8)
  }

  /// Whether the module was generated with the ICU that is linked.
  static var hasICUOfModule: Bool {
    get throws {
      let version = try ICUVersion()
      return try committed("PlayerStrings+Tables.swift")
        .contains("// Number symbols: ICU \(version.icu), CLDR \(version.cldr).")
    }
  }
}
