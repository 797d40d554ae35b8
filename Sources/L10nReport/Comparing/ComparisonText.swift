import L10nCore

/// A comparison for a terminal: words that go and come are marked as git marks them, or by color.
struct ComparisonText {
  private let report: ComparisonReport
  private let style: TextStyle

  init(_ report: ComparisonReport, _ style: TextStyle) { (self.report, self.style) = (report, style) }

  var text: String {
    var lines = [report.headline]
    let development = report.development
    if !development.isEmpty {
      lines += ["", style.bold("\(report.comparison.developmentLanguage) (development language)")]
      for item in development {
        lines += self.lines(item.text)
        lines += ComparisonReport.notes(on: item).map { "    " + style.colored($0, .yellow) }
      }
    }
    for locale in report.shownLocales {
      let name = VisibleText.of(locale.directory + (locale.layer.map { " (layer \($0))" } ?? ""))
      lines += ["", style.bold(name) + ": " + ComparisonReport.counts(locale.texts.map(\.kind))]
      lines += locale.texts.flatMap(self.lines)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ text: TextComparison) -> [String] {
    let color: TextStyle.Color =
      switch text.kind {
      case .added: .green
      case .removed: .red
      case .changed, .renamed: .cyan
      }
    let former = text.oldID.map { "\(name($0)) → " } ?? ""
    return ["  \(style.colored(text.kind.rawValue, color)) \(former)\(name(text.id))"]
      + text.forms.map { "    " + ($0.name.isEmpty ? "" : "\($0.name): ") + words($0) }
      + ComparisonReport.notes(on: text).map { "    " + VisibleText.of($0) }
  }

  private func name(_ id: TextID) -> String { VisibleText.of("\(id.table): \(id.key)") }

  private func words(_ form: TextComparison.Form) -> String {
    let parts = WordDifference(from: form.old ?? "", to: form.new ?? "").parts
    return parts.map { part in
      let text = VisibleText.of(part.text)
      switch part.change {
      case .kept: return text
      case .removed: return style.isColored ? style.colored(text, .red) : "[-\(text)-]"
      case .added: return style.isColored ? style.colored(text, .green) : "{+\(text)+}"
      }
    }.joined()
  }
}
