import ArgumentParser
import L10nCore
import L10nLint
import L10nReport
import L10nRuntime
import L10nWorkspace

/// The catalog's folder as the user named it: reading it, and speaking of its files.
struct CatalogAccess {
  /// Without slashes at its end.
  let folder: String

  /// Whether notes are left out.
  private(set) var isQuiet: Bool

  /// Whether what was read is printed.
  private(set) var isVerbose: Bool

  init(folder: String, isQuiet: Bool = false, isVerbose: Bool = false) {
    self.folder = CatalogFolder(following: folder).path
    (self.isQuiet, self.isVerbose) = (isQuiet, isVerbose)
  }

  /// The same without notes, for what is read again.
  var silent: CatalogAccess {
    var access = self
    (access.isQuiet, access.isVerbose) = (true, false)
    return access
  }

  /// What must have been read for a command to go on. What has not ends it with exit status 2, and nothing is written. A
  /// command that goes on over tables of which a part was not read has that status in the end (`ReadingStatus`).
  enum Requirement {
    /// Nothing: what cannot be read is among the findings, and the command ends with status 2 by itself.
    case nothing

    /// Every file and folder: to look things up, and to change single entries.
    case files

    /// As above, and no error in the layout of the folder: to change tables.
    case layout

    /// As above, and no syntax error in a table, which may take texts away: to count texts or write them elsewhere.
    case texts
  }

  /// Reads the catalog.
  ///
  /// - Parameters:
  ///   - extras: what is read beside the tables.
  ///   - tags: the languages that the command is about beside the development language; `nil` for all.
  ///   - failure: what is said when something has not been read, such as `nothing was changed`.
  /// - Throws: exit status 2 when the folder, its configuration, its lock or what is required cannot be read, with
  ///   messages.
  func load(
    reading extras: CatalogFolder.Extras = [], requiring requirement: Requirement, about tags: [LanguageTag]? = nil,
    orElse failure: String? = nil
  ) throws -> CatalogFolder.Loaded {
    var session = session(reading: extras)
    return try load(&session, requiring: requirement, about: tags, orElse: failure)
  }

  /// The catalog, to be read again and again.
  func session(reading extras: CatalogFolder.Extras) -> CatalogSession {
    CatalogSession(CatalogFolder(folder), reading: extras)
  }

  /// Reads the catalog of a session, as `load(reading:requiring:orElse:)` does.
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

  /// Says what of a catalog's tables was not read, after which the command ends with exit status 2.
  ///
  /// - Parameter tags: the languages that the command is about beside the development language; `nil` for all.
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
  /// - Parameter help: how the run could go on.
  /// - Throws: exit status 2, with messages.
  func require(
    _ requirement: Requirement, of loaded: CatalogFolder.Loaded, orElse failure: String? = nil, help: String? = nil
  ) throws {
    let unread = Self.unread(of: loaded, requirement)
    if unread.isEmpty { return }
    Terminal.report(reporter(for: loaded).text(for: unread))
    throw Terminal.failure((failure.map { "\($0): " } ?? "") + "parts of the catalog cannot be read", help: help)
  }

  /// The errors of reading that keep a command from going on, by place.
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

  /// Reads the catalog for looking things up in it; problems of its layout are told on the way.
  ///
  /// - Throws: exit status 2 when there is nothing to look anything up in, or what is required cannot be read.
  func loadCatalog(
    reading extras: CatalogFolder.Extras = [], requiring required: Requirement = .files,
    about tags: [LanguageTag]? = nil, orElse failure: String? = nil
  ) throws -> Catalog {
    let loaded = try load(reading: extras, requiring: required, about: tags, orElse: failure)
    Terminal.report(reporter(for: loaded).text(for: loaded.diagnostics.sorted(by: Diagnostic.precedes)))
    guard !loaded.catalog.files.isEmpty else { throw emptyCatalog }
    return loaded.catalog
  }

  /// What was read, for the linter, with the settings of a request.
  ///
  /// - Throws: exit status 2 or 64, with a message, when the settings are wrong or there are no tables.
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
