import ArgumentParser
import L10nCore
import L10nWorkspace

/// Where tables are taken from that were read before.
struct IndexOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      An index of a table, written by l10n index; may be repeated, and @list names a file with a path a line. Tables that \
      are not what an index is of are read as always.
      """, valueName: "file"),
    completion: .file())
  var index: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      A folder that keeps what runs find out, so that what has not changed is not read and checked again; at most \
      \(WorkCache.limit / 1_000_000) MB, of which the oldest go.
      """, valueName: "folder"),
    completion: .directory)
  var cache: String?

  /// What keeps what runs find out.
  var workCache: WorkCache? {
    cache.map { folder in
      WorkCache(folder, program: ProgramVersion.build) { reason in
        guard
          Self.hasWarned.with({ hasWarned in
            defer { hasWarned = true }
            return !hasWarned
          })
        else { return }
        Terminal.report(note: "nothing more is kept in '\(folder)': \(reason)")
      }
    }
  }

  private static let hasWarned = Guarded(false)

  /// What makes tables of files.
  ///
  /// - Throws: exit status 2, with a message, when an index cannot be read.
  func tableReader(_ cache: WorkCache?, isQuiet: Bool) throws -> TableReader {
    if index.isEmpty { return cache?.tableReader ?? .parsing }
    return try Terminal.orFail(help: "l10n index writes the index of a table") {
      let indexes = try TableIndexes(at: index, program: ProgramVersion.numberAndCommit)
      for (path, reason) in indexes.refused where !isQuiet {
        Terminal.report(note: "the index '\(path)' is left out: \(reason)", help: "write it again with l10n index")
      }
      return indexes.reader
    }
  }
}
