import L10nCore

/// A comparison as a comment of a pull request: what translators have to do first, then, folded up, each language.
struct ComparisonMarkdown {
  private let report: ComparisonReport

  init(_ report: ComparisonReport) { self.report = report }

  var text: String {
    var parts = ["## l10n diff", MarkdownText.of(report.headline)]
    let development = report.development
    if !development.isEmpty {
      let items = development.map { item in
        (self.item(item.text) + ComparisonReport.notes(on: item).map { "  - **\(MarkdownText.of($0))**" })
          .joined(separator: "\n")
      }
      parts.append("### \(MarkdownText.of(report.comparison.developmentLanguage)), the development language")
      parts.append(items.joined(separator: "\n"))
    }
    for locale in report.shownLocales {
      let name = MarkdownText.of(locale.directory + (locale.layer.map { " (layer \($0))" } ?? ""))
      let counts = ComparisonReport.counts(locale.texts.map(\.kind))
      parts.append(
        "<details><summary>\(name): \(counts)</summary>\n\n" + locale.texts.flatMap(item).joined(separator: "\n")
          + "\n\n</details>")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func item(_ text: TextComparison) -> [String] {
    let former = text.oldID.map { "\(name($0)) → " } ?? ""
    return ["- \(text.kind.rawValue) \(former)\(name(text.id))"]
      + text.forms.map { "  - " + ($0.name.isEmpty ? "" : "\(MarkdownText.of($0.name)): ") + words($0) }
      + ComparisonReport.notes(on: text).map { "  - \(MarkdownText.of($0))" }
  }

  private func name(_ id: TextID) -> String { MarkdownText.of("\(id.table): \(id.key)") }

  private func words(_ form: TextComparison.Form) -> String {
    WordDifference(from: form.old ?? "", to: form.new ?? "").parts.map { part in
      switch part.change {
      case .kept: MarkdownText.of(part.text)
      case .removed: "<del>\(MarkdownText.of(part.text))</del>"
      case .added: "<ins>\(MarkdownText.of(part.text))</ins>"
      }
    }.joined()
  }
}
