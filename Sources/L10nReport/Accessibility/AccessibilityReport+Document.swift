import L10nCore

/// The proof in Markdown, for people who review texts and do not read code.
extension AccessibilityReport {
  var document: ReportDocument {
    if showsRequirements { return requirementDocument }
    let columns = ["control", "state", "kind", "text", "whose", "findings"].map { ReportTable.Column(Words($0)) }
    let cells = Dictionary(grouping: proof.cells.filter { $0.presence != .silent }, by: \.locale)
    return ReportDocument(
      [.title("l10n accessibility"), .paragraph(line), .table(sums(zero: ""))]
        + proof.locales.map { locale in
          .section(locale.directory, [.table(ReportTable(columns, (cells[locale] ?? []).map(row)))])
        })
  }

  private func row(_ cell: AccessibilityCell) -> [ReportTable.Cell] {
    let findings = cell.findings.map { finding in
      [Words("\(finding.severity.rawValue): \(finding.message) "), Words(finding.ruleID, .code)]
    }
    return [cell.control, cell.shownState ?? "", cell.kind.rawValue, cell.runs.marked, cell.provenance].map {
      .init($0)
    }
      + [.init(Array(findings.joined(separator: [Words("", .lineBreak)])))]
  }

  private var requirementDocument: ReportDocument {
    let groups = requirements.reduce(into: [String]()) { if $0.last != $1.group { $0.append($1.group) } }
    let columns: [ReportTable.Column] = [.init(), .init("asked for"), .init("rules"), .init()]
    let sections = groups.map { group -> ReportDocument.Block in
      let rows = requirements.filter { $0.group == group }.map { note -> [ReportTable.Cell] in
        let rules = note.rules.map { [Words($0, .code)] }.joined(separator: [" "])
        let reason = note.reason.map { "\(note.state.rawValue): \($0)" } ?? note.state.rawValue
        return [.init(note.id), .init(note.summary), .init(Array(rules)), .init(reason)]
      }
      return .section(group, [.table(ReportTable(columns, rows))])
    }
    return ReportDocument(
      [.title("What listeners need of texts"), .paragraph(requirementLine + ".")] + sections, level: 1)
  }

  // MARK: Sums

  /// The counts for each locale.
  ///
  /// - Parameter zero: the text for 0.
  func sums(zero: String = "0") -> ReportTable {
    let titles = ["texts", "own", "inherited", "other language", "missing", "errors", "warnings", "notes"]
    return ReportTable(
      [.init("locale")] + titles.map { .init(Words($0), isNumber: true) },
      proof.summaries.map { summary in
        let numbers =
          [summary.spokenCount]
          + [.own, .inherited, .foreign, .missing].map { summary.counts[$0] ?? 0 }
          + Severity.allCases.reversed().map { summary.findings[$0] ?? 0 }
        return [.init(summary.locale.directory)] + numbers.map { .init($0 == 0 ? zero : "\($0)") }
      })
  }

  /// `18 controls, 300 texts in 10 locales: all there, nothing wrong`
  var line: String {
    let summaries = proof.summaries
    let proved = summaries.count(where: \.isProved)
    let texts = summaries.reduce(0) { $0 + $1.spokenCount }
    let verdict =
      proved == summaries.count
      ? "all there, nothing wrong" : "\(summaries.count - proved) of \(summaries.count) not proved"
    return "\(proof.controls.count.counted("control"))\(layout.map { " of '\($0)'" } ?? ""), "
      + "\(texts.counted("text")) in \(summaries.count.counted("locale")): \(verdict)"
  }

  /// `45 requirements: 40 proved, 5 not in tables`
  var requirementLine: String {
    let counts = RequirementNote.State.allCases.compactMap { state -> String? in
      let count = requirements.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
    return "\(requirements.count.counted("requirement")): \(counts.joined(separator: ", "))"
  }
}
