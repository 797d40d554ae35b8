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

  /// What makes tables of files.
  ///
  /// - Throws: exit status 2, with a message, when an index cannot be read.
  func tableReader(isQuiet: Bool) throws -> TableReader {
    if index.isEmpty { return .parsing }
    do {
      let indexes = try TableIndexes(at: index, program: ProgramVersion.numberAndCommit)
      for (path, reason) in indexes.refused where !isQuiet {
        Terminal.report(note: "the index '\(path)' is left out: \(reason)", help: "write it again with l10n index")
      }
      return indexes.reader
    } catch {
      throw Terminal.failure("\(error)", help: "l10n index writes the index of a table")
    }
  }
}
