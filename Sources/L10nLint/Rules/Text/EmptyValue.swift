import L10nCore
import L10nRuntime
import StringsFormat

extension Rule {
  static let emptyValue = Rule(
    id: "empty-value", severity: .error,
    summary: "A text is empty or consists of spaces and invisible characters.",
    rationale: "An empty text is no missing one: nothing stands in for it, so users see and hear nothing.",
    sources: ["WCAG 2.2, 4.1.2 Name, Role, Value"],
    examples: [
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#, "de.lproj/Player.strings": #"/* Größe */ "play" = ⟦""⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#,
        "ar.lproj/Player.strings": #""play" = ⟦" \U200F"⟧; "pause" = ⟦"　"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("files", ["one": "%lld file", "other": "%lld files"]),
        "ru.lproj/Player.stringsdict": RuleExample.plural(
          "files", ["one": "%lld файл", "few": "⟦⟧", "many": "%lld файлов", "other": "%lld файла"]),
      ]),
      .bad([
        "en.lproj/Player.strings": #""gap" = ⟦""⟧;"#, "ja.lproj/Player.strings": #""gap" = "";"#,
        "Overrides/acme/en.lproj/Player.strings": #""gap" = "";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#, "Overrides/acme/fr.lproj/Player.strings": #""play" = ⟦" "⟧;"#,
      ]),
      .good(["en.lproj/Player.strings": #""play" = "Play"; "separator" = "/";"#]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.plural(
          "time", format: "%2$@%#@n@", ["zero": "", "one": ", %lld second", "other": ", %lld seconds"])
      ]),
      .good(["en.lproj/Player.strings": #""title" = "%@";"#, "zh-Hans.lproj/Player.strings": #""title" = "%@";"#]),
    ]
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
