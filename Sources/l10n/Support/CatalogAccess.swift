import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nRuntime
import L10nWorkspace

/// Access to the catalog's folder as the user named it: reading it, and naming its files.
struct CatalogAccess {
  /// The path without trailing slashes.
  let folder: String

  /// Whether notes are omitted.
  private(set) var isQuiet: Bool

  /// Whether the files that were read are printed.
  private(set) var isVerbose: Bool

  init(folder: String, isQuiet: Bool = false, isVerbose: Bool = false) {
    self.folder = CatalogFolder(following: folder).path
    (self.isQuiet, self.isVerbose) = (isQuiet, isVerbose)
  }

  /// The same without notes, for reading again.
  var silent: CatalogAccess {
    var access = self
    (access.isQuiet, access.isVerbose) = (true, false)
    return access
  }

  /// The parts that must have been read for a command to go on. Otherwise it ends with exit status 2, and nothing is
  /// written. A command that goes on without some parts of tables has that status in the end (`ReadingStatus`).
  enum Requirement {
    /// Nothing: unreadable parts are among the findings, and the command itself ends with status 2.
    case nothing

    /// Every file and folder: to look things up, and to change single entries.
    case files

    /// As above, and no error in the layout of the folder: to change tables.
    case layout

    /// As above, and no syntax error in a table, which may remove texts: to count texts or write them elsewhere.
    case texts
  }

  /// Reads the catalog.
  ///
  /// - Parameters:
  ///   - extras: the files to read in addition to the tables.
  ///   - tags: the languages that the command is about, in addition to the development language; `nil` for all.
  ///   - failure: the message if something has not been read, such as `nothing was changed`.
  /// - Throws: exit status 2, with messages, if the folder, its configuration, its lock or a required part cannot be
  ///   read.
  func load(
    reading extras: CatalogFolder.Extras = [], requiring requirement: Requirement, about tags: [LanguageTag]? = nil,
    orElse failure: String? = nil
  ) throws -> CatalogFolder.Loaded {
    var session = session(reading: extras)
    return try load(&session, requiring: requirement, about: tags, orElse: failure)
  }

  /// A session that reads the catalog repeatedly.
  func session(reading extras: CatalogFolder.Extras) -> CatalogSession {
    CatalogSession(CatalogFolder(folder), reading: extras)
  }

  /// Reads the catalog of a session, like `load(reading:requiring:orElse:)`.
  func load(
    _ session: inout CatalogSession, requiring requirement: Requirement, about tags: [LanguageTag]? = nil,
    orElse failure: String? = nil
  ) throws -> CatalogFolder.Loaded {
    let loaded = try read(&session)
    try check(loaded)
    describe(loaded)
    try require(requirement, of: loaded, orElse: failure)
    if requirement != .nothing { note(unreadIn: loaded.catalog, about: tags) }
    return loaded
  }

  /// Reports the parts of a catalog's tables that were not read, after which the command ends with exit status 2.
  ///
  /// - Parameter tags: the languages that the command is about, in addition to the development language; `nil` for all.
  func note(unreadIn catalog: Catalog, about tags: [LanguageTag]? = nil) {
    let languages = tags.map { Set(($0 + [catalog.development]).map(\.language)) }
    let unread = SyntaxFindings.unread(in: catalog).filter { finding in
      guard let languages, let tag = finding.subject.locale.flatMap({ LanguageTag(directoryName: $0) }) else {
        return true
      }
      return languages.contains(tag.language)
    }
    if unread.isEmpty { return }
    ReadingStatus.noteUnread()
    Terminal.report(TextReporter(root: folder, sources: catalog.sources).text(for: unread))
  }

  /// Ends a run for which too little has been read.
  ///
  /// - Parameter help: the way to go on.
  /// - Throws: exit status 2, with messages.
  func require(
    _ requirement: Requirement, of loaded: CatalogFolder.Loaded, orElse failure: String? = nil, help: String? = nil
  ) throws {
    let unread = Self.unread(of: loaded, requirement)
    if unread.isEmpty { return }
    Terminal.report(reporter(for: loaded).text(for: unread))
    throw Terminal.failure((failure.map { "\($0): " } ?? "") + "parts of the catalog cannot be read", help: help)
  }

  /// The errors of reading that prevent a command from going on, by place.
  static func unread(of loaded: CatalogFolder.Loaded, _ requirement: Requirement) -> [Diagnostic] {
    let unread: [Diagnostic] =
      switch requirement {
      case .nothing: []
      case .files: loaded.unreadable
      case .layout: loaded.diagnostics.filter { $0.severity == .error }
      case .texts: loaded.diagnostics.filter { $0.severity == .error } + SyntaxFindings.errors(in: loaded.catalog)
      }
    return unread.sorted(by: Diagnostic.precedes)
  }

  private func read(_ session: inout CatalogSession) throws -> CatalogFolder.Loaded {
    let loaded: CatalogFolder.Loaded
    do {
      loaded = try ProgressLine.standard.during("reading \(folder)") { try session.load() }
    } catch FileError.notADirectory(let path) {
      throw Terminal.failure("expected a folder, but '\(path)' is a file", help: "l10n dump \(path) reads one file")
    } catch {
      throw Terminal.failure("\(error)", help: "name the folder that holds the tables")
    }
    if !loaded.isConfigurationValid {
      let mistakes = loaded.diagnostics.filter {
        $0.location?.path == Configuration.fileName || $0.location?.path == TranslationLock.fileName
      }
      throw Terminal.failure(Refusal(mistakes), reporter(for: loaded))
    }
    return loaded
  }

  /// Reads the catalog for looking things up in it; problems of its layout are reported.
  ///
  /// - Throws: exit status 2 if there are no tables, or a required part cannot be read.
  func loadCatalog(
    reading extras: CatalogFolder.Extras = [], requiring required: Requirement = .files,
    about tags: [LanguageTag]? = nil, orElse failure: String? = nil
  ) throws -> Catalog {
    let loaded = try load(reading: extras, requiring: required, about: tags, orElse: failure)
    Terminal.report(reporter(for: loaded).text(for: loaded.diagnostics.sorted(by: Diagnostic.precedes)))
    guard !loaded.catalog.files.isEmpty else { throw emptyCatalog }
    return loaded.catalog
  }

  /// The input of the linter for a catalog that was read, with the settings of a request.
  ///
  /// - Throws: exit status 2 or 64, with a message, if the settings are invalid or there are no tables.
  func setup(_ loaded: CatalogFolder.Loaded, _ request: LintRequest = LintRequest()) throws -> LintSetup {
    try Terminal.orRefuse(reporter(for: loaded)) { try LintSetup(loaded).configured(by: request) }
  }

  /// Ends a run because the folder has no tables.
  var emptyCatalog: ExitCode { Terminal.failure(.noTables(in: folder)) }

  func reporter(for loaded: CatalogFolder.Loaded) -> TextReporter {
    TextReporter(root: folder, sources: loaded.sources)
  }

  /// A file's path as the user may open it.
  func path(_ relative: String) -> String { folder == "." ? relative : "\(folder)/\(relative)" }
}
