import L10nCore
import Yams

extension ConfigurationReader {
  /// The names of what decides whether a run of the linter passes.
  static let gateNames = ["fail-on", "min-coverage", "baseline"]

  /// The settings of a name in `gateNames`.
  mutating func readGate(_ name: String, _ node: Node, into gate: inout GateSettings) {
    switch name {
    case "fail-on": gate.failOn = choice(node, among: Severity.allCases.reversed(), what: "severity")
    case "min-coverage": gate.minimumCoverage = minimumCoverage(node)
    default:
      guard let path = string(node), isInProject(path, at: node, help: "name it with --baseline") else { return }
      gate.baseline = DeclaredName(name: path, location: location(of: node))
    }
  }

  /// Settings by name.
  ///
  ///     ci: {fail-on: warning, min-coverage: 95, rules: {extra-key: error}}
  mutating func profiles(_ node: Node) -> [SettingsProfile] {
    entries(of: node, what: "'profiles'", known: nil).map { name, key, value in
      var profile = SettingsProfile(name: name)
      let known = Self.gateNames + ["rules"]
      for (setting, _, inner) in entries(of: value, what: "profile '\(name)'", known: known) {
        if setting == "rules" {
          readRules(inner, into: &profile.rules)
        } else {
          readGate(setting, inner, into: &profile.gate)
        }
      }
      return profile
    }
  }

  /// A share for all locales, or one for each.
  private mutating func minimumCoverage(_ node: Node) -> [MinimumCoverage] {
    guard node.mapping != nil else {
      return percent(node).map { [MinimumCoverage(nil, percent: $0, at: location(of: node))] } ?? []
    }
    return entries(of: node, what: "'min-coverage'", known: nil).compactMap { _, key, value in
      guard let locale = tag(key), let percent = percent(value) else { return nil }
      return MinimumCoverage(locale, percent: percent, at: location(of: key))
    }
  }

  private mutating func percent(_ node: Node) -> Double? {
    guard let text = string(node) else { return nil }
    if let percent = MinimumCoverage.percent(text) { return percent }
    report("'\(text)' is no share from 0 to 100", at: node, help: "write a number of per cent such as 95")
    return nil
  }
}
