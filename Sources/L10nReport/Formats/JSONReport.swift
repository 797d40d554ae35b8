import L10nCore
import L10nSyntax

/// Findings as JSON of the project's own format, which `Documentation/ReportFormat.md` describes.
///
/// A change that may break readers of the format increases the version; added members do not.
struct JSONReport {
  private static let formatVersion = 1

  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    var places = SourcePlaces(report.sources)
    var fingerprints = FindingFingerprints()
    var spelling = FixSpelling(report.files)
    let findings = report.diagnostics.map { diagnostic in
      finding(
        diagnostic, fix: diagnostic.fix.map { fix($0, &places, &spelling) }, fingerprints.next(of: diagnostic), &places
      ).written(depth: 2)
    }
    return JSONOutput.members([
      "version": .number(Self.formatVersion),
      "tool": .members(["name": .string("l10n"), "version": .string(report.version)]),
      "root": .string(report.root),
      "summary": summary,
      "findings": .array(findings),
    ]).document
  }

  private var summary: JSONOutput {
    let summary = report.summary
    let counts = Severity.allCases.reversed().map { ($0.rawValue + "s", summary.findings[$0] ?? 0) }
    let numbers =
      [("files", summary.files), ("entries", summary.entries), ("locales", summary.locales)] + counts
      + [("suppressed", summary.suppressed), ("baselined", summary.baselined)]
    let unchecked = summary.unchecked.map {
      JSONOutput.members(["rule": .string($0.id), "reason": .string($0.reason)])
    }
    return .object(numbers.map { .init($0, .number($1)) } + [.init("unchecked", .array(unchecked))])
  }

  private func finding(
    _ diagnostic: Diagnostic, fix: JSONOutput?, _ fingerprint: String, _ places: inout SourcePlaces
  ) -> JSONOutput {
    let subject = diagnostic.subject
    let related = diagnostic.related.map { related in
      JSONOutput.members([
        "message": .string(related.message), "location": self.location(related.location, &places),
      ])
    }
    return .members([
      "rule": .string(diagnostic.ruleID),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "location": diagnostic.location.map { location($0, &places) },
      "locale": .string(subject.locale),
      "layer": .string(subject.layer),
      "table": .string(subject.table),
      "key": .string(subject.key),
      "help": .string(diagnostic.help),
      "related": .nonempty(related),
      "fix": fix,
      "fingerprint": .string(fingerprint),
    ])
  }

  private func location(_ location: SourceLocation, _ places: inout SourcePlaces) -> JSONOutput {
    let region = places.region(of: location)
    func place(_ position: SourcePosition, _ offset: Int) -> JSONOutput {
      .members(["line": .number(position.line), "column": .number(position.column), "offset": .number(offset)])
    }
    return .members([
      "path": .string(report.path(location.path)),
      "start": region.map { place($0.lowerBound, location.range.lowerBound) },
      "end": region.map { place($0.upperBound, location.range.upperBound) },
    ])
  }

  private func fix(_ fix: Fix, _ places: inout SourcePlaces, _ spelling: inout FixSpelling) -> JSONOutput {
    let replacements = spelling.sortedReplacements(for: fix)?.map { replacement in
      JSONOutput.members([
        "location": location(replacement.location, &places), "text": .string(replacement.text),
      ])
    }
    return .members([
      "summary": .string(fix.summary), "safety": .string(fix.safety.rawValue),
      "replacements": replacements.map { .array($0) },
    ])
  }
}
