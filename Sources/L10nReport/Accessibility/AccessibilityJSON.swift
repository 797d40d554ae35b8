import L10nCore
import L10nSyntax

/// The proof as JSON, which `Documentation/ReportFormat.md` describes.
struct AccessibilityJSON {
  private static let formatVersion = 1

  private let report: AccessibilityReport

  init(_ report: AccessibilityReport) { self.report = report }

  var text: String {
    var places = SourcePlaces(report.sources)
    let cells = report.proof.cells.map { cell($0, &places) }
    return JSONOutput.members([
      "version": .number(Self.formatVersion),
      "tool": .members(["name": .string("l10n"), "version": .string(report.version)]),
      "root": .string(report.root),
      "layout": .string(report.layout),
      "locales": .array(report.proof.summaries.map(locale)),
      "cells": .array(cells),
      "requirements": .array(report.requirements.map(requirement)),
    ]).document
  }

  private func locale(_ summary: AccessibilityProof.Summary) -> JSONOutput {
    let presences = AccessibilityCell.Presence.allCases.map { ($0.rawValue, summary.counts[$0] ?? 0) }
    let severities = Severity.allCases.reversed().map { ($0.rawValue + "s", summary.findings[$0] ?? 0) }
    return .object(
      [.init("locale", .string(summary.locale.directory)), .init("proved", .boolean(summary.isProved))]
        + (presences + severities).map { .init($0, .number($1)) })
  }

  private func cell(_ cell: AccessibilityCell, _ places: inout SourcePlaces) -> JSONOutput {
    let origin = cell.origin.map { origin in
      JSONOutput.members([
        "locale": .string(origin.locale), "layer": .string(origin.layer), "step": .number(origin.step),
        "location": location(origin.location, &places),
      ])
    }
    let findings = cell.findings.map { finding in
      JSONOutput.members([
        "rule": .string(finding.ruleID), "severity": .string(finding.severity.rawValue),
        "message": .string(finding.message), "location": finding.location.map { location($0, &places) },
        "help": .string(finding.help),
      ])
    }
    let foreign = cell.runs.compactMap { run in
      run.language.map { JSONOutput.members(["text": .string(run.text), "language": .string("\($0)")]) }
    }
    return .members([
      "locale": .string(cell.locale.directory), "control": .string(cell.control), "tag": .number(cell.tag),
      "state": .string(cell.state.map { "\($0)" }), "stateName": .string(cell.stateName),
      "kind": .string(cell.kind.rawValue), "presence": .string(cell.presence.rawValue),
      "key": .string(cell.key), "table": .string(cell.table), "text": .string(cell.text),
      "foreignWords": .nonempty(foreign), "from": origin,
      "level": .string(cell.level?.rawValue), "findings": .nonempty(findings),
    ])
  }

  private func location(_ location: SourceLocation, _ places: inout SourcePlaces) -> JSONOutput {
    let start = places.position(of: location.range.lowerBound, in: location.path)
    return .members([
      "path": .string(report.path(location.path)), "line": start.map { .number($0.line) },
      "column": start.map { .number($0.column) },
    ])
  }

  private func requirement(_ note: RequirementNote) -> JSONOutput {
    .members([
      "id": .string(note.id), "group": .string(note.group), "summary": .string(note.summary),
      "rules": .array(note.rules.map { .string($0) }), "state": .string(note.state.rawValue),
      "reason": .string(note.reason),
    ])
  }
}
