package import L10nCore
import L10nRuntime

/// The catalogs for a project whose texts SwiftGen reads.
package struct SwiftGenMigration: Sendable {
  /// One for each set of tables, in the order of the file.
  package private(set) var proposals: [CatalogProposal] = []

  /// The files that SwiftGen wrote, by the catalog's folder, as paths from the project's folder.
  package private(set) var outputs: [String: String] = [:]

  /// The findings in the file, and its parts that the project cannot use.
  package private(set) var diagnostics: [Diagnostic]

  private let survey: ProjectSurvey

  /// - Throws: `FileError` if tables cannot be read.
  package init(_ file: SwiftGenFile, in survey: ProjectSurvey) throws {
    self.survey = survey
    diagnostics = file.diagnostics
    for strings in file.strings { try add(strings) }
    diagnostics.sort(by: Diagnostic.precedes)
  }

  private mutating func add(_ strings: SwiftGenStrings) throws {
    let inputs = strings.inputs.compactMap { input in
      let found = SwiftGenInput(input.name, filter: strings.filter, in: survey)
      if found == nil {
        report("there are no tables at '\(input.name)'", at: input.location, help: "is this the project's folder?")
      }
      return found
    }
    guard !inputs.isEmpty else { return }
    let folder = Self.sharedFolder(inputs.flatMap(\.folders))
    guard !proposals.contains(where: { $0.folder == folder }) else {
      report(
        "the tables of '\(survey.path(folder))' have one generated type, so these strings are left out",
        at: strings.location, help: "put their tables into a separate folder")
      return
    }
    let language = inputs.lazy.compactMap(\.directory).compactMap { LanguageTag(directoryName: $0) }.first
    var proposal = try CatalogProposal(
      folder, in: survey, name: strings.enumName, hint: language.map { DevelopmentLanguage($0, by: "swiftgen.yml") })
    let tables = Set(inputs.flatMap(\.files).compactMap { CatalogPlace(path: Self.relative($0, to: folder))?.table })
    if !tables.isSuperset(of: proposal.tables) { proposal.settings.tables = tables.sorted() }
    if strings.isPublic { proposal.settings.access = "public" }
    let style: GenerateSettings.Style = strings.isFlat ? .swiftgenFlat : .swiftgen
    proposal.settings.generate = ["style: \(style.rawValue)"]
    if strings.hasTableEnums {
      proposal.settings.generate.append("table-names: \(GenerateSettings.TableNames.always.rawValue)")
    }
    outputs[folder] = strings.output
    proposals.append(proposal)
  }

  private mutating func report(_ message: String, at location: SourceLocation?, help: String) {
    diagnostics.append(Diagnostic("conversion-loss", .warning, message, at: location, help: help))
  }

  /// The innermost folder that contains all of some folders, or is one of them.
  private static func sharedFolder(_ folders: [String]) -> String {
    let paths = folders.map { $0.split(separator: "/") }
    guard var shared = paths.first?[...] else { return "" }
    for path in paths {
      while !path.starts(with: shared) { shared = shared.dropLast() }
    }
    return shared.joined(separator: "/")
  }

  private static func relative(_ path: String, to folder: String) -> String {
    folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
  }
}

/// One input of SwiftGen: a table, an `.lproj` directory, or a folder with some of them.
struct SwiftGenInput {
  /// The table files, from the project's folder; not empty.
  let files: [String]

  /// The folders that contain the `.lproj` directories.
  let folders: [String]

  /// The name of the `.lproj` directory that is or contains the input, without its suffix.
  let directory: String?

  /// - Parameter filter: a regular expression that part of the tables' paths must match.
  /// - Returns: `nil` if there are no tables.
  init?(_ path: String, filter: String?, in survey: ProjectSurvey) {
    let parts = path.split(separator: "/").map(String.init)
    directory = parts.last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
    let found: [String]
    if CatalogPlace(path: path) != nil {
      found = FileReader.isThere(survey.path(path)) ? [path] : []
    } else {
      let prefix = path.isEmpty || path == "." ? "" : "\(path)/"
      let isDirectory = parts.last?.hasSuffix(".lproj") ?? false
      let root = isDirectory ? parts.dropLast().joined(separator: "/") : path
      let listed = (try? FolderListing(survey.path(root == "." ? "" : root)).tablePaths) ?? []
      let above = root.isEmpty || root == "." ? "" : "\(root)/"
      found = listed.map { above + $0 }.filter { $0.hasPrefix(prefix) }
    }
    let pattern = filter.flatMap { try? Regex($0) }
    files = found.filter { file in pattern.map { file.contains($0) } ?? true }
    folders = Set(files.compactMap { CatalogPlace(path: $0)?.folder }).sorted()
    if files.isEmpty { return nil }
  }
}
