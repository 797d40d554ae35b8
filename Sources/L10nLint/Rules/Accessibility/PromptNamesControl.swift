import L10nCore
import L10nSyntax

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
    if prompts.isEmpty { return [] }
    let misnamed = context.pairs(of: prompts.ids).compactMap { pair -> Diagnostic? in
      guard let label = prompts.label(in: pair.translation, labels: context) else { return nil }
      let text = pair.translation
      return Diagnostic(
        "'\(text.entry.key)' does not name the control as '\(label.key)' does", at: text.location,
        subject: text.entry.subject,
        related: [Diagnostic.Related("the control's label", at: label.valueLocation)]
          + context.developmentTexts(beside: text.entry), help: "use the words of the label, letter for letter")
    }
    return misnamed + prompts.rolesNamed(in: context)
  }
}

/// The development language's texts that tell people to use a control, with the label of that control.
private struct Prompts {
  private let labels: [TextID: TextID]
  private let locales: [String: Int]

  var isEmpty: Bool { labels.isEmpty }

  var ids: some Sequence<TextID> { labels.keys }

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
      guard let text = entry.plainText, text.mayName({ names[$0] != nil }),
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
      let hasArticle = rest.hasPrefix(" the ")
      let name = rest.dropFirst(hasArticle ? 5 : 1)
      if let open = name.first, "“\"«„'‘".contains(open) {
        let quoted = name.dropFirst().prefix { !"”\"»“'’".contains($0) }
        if let label = names[String(quoted)] { return label }
        continue
      }
      // Without quotation marks only a single capitalized word stands out as a name, and not in the title of another
      // control, which has no article.
      let word = name.prefix { $0.isLetter }
      let next = name.dropFirst(word.count).drop { $0 == " " }.first
      guard hasArticle || match.word.first?.isLowercase == true, word.first?.isUppercase == true,
        next?.isUppercase != true
      else {
        continue
      }
      if let label = names[String(word)] { return label }
    }
    return nil
  }

  /// The places where a text names the role of the control that it mentions: "press the Play button".
  func rolesNamed(in context: LintContext) -> [Diagnostic] {
    let catalog = context.catalog
    return catalog.locales.indices.flatMap { index -> [Diagnostic] in
      guard let words = LanguageProfile.profile(for: catalog.locales[index].tag).spoken else { return [] }
      let search = RoleWordSearch(words)
      let entries = catalog.entries(locale: index, layer: nil)
      return labels.compactMap { id, label in
        guard let entry = entries[id], let text = entry.plainText, let place = entry.texts.first,
          let name = entries[label]?.plainText, let role = search.role(beside: name, in: text)
        else { return nil }
        let word = String(decoding: Array(text.utf8)[role], as: UTF8.self)
        return Diagnostic(
          "'\(entry.key)' says '\(word)' beside the name of a control", at: entry.location(of: role, in: place),
          subject: entry.subject,
          related: entries[label].map { [Diagnostic.Related("the control's label", at: $0.valueLocation)] } ?? [],
          help: "leave the kind of control out: screen readers say it, and not everyone uses what it looks like",
          severity: .note)
      }
    }
  }

  /// The label that a translation should name and does not name.
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

extension String {
  /// Whether the text may contain a label, after a space or a quotation mark.
  ///
  /// - Parameter isLabel: takes a word that begins with a capital.
  fileprivate func mayName(_ isLabel: (String) -> Bool) -> Bool {
    let bytes = Array(utf8)
    let isMark: (UInt8) -> Bool = { $0 >= 0x80 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    return bytes.indices.dropFirst().contains { place in
      guard bytes[place - 1] == UInt8(ascii: " ") else { return false }
      if isMark(bytes[place]) { return true }
      guard bytes[place].isASCIICapital else { return false }
      let word = bytes[place...].prefix(while: \.isASCIILetter)
      return word.endIndex < bytes.endIndex && isMark(bytes[word.endIndex])
        || isLabel(String(decoding: word, as: UTF8.self))
    }
  }
}

extension RoleWordSearch {
  /// The role word beside the name of a control or in one compound with it, in UTF-8 offsets of the text.
  fileprivate func role(beside name: String, in text: String) -> Range<Int>? {
    guard let found = match(in: text, specifiers: [], isLabel: false)?.range, !name.isEmpty else { return nil }
    let bytes = Array(text.lowercased().utf8)
    // Some letters have more bytes in lowercase.
    guard bytes.count == text.utf8.count else { return nil }
    let isMark: (Character) -> Bool = { " -\u{A0}\u{202F}\"“”„«»「」『』'‘’".contains($0) }
    let before = String(decoding: bytes[..<found.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[found.upperBound...], as: UTF8.self)
    let small = name.lowercased()
    let end = before.lastIndex { !isMark($0) }.map { before[...$0] } ?? ""
    return end.hasSuffix(small) || after.drop(while: isMark).hasPrefix(small) ? found : nil
  }
}
