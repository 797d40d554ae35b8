import L10nCore
import L10nLint
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

/// The tables of an app compared with the third-party tables whose texts they replace.
struct ReferenceRun {
  let reference: ReferenceCatalog

  /// The tables of the app alone, for the counts in reports.
  let own: Catalog

  /// Whether `--locale` gives the language of the app's own table.
  let isLanguageGiven: Bool

  private let tables: NamedTables

  /// - Parameters:
  ///   - path: the app's own tables.
  ///   - referencePath: the tables of the reference.
  ///   - locales: the language of the app's own table if its place does not determine it.
  /// - Throws: exit status 2 or 64, with a message, if something cannot be read or does not fit together.
  init(_ path: String, against referencePath: String, locales: [String]) throws {
    var tables = try NamedTables(path)
    var other = try NamedTables(referencePath)
    isLanguageGiven = tables.lacksLanguage && !locales.isEmpty
    if isLanguageGiven {
      guard locales.count == 1 else {
        throw Terminal.misuse(
          "the place of '\(tables.name)' does not say its language, and --locale names several", help: "name one")
      }
      tables.assume(locales[0])
    }
    if tables.lacksLanguage {
      guard other.lacksLanguage || other.directories.count == 1 else {
        throw Terminal.misuse(
          "the place of '\(tables.name)' does not say its language",
          help: "add --locale, or put it into a folder such as fr.lproj")
      }
      tables.assume(other.directories.first ?? LanguageTag.english.description)
    }
    other.assume(LanguageTag.english.description)
    // A single file is compared with the only table of the reference, whatever its name.
    if tables.isFile, other.tableNames.count == 1 { tables.tables[0].table = other.tableNames[0] }
    guard tables.tableNames.contains(where: other.tableNames.contains) else {
      throw Terminal.misuse(
        "'\(tables.name)' has no table that '\(other.name)' has",
        help: "the reference has \(other.tableNames.joined(separator: ", "))")
    }
    reference = ReferenceCatalog(tables.tables, reference: other.tables, tables.configuration)
    try Self.tellBroken(reference)
    var loader = CatalogLoader(Configuration())
    let known = Set(other.tableNames)
    own = loader.catalog(
      of: tables.tables.filter { known.contains($0.table) }.map {
        SourceFile(path: $0.path(inLayer: nil), bytes: $0.bytes)
      })
    self.tables = tables
  }

  /// Warns of errors in the reference itself: texts that are lost there cannot be compared.
  ///
  /// - Throws: exit status 2, with a message, if nothing of a file can be read.
  private static func tellBroken(_ reference: ReferenceCatalog) throws {
    var seen: Set<String> = []
    for file in reference.catalog.files where file.place.layer == nil && seen.insert(file.path).inserted {
      guard file.findings.contains(where: { $0.severity == .error }) else { continue }
      let path = reference.shownPath(of: file)
      if file.isUnreadable {
        throw Terminal.failure("the reference '\(path)' cannot be read", help: "l10n dump \(path) says why")
      }
      ReadingStatus.noteUnread()
      Terminal.report(
        note: "the reference '\(path)' has errors, so some of its texts may be unknown",
        help: "l10n dump \(path) lists them")
    }
  }

  /// The decoded text of every file, by its path for the user.
  var sources: [String: SourceText] {
    Dictionary(
      reference.catalog.files.map { (reference.shownPath(of: $0), $0.source) }, uniquingKeysWith: { first, _ in first }
    ).merging(tables.configurationSource) { first, _ in first }
  }

  /// Lints the tables; their settings do not name a baseline.
  ///
  /// - Throws: exit status 2 or 64, with a message, if the settings in the folder's `l10n.yml` are invalid, or the
  ///   baseline cannot be read.
  func lint(_ request: LintRequest) throws -> LintRun {
    let setup: LintSetup
    do {
      setup = try LintSetup(reference)
    } catch {
      let path = tables.configurationSource.keys.first ?? Configuration.fileName
      let shown = error.diagnostics.map { $0.placed { SourceLocation(path, $0.range) } }
      throw Terminal.failure(Refusal(shown), TextReporter(root: ".", sources: sources))
    }
    return try Terminal.orRefuse {
      try ProgressLine.standard.during("checking \(tables.name)") { try LintRun(request, over: setup) }
    }
  }
}
