import ArgumentParser
import L10nWorkspace

/// The folder of a command's catalog.
struct CatalogOptions: ParsableArguments {
  @Argument(
    help:
      "The catalog's folder; by default the current folder, Localizations, or the only folder below that has tables.",
    completion: .directory)
  var folder: String?

  private var isQuiet = false
  private var isVerbose = false

  /// Finds the folder if none is given. A command calls this first.
  ///
  /// - Throws: exit status 64, with a message, if there are several catalogs, and 2 if there is none.
  mutating func find(_ verbosity: VerbosityOptions) throws {
    folder = try folder ?? CatalogAccess.found(verbosity)
    (isQuiet, isVerbose) = (verbosity.quiet, verbosity.verbose)
  }

  /// The given folder, or each that is found, for a command that takes several.
  ///
  /// - Throws: exit status 2, with a message, if there is none.
  func all(_ verbosity: VerbosityOptions) throws -> [CatalogAccess] {
    try (folder.map { [$0] } ?? CatalogAccess.allFound(verbosity)).map { try CatalogAccess($0, verbosity) }
  }

  /// The given or found folder.
  var path: String { folder ?? CatalogSearch.conventionalFolder }

  var access: CatalogAccess { CatalogAccess(folder: path, isQuiet: isQuiet, isVerbose: isVerbose) }
}

/// A key in a catalog; the folder may be left out.
struct KeyOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The catalog's folder; found as in other commands if left out.", valueName: "folder"))
  var first: String

  @Argument(help: ArgumentHelp("The key.", valueName: "key"))
  var second: String?

  @Option(help: ArgumentHelp("The table, where several have the key.", valueName: "name"))
  var table: String?

  /// - Throws: exit status 64 or 2, with a message, if no folder is given and none or several are found.
  func access(_ verbosity: VerbosityOptions) throws -> CatalogAccess {
    try CatalogAccess(second == nil ? nil : first, verbosity)
  }

  var key: String { second ?? first }
}
