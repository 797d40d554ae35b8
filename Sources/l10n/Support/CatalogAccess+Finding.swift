import ArgumentParser
import L10nCore
import L10nWorkspace

extension CatalogAccess {
  /// The folder named on the command line, or the one that is found.
  ///
  /// - Throws: exit status 64, with a message, if there are several catalogs, and 2 if there is none.
  init(_ folder: String?, _ verbosity: VerbosityOptions) throws {
    self.init(
      folder: try folder ?? Self.found(verbosity), isQuiet: verbosity.quiet, isVerbose: verbosity.verbose)
  }

  /// The folder of the catalog in the current folder, or of the only one below it.
  ///
  /// - Parameter fallback: the folder if there is none yet.
  /// - Throws: exit status 64, with a message, if there are several, and 2 if there is none.
  static func found(_ verbosity: VerbosityOptions, orElse fallback: String? = nil) throws -> String {
    let folders = try allFound(verbosity, orElse: fallback)
    if folders.count == 1 { return folders[0] }
    throw Terminal.misuse(
      "there are \(folders.count) catalogs: \(Self.list(folders))",
      help: "name the folder of one: \(Self.command(for: folders[0])); an l10n.yml in a folder around them makes them "
        + "one catalog")
  }

  /// The command line with a catalog's folder in it. Most commands take the folder first; two take files or revisions
  /// before it.
  private static func command(for folder: String) -> String {
    var words = Array(CommandLine.arguments.dropFirst())
    let isLast = ["diff", "import"].contains(words.first)
    words.insert(folder, at: isLast ? words.count : min(1, words.count))
    return (["l10n"] + words.map(\.shellQuoted)).joined(separator: " ")
  }

  /// The folders of the catalogs in the current folder or below it; not empty.
  ///
  /// - Parameter fallback: the folder if there is none yet.
  /// - Throws: exit status 2, with a message, if there is none.
  static func allFound(_ verbosity: VerbosityOptions, orElse fallback: String? = nil) throws -> [String] {
    let search = try Terminal.orFail {
      try ProgressLine.standard.during("looking for a catalog") { try CatalogSearch() }
    }
    if search.isCut {
      throw Terminal.failure("there are too many folders to look for a catalog in", help: "name the catalog's folder")
    }
    let folders = search.folders
    guard let folder = folders.first ?? fallback else {
      throw Terminal.failure(
        "there is no catalog in the current folder or below it",
        help:
          "a catalog is a folder with tables, such as .lproj folders or String Catalogs (.xcstrings), or an l10n.yml; "
          + "l10n init --create begins one")
    }
    if folders.count == 1, folder != ".", folder != CatalogSearch.conventionalFolder, !verbosity.quiet {
      Terminal.report(note: "using the catalog in '\(folder)'")
    }
    return folders.isEmpty ? [folder] : folders
  }

  /// Reports catalogs below with their own settings, which are not read.
  ///
  /// - Throws: exit status 2, with a message, if the folder is not a catalog apart from them.
  func check(_ loaded: CatalogFolder.Loaded) throws {
    if loaded.configuredCatalogs.isEmpty { return }
    if !loaded.isCatalog { throw noCatalog(configured: loaded.configuredCatalogs.map(path)) }
    if isQuiet { return }
    Terminal.report(
      note: "not read, because the catalog is '\(folder)': "
        + Self.list(loaded.configuredCatalogs.map { path("\($0)/\(Configuration.fileName)") }),
      help: "name the folder of a catalog to use its settings")
  }

  /// Ends a run whose folder only contains catalogs, and names those.
  private func noCatalog(configured: [String]) -> ExitCode {
    let found = (try? CatalogSearch(in: folder))?.folders.filter { $0 != folder } ?? []
    let inner = (found.isEmpty ? configured : found).map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    return Terminal.failure(
      "there is no catalog in '\(folder)', but there \(inner.count == 1 ? "is one" : "are some") in \(Self.list(inner))",
      help: "name that folder: '\(inner[0])'; or write an l10n.yml into '\(folder)' to make one catalog of it")
  }

  /// Prints the files that were read, if requested.
  func describe(_ loaded: CatalogFolder.Loaded) {
    guard isVerbose else { return }
    let catalog = loaded.catalog
    let (files, locales) = (loaded.catalog.files.count, catalog.locales.map(\.directory))
    let settings = loaded.configurationSource.isEmpty ? "without an l10n.yml" : "with an l10n.yml"
    Terminal.report(
      note: "read \(files.counted("file")) in '\(folder)', \(settings); "
        + "development language \(catalog.development), locales \(locales.joined(separator: ", "))")
  }

  /// Some folders in words: at most twelve.
  private static func list(_ folders: [String]) -> String {
    let names = folders.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return folders.count > 12 ? "\(names) and \(folders.count - 12) more" : names
  }
}
