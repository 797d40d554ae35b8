import L10nCore
import L10nRuntime

/// A text with its kind in speech.
struct SpokenText {
  let kind: SpokenKind
  let text: LintText

  var entry: CatalogEntry { text.entry }
  var string: String { text.string }

  /// The ranges of arguments, in UTF-8 offsets of the text.
  var specifiers: [Range<Int>] { text.specifierRanges }

  /// The name of the text in findings: `label 'play.label'`.
  var name: String { "\(kind) '\(entry.key)'" }
}

extension LintContext {
  /// Every text of some kinds, in the order of the entries, without those that the rule's settings allow.
  func spokenTexts(_ kinds: SpokenKind..., under settings: RuleSettings) -> [SpokenText] {
    spokenTexts(kinds, under: settings)
  }

  /// Every text of some kinds, in the order of the entries, without those that the rule's settings allow.
  func spokenTexts(_ kinds: [SpokenKind], under settings: RuleSettings) -> [SpokenText] {
    texts(of: kinds).filter { !settings.allowedTexts.contains($0.text.string) }
      .map { SpokenText(kind: $0.kind, text: $0.text) }
  }

  /// The entries of the development language that are spoken, each once.
  func spokenEntries(under settings: RuleSettings) -> [CatalogEntry] {
    var seen: Set<TextID> = []
    return spokenTexts(SpokenKind.spoken, under: settings).map(\.entry).filter { entry in
      catalog.developmentEntries[entry.id]?.keyLocation == entry.keyLocation && seen.insert(entry.id).inserted
    }
  }

  /// Every text of some kinds in a language with spoken words, with a search for some of these words.
  func spokenTexts(
    _ kinds: SpokenKind..., under settings: RuleSettings, searching search: (SpokenWords) -> PhraseSearch
  ) -> [(text: SpokenText, match: PhraseMatch)] {
    var searches: [LanguageTag: PhraseSearch?] = [:]
    return spokenTexts(kinds, under: settings).compactMap { text in
      let language = text.text.language
      if searches[language] == nil {
        searches[language] = .some(LanguageProfile.profile(for: language).spoken.map(search))
      }
      guard case .some(.some(let search)) = searches[language],
        let match = search.first(in: text.string, specifiers: text.specifiers)
      else { return nil }
      return (text, match)
    }
  }
}

extension Diagnostic {
  /// A finding about a range of a spoken text, with the related development text.
  init(
    _ message: String, at range: Range<Int>, in text: SpokenText, of context: LintContext, help: String? = nil,
    fix: Fix? = nil, severity: Severity? = nil
  ) {
    self.init(
      message, at: range, in: text.text, related: context.developmentTexts(beside: text.entry), help: help, fix: fix,
      severity: severity)
  }

  /// A finding about a whole spoken text, with the related development text.
  init(
    _ message: String, atWhole text: SpokenText, of context: LintContext, help: String? = nil, fix: Fix? = nil,
    severity: Severity? = nil
  ) {
    self.init(
      message, at: text.text.location, subject: text.entry.subject,
      related: context.developmentTexts(beside: text.entry), help: help, fix: fix, severity: severity)
  }
}
