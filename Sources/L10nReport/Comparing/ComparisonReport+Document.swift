import L10nCore

extension ComparisonReport {
  /// A comparison for people: the translators' first tasks, then each language.
  var document: ReportDocument {
    let development = development.flatMap { item in
      items(item.text) + Self.notes(on: item).map { .init([Words($0, .strong)], depth: 1) }
    }
    let locales = shownLocales.map { locale -> ReportDocument.Block in
      .folded(
        locale.directory + (locale.layer.map { " (layer \($0))" } ?? ""), note: Self.counts(locale.texts.map(\.kind)),
        [.list(locale.texts.flatMap(items))])
    }
    let title = "\(comparison.developmentLanguage) (development language)"
    return ReportDocument(
      [.title("l10n diff"), .paragraph(headline)]
        + (development.isEmpty ? [] : [.section(title, [.list(development)])]) + locales)
  }

  private func items(_ text: TextComparison) -> [ReportDocument.Item] {
    let color: TextStyle.Color =
      switch text.kind {
      case .added: .green
      case .removed: .red
      case .changed, .renamed: .cyan
      }
    let former = text.oldID.map { "\($0.table): \($0.key) → " } ?? ""
    let head = [Words(text.kind.rawValue, .color(color)), Words(" \(former)\(text.id.table): \(text.id.key)")]
    return [.init(head)]
      + text.forms.map { .init(($0.name.isEmpty ? [] : ["\($0.name): "]) + words($0), depth: 1) }
      + Self.notes(on: text).map { .init([Words($0)], depth: 1) }
  }

  private func words(_ form: TextComparison.Form) -> [Words] {
    WordDifference(from: form.old ?? "", to: form.new ?? "").parts.map { part in
      switch part.change {
      case .kept: Words(part.text)
      case .removed: Words(part.text, .removed)
      case .added: Words(part.text, .added)
      }
    }
  }
}
