package import L10nCore

/// Finds settings for rules or options that do not exist: a misspelled name would leave the rule as it was without a
/// word.
package enum RuleSettingsCheck {
  /// The names that every rule understands.
  private static let commonOptions = ["severity", "allow", "ignore"]

  /// An error at each id that names neither a rule nor a kind of finding, and at each option that its rule does not
  /// have or that holds something else than it takes; with the nearest known name.
  package static func diagnostics(in configuration: Configuration) -> [Diagnostic] {
    let ids = Rule.all.map(\.id) + SyntaxRule.all.map(\.id)
    return configuration.rules.flatMap { id, settings -> [Diagnostic] in
      guard ids.contains(id) else {
        return [
          error(
            "there is no rule '\(id)'", at: settings.location, name: id, known: ids,
            else: "l10n rules lists all of them")
        ]
      }
      let options = Rule.all.first { $0.id == id }?.options ?? []
      return settings.options.compactMap { entry in
        guard let option = options.first(where: { $0.name == entry.name }) else {
          let known = commonOptions + options.map(\.name)
          return error(
            "rule '\(id)' has no '\(entry.name)'", at: entry.location, name: entry.name, known: known,
            else: "it takes \(known.joined(separator: ", "))")
        }
        guard !option.kind.accepts(entry.value) else { return nil }
        return Diagnostic(
          "configuration", .error, "'\(option.name)' of rule '\(id)' takes \(option.kind.words)",
          at: entry.value.location ?? entry.location)
      }
    }.sorted(by: Diagnostic.precedes)
  }

  private static func error(
    _ message: String, at location: SourceLocation?, name: String, known: [String], else help: String
  ) -> Diagnostic {
    Diagnostic(
      "configuration", .error, message, at: location,
      help: Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" } ?? help)
  }
}

extension RuleOption.Kind {
  fileprivate func accepts(_ value: SettingValue) -> Bool {
    switch self {
    case .text: value.text != nil
    case .number: value.number != nil
    case .flag: value.flag != nil
    case .texts: value.texts != nil
    case .numbersByLanguage: value.entries?.allSatisfy { $0.value.number != nil } ?? false
    case .textsByName: value.entries?.allSatisfy { $0.value.text != nil } ?? false
    case .listsByName: value.entries?.allSatisfy { $0.value.texts != nil } ?? false
    }
  }

  /// What the option takes, in words.
  package var words: String {
    switch self {
    case .text: "a text"
    case .number: "a whole number"
    case .flag: "true or false"
    case .texts: "a list of texts"
    case .numbersByLanguage: "a whole number for each language, as in {en: 40}"
    case .textsByName: "a text for each name"
    case .listsByName: "a list of texts for each name"
    }
  }
}
