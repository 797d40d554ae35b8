import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let emptyValue: Rule = Rule(
    id: "empty-value", severity: .error,
    summary: "A text is empty or consists of spaces and invisible characters."
  ) { context, _ in
    let catalog = context.catalog
    let development = catalog.developmentEntries
    let hasDevelopment = catalog.developmentIndices.contains { index in
      catalog.files(locale: index).contains { !$0.entries.isEmpty }
    }
    let sources = Set(development.values.map(\.keyLocation))
    // Xcode keeps an entry "" for views without a text.
    let nameless = context.entries(withKey: \.isEmpty).filter { !$0.file.place.format.holdsAllLanguages }
    let leftovers = nameless.map { entry in
      Diagnostic(
        "an entry has an empty key, so nothing looks it up", at: entry.keyLocation, subject: entry.subject,
        help: "remove it", severity: .note, shared: Diagnostic.Shared("entries have an empty key"))
    }
    return leftovers
      + context.entries { TextShape.isBlank($0.string) }.flatMap { entry -> [Diagnostic] in
        let blanks = entry.blankTexts
        guard !blanks.isEmpty else { return [] }
        let isDevelopment = sources.contains(entry.keyLocation)
        // A text that is not for translators is left empty on purpose.
        if isDevelopment && !entry.isTranslatable { return [] }
        let original = isDevelopment ? nil : development[entry.id]
        // Other rules report a text that the development language does not have, and a key without a letter.
        if !isDevelopment && original == nil && hasDevelopment || TextShape.isBlank(entry.key.text) { return [] }
        let meant = original?.blankTexts.map(\.category) ?? []
        return blanks.filter { !meant.contains($0.category) }.map { blank in
          let form = blank.category.map { "form '\($0)' of " } ?? ""
          return Diagnostic(
            "\(form)'\(entry.key)' is empty in '\(entry.file.place.directory)'", at: entry.file.location(blank.range),
            subject: entry.subject, related: original.map { [context.developmentText(of: $0)] } ?? [],
            help: isDevelopment ? "write the text, or remove the entry" : "translate it, or remove the entry",
            severity: isDevelopment ? .warning : nil)
        }
      }
  }
}

extension CatalogEntry {
  /// The texts that show nothing. A form beside other parts of a sentence may be empty, such as that for zero minutes
  /// in "2 hours".
  fileprivate var blankTexts: [EntryText] {
    pattern == nil ? loaded.text.blankTexts : texts.filter(\.isBlank)
  }
}

extension PlacedMessage {
  fileprivate var blankTexts: [EntryText] {
    leaves.flatMap { leaf -> [EntryText] in
      guard case .format(let text, let variables) = leaf.message.content else {
        return leaf.message.texts.map { EntryText(text: $0, range: leaf.places.text.range) }.filter(\.isBlank)
      }
      let format = EntryText(text: text, range: leaf.places.text.range)
      if format.isBlank { return [format] }
      let segments = FormatString(text).segments
      guard segments.count == 1, case .placeholder(let placeholder)? = segments.first else { return [] }
      return zip(variables, leaf.places.variables).filter { $0.0.name == placeholder.variable }.flatMap {
        zip($0.variants, $1.variants).map { form, place in
          EntryText(
            text: form.text, range: place.text.range, variable: placeholder.variable, category: form.category)
        }
      }.filter(\.isBlank)
    }
  }
}

extension EntryText {
  /// Whether it contains nothing visible.
  var isBlank: Bool { TextShape.isBlank(text) }
}
