import L10nCore

/// The catalogs of a project, for a command line that names no folder.
package struct CatalogSearch {
  /// The folder that catalogs are in by convention.
  package static let conventionalFolder = "Localizations"

  /// The folders of the catalogs, as paths that the user may open, in order.
  package let folders: [String]

  /// Whether there are too many folders to visit all of them, as in a home directory.
  package let isCut: Bool

  /// Looks for the catalogs of a project, at most ten folders deep.
  ///
  /// The project's own folder where it has an `l10n.yml`, `.lproj` directories, or String Catalogs; else `Localizations`
  /// where that is there; else the outermost folders below with tables. Tables of tests are passed over, and so are
  /// hidden folders, products, and other people's code.
  /// - Parameter folderLimit: how many folders are visited.
  /// - Throws: `FileError` when the folder cannot be read.
  package init(in project: String = ".", folderLimit: Int = 50_000) throws {
    let conventional = project == "." ? Self.conventionalFolder : "\(project)/\(Self.conventionalFolder)"
    if try Self.isCatalog(project) {
      (folders, isCut) = ([project], false)
    } else if FileReader.isFolder(conventional) {
      (folders, isCut) = ([conventional], false)
    } else {
      let survey = try ProjectSurvey(project, depth: 10, folderLimit: folderLimit)
      (folders, isCut) = (survey.catalogFolders.map(survey.path), survey.isCut)
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
