package import L10nCore
package import L10nSyntax

/// A baseline as read from a file, with the problems of the file.
package struct BaselineFile: Sendable {
  /// The path of the file as diagnostics show it.
  package let path: String

  /// The part that could be read.
  package let baseline: Baseline

  /// Errors, each with its place.
  package let diagnostics: [Diagnostic]

  /// The text for excerpts, by the file's path; empty for a file without any line like a baseline's, whose contents do
  /// not matter.
  package let excerptSources: [String: SourceText]

  /// Reads a baseline, in any encoding and with any line ends. Of two lines with the same entry the larger count wins,
  /// so that two branches merge by keeping both sides.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    let source = SourceText(decoding: bytes)
    let lines = LineTable(source)
    var reader = BaselineReader(path: path)
    for number in 1...lines.starts.count {
      let range = lines.range(ofLine: number)
      let line = source.utf8[range]
      if !line.allSatisfy({ $0.isSpaceOrControl }) { reader.read(Array(line), at: range.lowerBound) }
    }
    baseline = Baseline(counts: reader.counts)
    if !reader.knowsFormat, let first = reader.diagnostics.first {
      let line = first.location.map { lines.line(of: $0.range.lowerBound) } ?? 1
      diagnostics = [
        Diagnostic(
          "baseline", .error, "this is not a baseline: line \(line) is not a baseline entry",
          at: SourceLocation(path, 0..<0),
          help: "write one with --write-baseline")
      ]
      excerptSources = [:]
      return
    }
    diagnostics = reader.diagnostics
    excerptSources = [path: source]
  }
}

private struct BaselineReader {
  private static let names = ["rule", "layer", "table", "locale", "key", "count"]

  let path: String
  var counts: [Baseline.Entry: Int] = [:]
  var diagnostics: [Diagnostic] = []

  /// Whether a line is an object that names a rule, as only those of a baseline do.
  var knowsFormat = false

  init(path: String) { self.path = path }

  /// Reads one line, an object.
  mutating func read(_ line: [UInt8], at start: Int) {
    let document = JSONDocument(line)
    if let finding = document.findings.first {
      return report(finding.message, finding.range, at: start, help: finding.help)
    }
    guard let root = document.root, root.kind == .object else {
      return report("expected an object on each line", document.root?.range ?? 0..<line.count, at: start)
    }
    if root.members.contains(where: { $0.key.text == "rule" }) { knowsFormat = true }
    var rule: String?
    var count = 1
    var subject = Diagnostic.Subject()
    for member in root.members {
      let name = member.key.text
      let text = member.value.string
      let integer = member.value.integer
      switch name {
      case "count":
        guard let integer, integer > 0 else {
          return report("expected a number of at least 1", member.value.range, at: start)
        }
        count = integer
      case _ where !Self.names.contains(name):
        return report(
          "a baseline has no '\(name)'", member.keyRange, at: start,
          help: Suggestion.question(name, among: Self.names) ?? "write it again with --write-baseline")
      case _ where text == nil: return report("expected a text", member.value.range, at: start)
      case "rule": rule = text
      case "layer": subject.layer = text
      case "table": subject.table = text
      case "locale": subject.locale = text
      default: subject.key = text
      }
    }
    guard let rule else { return report("the line does not name a rule", root.range, at: start) }
    let entry = Baseline.Entry(rule: rule, subject: subject)
    counts[entry] = max(counts[entry] ?? 0, count)
  }

  private mutating func report(_ message: String, _ range: Range<Int>, at start: Int, help: String? = nil) {
    diagnostics.append(
      Diagnostic(
        "baseline", .error, message,
        at: SourceLocation(path, range.lowerBound + start..<range.upperBound + start), help: help))
  }
}
