import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The catalog of a project, for a command line that names no folder.
package enum CatalogSearch {
  /// The folder that catalogs are in by convention.
  package static let conventionalFolder = "Localizations"

  /// How many folders deep catalogs are looked for.
  private static let depth = 10

  /// The folders of the catalogs of a project, as paths that the user may open, in order.
  ///
  /// The project's own folder where it has an `l10n.yml`, `.lproj` directories, or String Catalogs; else `Localizations`
  /// where that is there; else the outermost folders below with tables. Tables of tests are passed over, and so are
  /// hidden folders, products, and other people's code.
  /// - Throws: `FileError` when the folder cannot be read.
  package static func folders(of project: String = ".") throws -> [String] {
    if try isCatalog(project) { return [project] }
    let conventional = project == "." ? conventionalFolder : "\(project)/\(conventionalFolder)"
    if FileReader.isFolder(conventional) { return [conventional] }
    let survey = try ProjectSurvey(project, depth: depth)
    return survey.catalogFolders.map(survey.path)
  }

  private static func isCatalog(_ folder: String) throws -> Bool {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw FileError.unreadable(folder, reason: FileError.reason(for: error))
    }
    return names.contains { $0 == Configuration.fileName || $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
  }
}
