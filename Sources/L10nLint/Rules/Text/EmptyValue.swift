import L10nCore
import L10nRuntime
import StringsFormat

extension Rule {
  static let emptyValue: Rule = Rule(
    id: "empty-value", severity: .error,
    summary: "A text is empty or consists of spaces and invisible characters."
  ) { context in
    let development = context.catalog.developmentEntries
    let sources = Set(development.values.map(\.keyLocation))
    return context.entries { TextShape.isBlank($0.string) }.flatMap { entry -> [RuleFinding] in
      let blanks = entry.blankTexts
      guard !blanks.isEmpty else { return [] }
      let isDevelopment = sources.contains(entry.keyLocation)
      let original = isDevelopment ? nil : development[entry.id]
      let meant = original?.blankTexts.map(\.category) ?? []
      return blanks.filter { !meant.contains($0.category) }.map { blank in
        let form = blank.category.map { "form '\($0)' of " } ?? ""
        return RuleFinding(
          "\(form)'\(entry.key)' is empty in '\(entry.file.place.directory)'", at: entry.file.location(blank.range),
          subject: entry.subject, related: original.map { [context.developmentText(of: $0)] } ?? [],
          help: isDevelopment ? "write the text, or remove the entry" : "translate it, or remove the entry",
          severity: isDevelopment ? .warning : nil)
      }
    }
  }
}

extension CatalogEntry {
  /// The texts that leave nothing to see. A form beside other parts of a sentence may be empty, as for minutes that are
  /// none in "2 hours".
  fileprivate var blankTexts: [EntryText] {
    rule?.blankTexts ?? texts.filter(\.isBlank)
  }
}

extension StringsdictRule {
  fileprivate var blankTexts: [EntryText] {
    switch self {
    case .text(let text): return [EntryText(text: text.text, range: text.range)].filter(\.isBlank)
    case .width(let cases): return cases.flatMap { $0.rule.blankTexts }
    case .device(let cases): return cases.flatMap { $0.rule.blankTexts }
    case .format(let text, let variables):
      let format = EntryText(text: text.text, range: text.range)
      if format.isBlank { return [format] }
      let segments = FormatString(text.text).segments
      guard segments.count == 1, case .placeholder(let placeholder)? = segments.first else { return [] }
      return variables.filter { $0.name == placeholder.variable }.flatMap(\.variants).map {
        EntryText(text: $0.text.text, range: $0.text.range, variable: placeholder.variable, category: $0.category)
      }.filter(\.isBlank)
    }
  }
}

extension EntryText {
  fileprivate var isBlank: Bool { TextShape.isBlank(text) }
}
