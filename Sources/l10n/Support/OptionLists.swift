import ArgumentParser
import L10nLint

extension [String] {
  /// The names in the values of an option that may be repeated, or have commas between the names.
  var listed: [String] { flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " } } }

  /// The rules in the values of `--rule`; `nil` if it was not given.
  ///
  /// - Throws: a usage error for an option without a name.
  var ruleIDs: [String]? {
    get throws {
      if isEmpty { return nil }
      if listed.isEmpty { throw ValidationError("--rule names no rule") }
      return listed.flatMap { $0.severalRules ?? [$0] }
    }
  }
}

extension String {
  /// The ids of the rules that a value of `--rule` selects by their group or by how they begin: `plurals`,
  /// `argument-*`; `nil` for the id of one rule.
  var severalRules: [String]? {
    let ids = RuleSettingsCheck.ids
    if hasSuffix("*") {
      let found = ids.filter { $0.hasPrefix(dropLast()) }
      return found.isEmpty ? nil : found
    }
    let title = lowercased().replacing("-", with: " ")
    return ids.contains(self) ? nil : RuleGroup.all.first { $0.title.lowercased() == title }?.rules.map(\.id)
  }
}
