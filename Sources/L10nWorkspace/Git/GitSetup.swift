import L10nCore

/// Sets up a repository for merging and comparing tables: `.gitattributes`, and the configuration of git.
package struct GitSetup: Sendable {
  /// The scope of the written configuration.
  package enum Scope: String, Sendable, CaseIterable {
    /// Only in the repository.
    case local
    /// For all repositories of the user.
    case global
  }

  /// The name of the attributes file.
  package static let attributesFile = ".gitattributes"

  private let git: GitProcess

  /// The repository's folder.
  private let root: String

  /// The path of `.gitattributes`.
  package var attributesPath: String { "\(root)/\(Self.attributesFile)" }

  /// - Throws: `GitError.noRepository` if the folder is outside of a repository.
  package init(around folder: String) throws {
    let result = try GitProcess(folder: folder).run(["rev-parse", "--show-toplevel"])
    guard result.status == 0 else { throw GitError.noRepository(folder) }
    root = String(decoding: result.output.prefix { $0 != 0x0A }, as: UTF8.self)
    git = GitProcess(folder: root)
  }

  /// The lines that `.gitattributes` lacks.
  ///
  /// - Parameter text: the current contents of the file.
  /// - Throws: `FileError` if a catalog in the repository cannot be read.
  package func missingAttributes(in text: String) throws -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.split { $0 == " " || $0 == "\t" }.map(String.init) }
    return try (MergeableFormat.filePatterns + tablePatterns()).compactMap { pattern in
      let known = lines.filter { $0.first == pattern }.flatMap { $0.dropFirst() }
      // Existing attributes for these files stay.
      let wanted = ["merge", "diff"].filter { name in
        !known.contains { $0 == name || $0 == "-\(name)" || $0 == "!\(name)" || $0.hasPrefix("\(name)=") }
      }
      return wanted.isEmpty ? nil : ([pattern] + wanted.map { "\($0)=l10n" }).joined(separator: " ")
    }
  }

  /// The patterns of the repository's tables whose names do not say that they are tables, such as `/locales/*/*.json`.
  private func tablePatterns() throws -> [String] {
    try CatalogSearch(in: root).folders.flatMap { folder -> [String] in
      let places = try CatalogFolder(folder).load().catalog.files.map(\.place)
      let below = folder.dropFirst(root.count)
      // A pattern ends at a blank.
      return Set(
        places.filter(\.format.filePatterns.isEmpty).map { "\(below)/\($0.filePattern)".replacing(" ", with: "?") }
      )
      .sorted()
    }
  }

  /// The configuration, in the order in which it is written.
  ///
  /// - Parameter program: the command that starts the program.
  package static func settings(program: String) -> [(name: String, value: String)] {
    [
      ("merge.l10n.name", "tables of texts, entry by entry"),
      ("merge.l10n.driver", "\(program) merge --marker-size %L -- %O %A %B %P"),
      ("diff.l10n.textconv", "\(program) diff --textconv"),
      ("mergetool.l10n.cmd", "\(program) merge --mergetool -- \"$BASE\" \"$LOCAL\" \"$REMOTE\" \"$MERGED\""),
      ("mergetool.l10n.trustExitCode", "true"),
    ]
  }

  /// Writes the settings that differ from the wanted configuration.
  ///
  /// - Returns: the settings that were written.
  /// - Throws: `GitError.failed`.
  package func configure(_ scope: Scope, program: String) throws -> [(name: String, value: String)] {
    try Self.settings(program: program).filter { setting in
      let known = try git.run(["config", "--\(scope.rawValue)", "--get", setting.name])
      if known.status == 0, String(decoding: known.output.dropLast(), as: UTF8.self) == setting.value { return false }
      _ = try git.output(["config", "--\(scope.rawValue)", setting.name, setting.value])
      return true
    }
  }
}
