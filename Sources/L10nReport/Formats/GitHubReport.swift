import L10nCore
import L10nSyntax

/// Findings as workflow commands of GitHub Actions, which become annotations of a commit or pull request.
///
///     ::error file=Localizations/fr.lproj/Ads.strings,line=3,col=18,endLine=3,endColumn=21,title=argument-type::text 1 …
///
/// A range over several lines has no columns, because annotations only support them on a single line.
struct GitHubReport {
  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    var places = SourcePlaces(report.sources)
    var output = ""
    for diagnostic in report.diagnostics {
      let properties = properties(of: diagnostic, &places).map { "\($0)=\(Self.property($1))" }
      let lines =
        [diagnostic.message]
        + diagnostic.related.map { related in
          let line = places.position(of: related.location.range.lowerBound, in: related.location.path)?.line ?? 1
          return "\(related.message): \(report.path(related.location.path)):\(line)"
        } + (diagnostic.help.map { ["help: \($0)"] } ?? [])
      let message = Self.escaped(lines.map(VisibleText.of).joined(separator: "\n"))
      output += "::\(Self.command(diagnostic.severity)) \(properties.joined(separator: ","))::\(message)\n"
    }
    return output
  }

  private func properties(of diagnostic: Diagnostic, _ places: inout SourcePlaces) -> [(String, String)] {
    let title = ("title", diagnostic.ruleID)
    guard let location = diagnostic.location else { return [title] }
    let file = ("file", report.path(location.path))
    guard let region = places.region(of: location) else { return [file, title] }
    let (start, end) = (region.lowerBound, region.upperBound)
    let lines = [("line", String(start.line)), ("endLine", String(end.line))]
    let columns = [("col", String(start.column)), ("endColumn", String(end.column))]
    return [file] + lines + (start.line == end.line ? columns : []) + [title]
  }

  private static func command(_ severity: Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// An escaped message: the runner decodes `%25`, `%0D` and `%0A`; in the value of a property other codes, too.
  private static func escaped(_ text: String, _ codes: [Unicode.Scalar: String] = [:]) -> String {
    let codes = codes.merging(["%": "%25", "\r": "%0D", "\n": "%0A"]) { first, _ in first }
    return text.escaped { codes[$0] }
  }

  private static func property(_ text: String) -> String { escaped(VisibleText.of(text), [":": "%3A", ",": "%2C"]) }
}
