import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let hintRepeatsLabel: Rule = Rule(
    id: "a11y-hint-repeats-label", severity: .warning, use: .forSpeech, reach: .eachTable,
    summary: "A hint says only what the label has just said.",
    fixes: .unsafe
  ) { context, settings in
    let pairs = HintPairs(context)
    let hints = context.spokenTexts(.hint, under: settings)
    let found = hints.compactMap { hint -> (hint: SpokenText, label: CatalogEntry)? in
      pairs.labels(beside: hint.entry).first { pairs.repeats(hint, $0) }.map { (hint, $0) }
    }
    var counts: [TextID: Int] = [:]
    for (hint, _) in found { counts[hint.entry.id, default: 0] += 1 }
    let all = counts.isEmpty ? [:] : hints.reduce(into: [:]) { $0[$1.entry.id, default: 0] += 1 }
    return found.map { hint, label in
      // Removing the hint in one language only would leave a gap.
      let isUseless = counts[hint.entry.id] == all[hint.entry.id] && !pairs.isDeclared(hint.entry.key)
      return Diagnostic(
        "\(hint.name) repeats the label '\(label.key)'", at: hint.text.location, subject: hint.entry.subject,
        related: [Diagnostic.Related("the label", at: label.valueLocation)],
        help: isUseless ? "remove it, or say what the control does" : "say what the control does",
        fix: isUseless ? Fix("remove the hint", .remove(entryAt: hint.entry.keyLocation)) : nil)
    }
  }
}

/// The labels that are spoken before each hint.
private struct HintPairs {
  private let context: LintContext
  private let labelKeys: [String: [String]]
  private let roles: [LanguageTag: PhraseSearch]
  private let locales: [String: Int]

  init(_ context: LintContext) {
    self.context = context
    var labelKeys: [String: [String]] = [:]
    for control in context.configuration.controls {
      let labels = control.texts.filter { $0.kind == .label }.map(\.key)
      for hint in control.texts where hint.kind == .hint { labelKeys[hint.key, default: []] += labels }
    }
    self.labelKeys = labelKeys
    roles = context.spokenWords.mapValues { PhraseSearch($0.controls.flatMap(\.words), in: $0) }
    locales = Dictionary(
      context.catalog.locales.enumerated().map { ($1.directory, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func isDeclared(_ hint: TableKey) -> Bool { labelKeys[hint.text] != nil }

  /// The labels of the controls with this hint, or else the one whose key differs only in its last part.
  func labels(beside hint: CatalogEntry) -> [CatalogEntry] {
    let key = hint.key.text
    let stem = key.hasSuffix(".hint") ? ["\(key.dropLast(4))label"] : []
    guard let locale = locales[hint.file.place.directory] else { return [] }
    let layer = hint.file.place.layer.flatMap { context.catalog.layers.firstIndex(of: $0) }
    let entries = context.catalog.entries(locale: locale, layer: layer)
    return (labelKeys[key] ?? stem).compactMap { entries[TextID(table: hint.id.table, key: TableKey($0))] }
  }

  /// Whether a hint equals its label, with or without the role, or begins with a label of several words.
  func repeats(_ hint: SpokenText, _ label: CatalogEntry) -> Bool {
    let name = label.texts.first.map { $0.text.heard(specifiers: []) } ?? ""
    let heard = hint.text.string.heard(specifiers: [])
    guard !name.isEmpty, heard.hasPrefix(name) else { return false }
    let rest = heard.dropFirst(name.count)
    if rest.isEmpty { return true }
    let words = LanguageProfile.profile(for: hint.text.language).spoken
    if rest.hasPrefix(" "), name.contains(" ") { return words?.matching != .anywhere }
    let role = roles[hint.text.language]?.first(in: String(rest))
    return role.map { $0.isAtBeginning && $0.isAtEnd } ?? false
  }
}
