import L10nCore
import L10nSyntax
import Yams

/// A YAML file of settings, whose values have places in it.
struct YAMLSource {
  let source: SourceText
  let path: String
  private let lines: LineTable

  init(_ source: SourceText, path: String) {
    (self.source, self.path, lines) = (source, path, LineTable(source))
  }

  /// Calls a function with the root value of the file, unless it is empty.
  ///
  /// - Returns: the reported findings, or the error that the file is not YAML.
  static func findings(
    in source: SourceText, path: String, isInProject: @escaping @Sendable (String) -> Bool = { _ in true },
    _ read: (SettingValue, inout SettingReader) -> Void
  ) -> [Diagnostic] {
    let file = YAMLSource(source, path: path)
    var reader = SettingReader(path: path, isInProject: isInProject)
    do {
      guard let root = try YAMLDocument.root(of: source.utf8) else { return [] }
      read(file.value(of: root, &reader), &reader)
      return reader.diagnostics
    } catch {
      return [file.diagnostic(for: error)]
    }
  }

  private func value(of node: Node, _ reader: inout SettingReader) -> SettingValue {
    let location = location(of: node)
    switch node {
    case .sequence(let items): return SettingValue(.list(items.map { value(of: $0, &reader) }), at: location)
    case .mapping(let pairs):
      let entries = pairs.compactMap { key, value -> SettingValue.Entry? in
        let place = self.location(of: key)
        guard let name = key.scalar?.string else {
          reader.report("expected a text", at: SettingValue(.list([]), at: place))
          return nil
        }
        return SettingValue.Entry(name, self.value(of: value, &reader), at: place)
      }
      return SettingValue(.mapping(entries), at: location)
    case .scalar(let scalar):
      return SettingValue(.text(scalar.string), at: location, isNothing: node.isNothing)
    case .alias:
      return SettingValue(.text(""), at: location)
    }
  }

  /// The reason why the file is not YAML.
  private func diagnostic(for error: any Error) -> Diagnostic {
    if let error = error as? YAMLDocument.ExpansionError {
      return Diagnostic(
        "configuration", .error, error.problem, at: SourceLocation(path, error.mark.map(place) ?? 0..<0),
        help: "write the values where they are needed, without aliases in aliases")
    }
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let related = context.map { context in
        Diagnostic.Related(context.text, at: SourceLocation(path, place(context.mark)))
      }
      // The parser's message for this names one of its functions.
      let problem = problem.hasPrefix("Maximum nesting") ? "lists are nested too deeply" : problem
      return Diagnostic(
        "configuration", .error, "this is not YAML: \(problem)", at: SourceLocation(path, place(mark)),
        related: related.map { [$0] } ?? [])
    case .reader(let problem, _, _, _):
      let control = source.utf8.firstIndex { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      let range = control.map { $0..<$0 + 1 } ?? 0..<0
      return Diagnostic(
        "configuration", .error, "this is not YAML: \(problem)", at: SourceLocation(path, range),
        help: "remove the control character")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let name = duplicates.sorted().first ?? ""
      let (first, second) = occurrences(of: name, after: place(context.mark).lowerBound)
      return Diagnostic(
        "configuration", .error, "'\(name)' appears twice", at: SourceLocation(path, second ?? place(context.mark)),
        related: second == nil
          ? [] : first.map { [Diagnostic.Related("the first one", at: SourceLocation(path, $0))] } ?? [],
        help: "keep one of them")
    default:
      return Diagnostic("configuration", .error, "this is not YAML: \(error)", at: SourceLocation(path, 0..<0))
    }
  }

  // MARK: Places

  /// The range of a scalar with its quotes; the first character of a list or mapping.
  func location(of node: Node) -> SourceLocation {
    guard let mark = node.mark else { return SourceLocation(path, 0..<0) }
    let start = place(mark).lowerBound
    let line = lines.range(ofLine: lines.line(of: start))
    let rest = source.utf8[min(start, line.upperBound)..<line.upperBound]
    guard let scalar = node.scalar, let first = rest.first else {
      return SourceLocation(path, start..<start + (rest.isEmpty ? 0 : 1))
    }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var end = rest.startIndex + 1
      while end < rest.endIndex, rest[end] != first {
        end += rest[end] == UInt8(ascii: "\\") && first == UInt8(ascii: "\"") ? 2 : 1
      }
      return SourceLocation(path, start..<min(end + 1, rest.endIndex))
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return SourceLocation(path, start..<start + 1)
    default:
      return SourceLocation(path, start..<min(start + scalar.string.utf8.count, rest.endIndex))
    }
  }

  private func place(_ mark: Mark) -> Range<Int> {
    let offset = lines.offset(of: SourcePosition(line: mark.line, column: mark.column))
    return offset..<offset
  }

  /// The first two lines of a block mapping that begin with a name. The parser only gives the place where the mapping
  /// begins.
  private func occurrences(of name: String, after start: Int) -> (first: Range<Int>?, second: Range<Int>?) {
    let firstLine = lines.line(of: start)
    let indentation = start - lines.range(ofLine: firstLine).lowerBound
    let places = (firstLine...lines.starts.count).compactMap { number -> Range<Int>? in
      let line = lines.range(ofLine: number)
      let text = source.utf8[line].dropFirst(indentation)
      let isBlank = source.utf8[line].prefix(indentation).allSatisfy { $0 == UInt8(ascii: " ") }
      guard isBlank || number == firstLine, text.starts(with: name.utf8) else { return nil }
      let end = text.startIndex + name.utf8.count
      guard end < text.endIndex, text[end] == UInt8(ascii: ":") else { return nil }
      return text.startIndex..<end
    }
    return (places.first, places.dropFirst().first)
  }
}

extension Node {
  /// Whether the node is empty or null.
  var isNothing: Bool {
    guard let scalar, scalar.style == .plain || scalar.style == .any else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }
}
