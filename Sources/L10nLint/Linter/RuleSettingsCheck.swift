package import L10nCore
import L10nRuntime

/// Finds settings for rules or options that do not exist: a misspelled name would silently have no effect.
package enum RuleSettingsCheck {
  /// The ids of all rules and of the readers' findings.
  package static var ids: [String] { Rule.all.map(\.id) + RuleInfo.readers.map(\.id) }

  /// An error at each id that names neither a rule nor a kind of finding, and at each option that its rule does not
  /// have or that has a value of another type; with the nearest known name. Profiles are checked, too.
  package static func diagnostics(in configuration: Configuration) -> [Diagnostic] {
    let ids = ids
    let settings = [configuration.rules] + configuration.profiles.map(\.rules)
    return settings.flatMap { diagnostics(in: $0, ids: ids) }.sorted(by: Diagnostic.precedes)
  }

  private static func diagnostics(in rules: [String: RuleSettings], ids: [String]) -> [Diagnostic] {
    rules.flatMap { id, settings -> [Diagnostic] in
      guard id == RuleSettings.allRules || ids.contains(id) else {
        return [
          error(
            "there is no rule '\(id)'", at: settings.location, name: id, known: ids,
            else: "l10n rules lists all of them")
        ]
      }
      let options = Rule.all.first { $0.id == id }?.options ?? []
      let what = id == RuleSettings.allRules ? "'\(id)'" : "rule '\(id)'"
      return settings.options.compactMap { entry in
        guard let option = options.first(where: { $0.name == entry.name }) else {
          let known = RuleSettings.commonNames + options.map(\.name)
          return error(
            "\(what) has no '\(entry.name)'", at: entry.location, name: entry.name, known: known,
            else: "it takes \(known.joined(separator: ", "))")
        }
        guard !option.accepts(entry.value) else { return nil }
        return Diagnostic(
          "configuration", .error, "'\(entry.name)' of \(what) takes \(option.line.shape.title)",
          at: entry.value.location ?? entry.location)
      }
    }
  }

  /// An error at each locale and table in the settings of rules that the catalog does not have: a setting for it would
  /// silently have no effect. Keys come and go and are not checked.
  package static func diagnostics(in catalog: Catalog) -> [Diagnostic] {
    let configuration = catalog.configuration
    let rules = [configuration.rules] + configuration.profiles.map(\.rules)
    let settings = rules.flatMap(\.values)
    let declared = catalog.locales.map(\.tag) + (configuration.locales?.map(\.tag) ?? [])
    let locales = Set(declared.map(\.description)).sorted()
    let tables = Set(catalog.files.map(\.place.table)).sorted()
    let unknownLocales = settings.flatMap(\.locales).filter { scoped in
      guard let tag = LanguageTag(directoryName: scoped.name) else { return false }
      return !declared.contains(where: tag.covers)
    }
    let unknownTables = settings.flatMap(\.tables).filter { !tables.contains(where: KeyPattern($0.name).matches) }
    return unknownLocales.map {
      error(
        "there is no locale '\($0.name)'", at: $0.location, name: $0.name, known: locales,
        else: "the catalog has \(locales.joined(separator: ", "))")
    }
      + unknownTables.map {
        error(
          "there is no table '\($0.name)'", at: $0.location, name: $0.name, known: tables,
          else: "the catalog has \(tables.joined(separator: ", "))")
      }
  }

  private static func error(
    _ message: String, at location: SourceLocation?, name: String, known: [String], else help: String
  ) -> Diagnostic {
    Diagnostic(
      "configuration", .error, message, at: location,
      help: Suggestion.question(name, among: known) ?? help)
  }
}
