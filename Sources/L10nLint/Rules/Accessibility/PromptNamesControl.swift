import L10nCore
import StringsFormat

extension Rule {
  static let promptNamesControl: Rule = Rule(
    id: "a11y-prompt-names-control", severity: .warning, reach: .allTables,
    summary: "A text tells people to use a control and calls it otherwise than its label does.",
    obstacle: { context, _ in
      LanguageProfile.profile(for: context.catalog.development).spoken == nil
        ? "there are no words for commands in the development language" : nil
    }
  ) { context, settings in
    let prompts = Prompts(context, settings)
    return prompts.isEmpty
      ? []
      : context.pairs.compactMap { pair in
        guard let label = prompts.label(in: pair.translation, labels: context) else { return nil }
        let text = pair.translation
        return Diagnostic(
          "'\(text.entry.key)' does not name the control as '\(label.key)' does", at: text.location,
          subject: text.entry.subject,
          related: [Diagnostic.Related("the control's label", at: label.valueLocation)]
            + context.developmentTexts(beside: text.entry), help: "use the words of the label, letter for letter")
      }
  }
}

/// The development language's texts that tell people to use a control, with the label of that control.
private struct Prompts {
  private let labels: [TextID: TextID]
  private let locales: [String: Int]

  var isEmpty: Bool { labels.isEmpty }

  init(_ context: LintContext, _ settings: RuleSettings) {
    locales = Dictionary(
      context.catalog.locales.enumerated().map { ($1.directory, $0) }, uniquingKeysWith: { first, _ in first })
    var names: [String: TextID] = [:]
    for text in context.spokenTexts(.label, under: settings)
    where text.entry.plainText != nil && text.string.utf8.count > 1 {
      guard context.catalog.developmentEntries[text.entry.id]?.keyLocation == text.entry.keyLocation,
        text.string.first?.isUppercase == true, names[text.string] == nil
      else { continue }
      names[text.string] = text.entry.id
    }
    guard !names.isEmpty, let words = LanguageProfile.profile(for: context.catalog.development).spoken else {
      labels = [:]
      return
    }
    let commands = PhraseSearch(words.speech.commands, in: words)
    var labels: [TextID: TextID] = [:]
    for entry in context.developmentEntries {
      guard let text = entry.plainText, text.contains(" "),
        let label = Self.control(in: text, commands, names), label != entry.id
      else { continue }
      labels[entry.id] = label
    }
    self.labels = labels
  }

  /// The label that follows a command, with or without quotation marks: choose Play, press “Done”.
  private static func control(in text: String, _ commands: PhraseSearch, _ names: [String: TextID]) -> TextID? {
    for match in commands.all(in: text) {
      let rest = String(decoding: text.utf8.dropFirst(match.place.upperBound), as: UTF8.self)
      guard rest.first == " " else { continue }
      let name = rest.dropFirst()
      if let open = name.first, "“\"«„'‘".contains(open) {
        let quoted = name.dropFirst().prefix { !"”\"»“'’".contains($0) }
        if let label = names[String(quoted)] { return label }
        continue
      }
      // Without marks only a single word with a capital stands out as a name, and not in the title of another control.
      let word = name.prefix { $0.isLetter }
      let next = name.dropFirst(word.count).drop { $0 == " " }.first
      guard match.word.first?.isLowercase == true, word.first?.isUppercase == true, next?.isUppercase != true else {
        continue
      }
      if let label = names[String(word)] { return label }
    }
    return nil
  }

  /// The label that a translation should name and does not.
  func label(in text: LintText, labels context: LintContext) -> CatalogEntry? {
    guard let id = labels[text.entry.id], let locale = locales[text.entry.file.place.directory] else { return nil }
    let layer = text.entry.file.place.layer.flatMap { context.catalog.layers.firstIndex(of: $0) }
    let label =
      layer.flatMap { context.catalog.entries(locale: locale, layer: $0)[id] }
      ?? context.catalog.entries(locale: locale, layer: nil)[id]
    return label.flatMap { label in
      guard let name = label.plainText, !name.isEmpty, !text.string.lowercased().contains(name.lowercased()) else {
        return nil
      }
      return label
    }
  }
}
