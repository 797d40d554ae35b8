import L10nCore

/// The catalogs of a project, for a command line that names no folder.
package struct CatalogSearch {
  /// The conventional folder of a catalog.
  package static let conventionalFolder = "Localizations"

  /// The folders of the catalogs, as paths that the user may open, in order; a folder whose `l10n.yml` refers to another
  /// catalog is left out.
  package let folders: [String]

  /// Whether there are too many folders to visit all of them, as in a home directory.
  package let isCut: Bool

  /// Looks for the catalogs of a project, at most ten folders deep.
  ///
  /// The project's own folder if it has an `l10n.yml`, `.lproj` directories, or String Catalogs; else `Localizations`
  /// if it exists; else the outermost folders below with tables. Tables of tests are skipped, and so are hidden
  /// folders, products, and third-party code.
  /// - Parameter folderLimit: the most folders to visit.
  /// - Throws: `FileError` if the folder cannot be read.
  package init(in project: String = ".", folderLimit: Int = 50_000) throws {
    let conventional = project == "." ? Self.conventionalFolder : "\(project)/\(Self.conventionalFolder)"
    if try Self.isCatalog(project) {
      (folders, isCut) = ([project], false)
    } else if FileReader.isFolder(conventional) {
      (folders, isCut) = ([conventional], false)
    } else {
      let survey = try ProjectSurvey(project, depth: 10, folderLimit: folderLimit)
      folders = Set(survey.catalogFolders.map { CatalogFolder(following: survey.path($0)).path }).sorted()
      isCut = survey.isCut
    }
  }

  private static func isCatalog(_ folder: String) throws -> Bool {
    try FolderFiles.names(in: folder).contains { name in
      name == Configuration.fileName
        || TableFormat.all.contains { format in
          format.layout.holdsTables(name, ofAllLanguages: format.holdsAllLanguages)
        }
    }
  }
}
