import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

/// The two versions named on the command line.
struct DiffVersions {
  let old: CatalogVersion
  let new: CatalogVersion

  /// Whether a file is compared; `nil` if all are.
  let isWanted: ((String) -> Bool)?

  /// - Throws: `GitError`, `FileError`, and exit status 64 for names that are not versions.
  init(_ names: [String], _ verbosity: VerbosityOptions) throws {
    if names.count == 2, names.allSatisfy(FileReader.isThere) {
      isWanted = nil
      (old, new) = try Self.paths(names[0], names[1])
      return
    }
    var revisions = names
    var place: String?
    if let last = names.last, FileReader.isThere(last) {
      place = last
      revisions.removeLast()
    }
    let isFile = place.map(FileReader.isFile) ?? false
    let language = place.flatMap { isFile ? nil : CatalogVersion.languageDirectory(of: $0) }
    let folder =
      if isFile {
        Self.catalogFolder(ofFile: place ?? "")
      } else if let place, language != nil {
        "\(CatalogAccess(folder: place).folder)/.."
      } else {
        try CatalogAccess(place, verbosity).folder
      }
    isWanted =
      if let language {
        { $0.hasPrefix("\(language)/") }
      } else {
        isFile ? { path in place.map { $0 == path || $0.hasSuffix("/\(path)") } ?? true } : nil
      }
    let repository = try GitRepository(around: folder)
    if revisions.count == 1, let range = Self.range(revisions[0]) {
      let (first, second) = (range.first.isEmpty ? "HEAD" : range.first, range.second.isEmpty ? "HEAD" : range.second)
      let start = range.isFromAncestor ? try repository.mergeBase(first, second) : first
      old = try CatalogVersion(
        repository, revision: start, name: range.isFromAncestor ? "where \(second) left \(first)" : first)
      new = try CatalogVersion(repository, revision: second)
      return
    }
    guard revisions.count < 3 else {
      throw Terminal.misuse(
        "two versions are compared, not \(revisions.count)", help: "name two revisions, or a range A..B")
    }
    old = try CatalogVersion(repository, revision: revisions.first ?? "HEAD")
    new =
      try revisions.count == 2
      ? CatalogVersion(repository, revision: revisions[1]) : CatalogVersion(workingTree: repository)
  }

  /// `A..B` and `A...B`; `nil` for other names.
  private static func range(_ name: String) -> (first: String, second: String, isFromAncestor: Bool)? {
    guard let dots = name.firstRange(of: "..") else { return nil }
    let rest = name[dots.upperBound...]
    let isFromAncestor = rest.hasPrefix(".")
    return (String(name[..<dots.lowerBound]), String(isFromAncestor ? rest.dropFirst() : rest), isFromAncestor)
  }

  private static func paths(_ first: String, _ second: String) throws -> (CatalogVersion, CatalogVersion) {
    switch (FileReader.isFile(first), FileReader.isFile(second)) {
    case (false, false):
      let (first, second) = (CatalogAccess(folder: first).folder, CatalogAccess(folder: second).folder)
      let languages = [first, second].map(CatalogVersion.languageDirectory)
      let versions =
        if let language = languages[1], languages[0] != nil {
          // Both are compared as the same language.
          (
            try CatalogVersion(languageFolder: first, as: language),
            try CatalogVersion(languageFolder: second, as: language)
          )
        } else {
          (try CatalogVersion(folder: first), try CatalogVersion(folder: second))
        }
      for version in [versions.0, versions.1] where version.isEmpty {
        throw Terminal.failure(.noTables(in: version.name))
      }
      return versions
    case (true, true):
      guard let format = FileLanguageOptions.format(of: second), FileLanguageOptions.format(of: first) == format else {
        throw Terminal.misuse(
          "'\(first)' and '\(second)' are not tables of one format", help: "convert one of them first")
      }
      // Both are compared as the same table.
      let name = second.split(separator: "/").last.map(String.init) ?? second
      let directory = CatalogPlace(path: second).map(\.directory) ?? "en"
      let path = CatalogPlace.path(
        table: format.layout.table(name) ?? name, directory: format.holdsAllLanguages ? "" : directory, layer: nil,
        format: format)
      let folder = format.layout.folder ?? ""
      return (
        try CatalogVersion(file: first, as: path, in: folder), try CatalogVersion(file: second, as: path, in: folder)
      )
    default:
      throw Terminal.misuse("a folder and a file cannot be compared", help: "name two folders or two files")
    }
  }

  /// The folder of a file's language directory.
  private static func catalogFolder(ofFile path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let isLanguage =
      parts.last.map { name in
        FileLanguageOptions.format(of: path)?.layout.language(String(name)) != nil
      } ?? false
    let folder = (isLanguage ? parts.dropLast() : parts).joined(separator: "/")
    return folder.isEmpty ? "." : folder
  }
}
