import ArgumentParser
import L10nCore
import L10nReport
import L10nWorkspace
import StringsFormat

/// The catalogue's folder as the user named it: reading it, and speaking of its files.
struct CatalogAccess {
  /// Without slashes at its end.
  let folder: String

  init(folder: String) { self.folder = CatalogFolder(following: folder).path }

  /// Reads the catalogue.
  ///
  /// - Parameter isForLint: whether `l10n.lock` and the Swift code are read as well.
  /// - Throws: exit status 2 when the folder, its configuration or its lock cannot be read, with a message.
  func load(forLint isForLint: Bool = false) throws -> CatalogFolder.Loaded {
    try load(reading: isForLint ? [.lock, .code] : [])
  }

  /// Reads the catalogue with what is wanted beside its tables.
  ///
  /// - Throws: exit status 2 when the folder, its configuration or its lock cannot be read, with a message.
  func load(reading extras: CatalogFolder.Extras) throws -> CatalogFolder.Loaded {
    let loaded: CatalogFolder.Loaded
    do {
      loaded = try ProgressLine.standard.during("reading \(folder)") {
        try CatalogFolder(folder).load(reading: extras)
      }
    } catch FileError.notADirectory(let path) {
      throw Terminal.failure("'\(path)' is a file where a folder is due", help: "l10n dump \(path) reads one file")
    } catch {
      throw Terminal.failure("\(error)", help: "name the folder that holds the .lproj directories")
    }
    if !loaded.isConfigurationValid {
      throw invalidConfiguration(
        loaded.diagnostics.filter {
          $0.location?.path == Configuration.fileName || $0.location?.path == TranslationLock.fileName
        }, of: loaded)
    }
    return loaded
  }

  /// Reads the catalogue for looking things up in it; problems of its layout are told on the way.
  ///
  /// - Throws: exit status 2 when there is nothing to look anything up in.
  func loadCatalog() throws -> Catalog {
    let loaded = try load()
    Terminal.complain(reporter(for: loaded).text(for: loaded.diagnostics.sorted(by: Diagnostic.precedes)))
    guard !loaded.catalog.files.isEmpty else { throw emptyCatalog }
    return loaded.catalog
  }

  /// Ends a run because of its configuration.
  func invalidConfiguration(_ diagnostics: [Diagnostic], of loaded: CatalogFolder.Loaded) -> ExitCode {
    Terminal.complain(reporter(for: loaded).text(for: diagnostics.sorted(by: Diagnostic.precedes)))
    return ExitCode(2)
  }

  /// Ends a run because the folder has no tables.
  var emptyCatalog: ExitCode {
    let above = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return Terminal.failure(
      "'\(folder)' has no tables",
      help: folder.hasSuffix(".lproj")
        ? "that is one language: name the folder that holds it, '\(above.isEmpty ? "." : above)'"
        : "a table is an .xcstrings file, or a .strings or .stringsdict file in an .lproj directory")
  }

  func reporter(for loaded: CatalogFolder.Loaded) -> TextReporter {
    TextReporter(root: folder, sources: sources(of: loaded))
  }

  /// The decoded text of every file that diagnostics may point into, by path below the folder.
  func sources(of loaded: CatalogFolder.Loaded) -> [String: SourceText] {
    loaded.catalog.sources.merging(loaded.configurationSource) { first, _ in first }
  }

  /// A file's path as the user may open it.
  func path(_ relative: String) -> String { folder == "." ? relative : "\(folder)/\(relative)" }
}
