import ArgumentParser
import L10nCore
import L10nWorkspace

/// The files that a command is about to write, each with what was read from it.
///
/// All commands that change files write them here: a file that another program changed since it was read is left alone.
struct ChangedFiles {
  private var files: [(replacement: FileWriter.Replacement, note: String)] = []

  var isEmpty: Bool { files.isEmpty }

  /// Adds a file that the command has read.
  ///
  /// - Parameters:
  ///   - old: what was read; `nil` where there was no file.
  ///   - note: what is printed when the file is written.
  mutating func add(_ new: [UInt8], to path: String, insteadOf old: [UInt8]?, note: String) {
    files.append((FileWriter.Replacement(path: path, old: old, new: new), note))
  }

  /// Adds an output, whatever it holds; nothing when it holds the same already.
  ///
  /// - Throws: exit status 2, with a message, when something stands there that cannot be read.
  mutating func add(output new: [UInt8], to path: String, note: String) throws {
    do {
      let file = try FileWriter.Replacement(output: path, new: new)
      if file.old != file.new { files.append((file, note)) }
    } catch {
      throw Terminal.failure("\(error)")
    }
  }

  /// Adds files of a catalogue.
  mutating func add(_ files: [SourceFile], of catalog: Catalog?, at access: CatalogAccess, verb: String) {
    let sources = catalog?.sources ?? [:]
    for file in files {
      let path = access.path(file.path)
      add(file.bytes, to: path, insteadOf: sources[file.path]?.bytes, note: "\(verb) \(path)\n")
    }
  }

  /// Writes the files and then says which, and which are left alone.
  ///
  /// - Parameters:
  ///   - ties: paths of files that are changed together or not at all, beside the two files of a table.
  ///   - failure: what is said before the reason when a file cannot be written, such as `nothing was imported`.
  ///   - talk: `nil` for a command that always says what it wrote.
  /// - Returns: whether all files are written; otherwise the exit status is to be 1.
  /// - Throws: exit status 2, with a message, when one cannot be written; all files are then as they were.
  func write(ties: Set<Set<String>> = [], orElse failure: String? = nil, _ talk: TalkOptions? = nil) throws -> Bool {
    let left: [String]
    do {
      left = try FileWriter.replace(files.map(\.replacement), ties: ties.union(tables))
    } catch {
      throw Terminal.failure(failure.map { "\($0): \(error)" } ?? "\(error)")
    }
    for file in files where !left.contains(file.replacement.path) && talk?.quiet != true {
      try TalkOptions.write(file.note)
    }
    for path in left {
      Terminal.complain(
        error: "'\(path)' was left alone: it, or a file that changes with it, was changed on disk meanwhile",
        help: "run the command again")
    }
    return left.isEmpty
  }

  /// The `.strings` and the `.stringsdict` of one table: an entry may go from one to the other.
  private var tables: Set<Set<String>> {
    let paths = files.map(\.replacement.path).filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }
    let tables = Dictionary(grouping: paths) { $0.hasSuffix(".strings") ? $0 : String($0.dropLast("dict".count)) }
    return Set(tables.values.map { Set($0) }.filter { $0.count > 1 })
  }
}
