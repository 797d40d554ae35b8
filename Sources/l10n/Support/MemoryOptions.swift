import ArgumentParser
import L10nCore
import L10nInterchange
import L10nReport
import L10nWorkspace

/// The sources of a translation memory.
struct MemoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A translation memory beside the catalog itself: a TMX file, or the folder of another catalog; may be repeated.",
      valueName: "path"), completion: .file(extensions: ["tmx"]))
  var memory: [String] = []

  @Option(
    help: ArgumentHelp("How much of two texts has to be the same, in percent; 75 by default.", valueName: "percent"))
  var minScore = 75

  func validate() throws {
    guard (50...100).contains(minScore) else {
      throw ValidationError("--min-score is a percentage from 50 to 100, not \(minScore)")
    }
  }

  /// The texts of a catalog, and of the sources that the options name.
  ///
  /// - Throws: exit status 2, with a message, if a file or a folder cannot be read.
  func memory(for catalog: Catalog) throws -> TranslationMemory {
    try ProgressLine.standard.during("reading translations") {
      TranslationMemory(try catalog.segments() + memory.flatMap { try segments(at: $0, for: catalog) })
    }
  }

  private func segments(at path: String, for catalog: Catalog) throws -> [TranslationMemory.Segment] {
    if FileReader.isFolder(path) {
      let other = try CatalogAccess(folder: path, isQuiet: true).load(requiring: .files).catalog
      guard other.development.language == catalog.development.language else {
        throw Terminal.failure(
          "the texts of '\(path)' are in '\(other.development)', not in '\(catalog.development)'",
          help: "name a catalog with the same development language")
      }
      return other.segments(named: CatalogFolder(path).path)
    }
    let reading = try Terminal.orFail { TMXReading(try FileReader.bytes(of: path), path: path) }
    if !reading.diagnostics.isEmpty {
      Terminal.report(TextReporter(root: ".", sources: [path: reading.source]).text(for: reading.diagnostics))
      throw Terminal.failure("'\(path)' cannot be read as a translation memory")
    }
    return reading.segments(from: catalog.development, origin: path)
  }
}
