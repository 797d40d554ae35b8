import L10nCore

/// The proof for a terminal: the cells of each locale, one on each line, with their findings below; then the sums.
///
///     fr
///       buttonPlayback  play   label  own  Lecture
///                       pause  label  own  Pause
struct AccessibilityText {
  private let report: AccessibilityReport
  private let style: TextStyle

  init(_ report: AccessibilityReport, _ style: TextStyle) { (self.report, self.style) = (report, style) }

  var text: String {
    if report.showsRequirements { return requirements }
    var places = SourcePlaces(report.sources)
    let cells = Dictionary(grouping: report.proof.cells.filter { $0.presence != .silent }, by: \.locale)
    let sections = report.proof.locales.map { locale in
      style.bold(VisibleText.of(locale.directory)) + "\n" + section(cells[locale] ?? [], &places)
    }
    return (sections + [sums]).joined(separator: "\n")
  }

  // MARK: Cells

  private func section(_ cells: [AccessibilityCell], _ places: inout SourcePlaces) -> String {
    if cells.isEmpty { return "  nothing is to be said\n" }
    var rows: [[ReportTable.Cell]] = []
    var last: AccessibilityCell?
    for cell in cells {
      let isNew = last?.control != cell.control
      let isSameState = !isNew && last?.state == cell.state
      rows.append([
        .init(isNew ? cell.control : ""), .init(isSameState ? "" : cell.shownState ?? ""), .init(cell.kind.rawValue),
        .init(cell.provenance),
      ])
      last = cell
    }
    let lines = ReportTable([.init(), .init(), .init(), .init()], rows).lines()
    // The text comes last, so that its direction and width do not move anything.
    let width = lines.map { DisplayWidth.of($0) }.max() ?? 0
    var output = ""
    for (cell, line) in zip(cells, lines) {
      let shown = cell.text.map { _ in
        String(repeating: " ", count: width - DisplayWidth.of(line) + 2) + isolated(VisibleText.of(cell.runs.marked))
      }
      let colored = cell.level.map { style.colored(line, as: $0) } ?? line
      output += "  \(colored)\(shown ?? "")\n"
      for finding in cell.findings { output += describe(finding, &places) }
      if let level = cell.untoldLevel {
        let gap =
          cell.presence == .missing ? "nothing is there to be said" : "a voice of this language reads another one"
        output += "      \(style.colored("\(level.rawValue):", as: level)) \(gap)\n"
      }
    }
    return output
  }

  private func describe(_ finding: Diagnostic, _ places: inout SourcePlaces) -> String {
    let position = finding.location.flatMap { places.position(of: $0.range.lowerBound, in: $0.path) }
    let place = finding.location.map { location in
      "\(VisibleText.of(report.path(location.path))):\(position?.line ?? 1):\(position?.column ?? 1): "
    }
    let severity = style.colored("\(finding.severity.rawValue):", as: finding.severity)
    return "      \(place ?? "")\(severity) \(VisibleText.of(finding.message)) [\(finding.ruleID)]\n"
  }

  /// Isolates a right-to-left text, so that it does not reverse its line on terminals that reorder text.
  private func isolated(_ text: String) -> String {
    style.isolatesDirections && VisibleText.hasRightToLeft(text) ? "\u{2068}\(text)\u{2069}" : text
  }

  // MARK: Sums

  private var sums: String { ReportDocument([.table(report.sums()), .paragraph(report.line)]).text(style) }

  private var requirements: String {
    let groups = report.requirements.reduce(into: [String]()) { if $0.last != $1.group { $0.append($1.group) } }
    let rows = report.requirements.map { note -> [ReportTable.Cell] in
      [.init(note.id), .init(note.state.rawValue), .init(note.summary)]
    }
    let lines = ReportTable([.init(), .init(), .init()], rows).lines()
    var output = ""
    for group in groups {
      output += (output.isEmpty ? "" : "\n") + style.bold("\(letter(of: group))  \(group)") + "\n"
      for (note, line) in zip(report.requirements, lines) where note.group == group {
        output += "  \(note.state == .broken ? style.colored(line, as: .error) : line)\n"
        let detail = [note.rules.joined(separator: ", "), note.reason ?? ""].filter { !$0.isEmpty }
        output += "      \(style.faint(detail.joined(separator: ": ")))\n"
      }
    }
    return output + "\n" + report.requirementLine + "\n"
  }

  /// The first letter of a group's ids.
  private func letter(of group: String) -> String {
    report.requirements.first { $0.group == group }.map { String($0.id.prefix(1)) } ?? ""
  }
}
