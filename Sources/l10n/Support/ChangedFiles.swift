import L10nCore
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

/// The files that a command is about to write, each with the contents that were read from it.
///
/// All commands write changed files with this type: a file that another program changed since it was read is left
/// unchanged.
struct ChangedFiles {
  private var files: [(replacement: FileWriter.Replacement, note: String)] = []

  var isEmpty: Bool { files.isEmpty }

  /// Adds a file that the command has read.
  ///
  /// - Parameters:
  ///   - old: the contents that were read; `nil` if there was no file.
  ///   - note: the line to print when the file is written.
  mutating func add(_ new: [UInt8], to path: String, insteadOf old: [UInt8]?, note: String) {
    files.append((FileWriter.Replacement(path: path, old: old, new: new), note))
  }

  /// Adds an output, whatever the file has; nothing if it has the same contents already.
  ///
  /// - Throws: exit status 2, with a message, if something at the path cannot be read.
  mutating func add(output new: [UInt8], to path: String, note: String) throws {
    let file = try Terminal.orFail { try FileWriter.Replacement(output: path, new: new) }
    if file.old != file.new { files.append((file, note)) }
  }

  /// Adds files of a catalog.
  mutating func add(_ files: [SourceFile], of catalog: Catalog?, at access: CatalogAccess, verb: String) {
    let sources = catalog?.sources ?? [:]
    for file in files {
      let path = access.path(file.path)
      add(file.bytes, to: path, insteadOf: sources[file.path]?.bytes, note: "\(verb) \(path)\n")
    }
  }

  /// Adds languages to `locales` in `l10n.yml` if that lists them.
  mutating func declare(_ languages: [LanguageTag], in loaded: CatalogFolder.Loaded, at access: CatalogAccess) {
    let configuration = loaded.catalog.configuration
    let undeclared = languages.filter { tag in configuration.locales?.contains { $0.tag == tag } == false }
    for (path, source) in loaded.configurationSource where !undeclared.isEmpty {
      guard let bytes = configuration.adding(undeclared, to: source) else { continue }
      add(bytes, to: access.path(path), insteadOf: source.bytes, note: "wrote \(access.path(path))\n")
    }
  }

  /// Prints the changes as a unified diff.
  func showDiff(_ color: ColorChoice = .auto) throws {
    for file in files.map(\.replacement) where file.old != file.new {
      let old = file.old.map { SourceText(decoding: $0) }
      let new = SourceText(decoding: file.new)
      let diff = UnifiedDiff(
        from: old.map { $0[0..<$0.utf8.count] }, to: new[0..<new.utf8.count], path: file.path)
      try Terminal.write(color.isColored ? diff.coloredText : diff.text)
      if diff.text.isEmpty { Terminal.report("\(VisibleText.of(file.path)) would be written in UTF-8\n") }
    }
  }

  /// Writes the files, then reports those that are written and those that are left unchanged.
  ///
  /// - Parameters:
  ///   - ties: paths of files that are changed together or not at all, in addition to the two files of a table.
  ///   - failure: the message before the reason if a file cannot be written, such as `nothing was imported`.
  ///   - verbosity: `nil` for a command that always reports the files it wrote.
  /// - Returns: whether all files are written; otherwise the exit status must be 1.
  /// - Throws: exit status 2, with a message, if one cannot be written; all files are then unchanged.
  func write(ties: Set<Set<String>> = [], orElse failure: String? = nil, _ verbosity: VerbosityOptions? = nil) throws
    -> Bool
  {
    let left: [String]
    do {
      left = try FileWriter.replace(files.map(\.replacement), ties: ties.union(tables))
    } catch {
      throw Terminal.failure(failure.map { "\($0): \(error)" } ?? "\(error)")
    }
    for file in files where !left.contains(file.replacement.path) && verbosity?.quiet != true {
      try VerbosityOptions.write(file.note)
    }
    for path in left {
      Terminal.report(
        error: "'\(path)' was left alone: it, or a file that changes with it, was changed on disk meanwhile",
        help: "run the command again")
    }
    return left.isEmpty
  }

  /// The files of one table, such as its `.strings` and its `.stringsdict`: an entry may move from one to the other.
  private var tables: Set<Set<String>> {
    let paths = files.map(\.replacement.path)
    let tables = Dictionary(grouping: paths) { path -> [String] in
      guard let place = CatalogPlace(path: path), !place.format.holdsAllLanguages else { return [path] }
      return [place.table, place.directory, place.layer ?? "/"]
    }
    return Set(tables.values.map { Set($0) }.filter { $0.count > 1 })
  }
}
