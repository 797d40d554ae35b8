import L10nCore
import L10nSyntax

/// Turns locations into lines and columns; the lines of a file are computed on first use.
struct SourcePlaces {
  private let sources: [String: SourceText]

  /// The line tables of the files so far, by path.
  private var tables: [String: LineTable] = [:]

  init(_ sources: [String: SourceText]) { self.sources = sources }

  /// The start and end of a location; `nil` in an unknown file or one without lines, such as a binary one.
  mutating func region(of location: SourceLocation) -> Range<SourcePosition>? {
    guard let start = position(of: location.range.lowerBound, in: location.path),
      let end = position(of: location.range.upperBound, in: location.path)
    else { return nil }
    return start..<max(start, end)
  }

  /// The line and column of an offset into a file's decoded text.
  mutating func position(of offset: Int, in path: String) -> SourcePosition? {
    load(path)
    return tables[path]?.position(of: offset)
  }

  /// The lines of a file; `nil` if it has none.
  mutating func lines(of path: String) -> LineTable? {
    load(path)
    return tables[path]
  }

  private mutating func load(_ path: String) {
    guard tables[path] == nil, let source = sources[path], source.encoding != .binary else { return }
    tables[path] = LineTable(source)
  }
}
