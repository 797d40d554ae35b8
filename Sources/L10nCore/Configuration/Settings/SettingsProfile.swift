/// A profile that every catalog has, which sets the severity of gaps in translations. A profile with the same name in
/// `l10n.yml` adds to it.
package enum StandardProfile: String, CaseIterable, Sendable {
  /// A gap in a complete language is a warning: the build plugin's profile for debug builds.
  case debug
  /// A gap in a complete language is an error, as without a profile.
  case ci
  /// The same, for releases: the build plugin's profile for release builds.
  case release
  /// Every gap is an error, including languages in progress.
  case strict
}

/// Named settings for runs that request them: `ci`, `release`.
package struct SettingsProfile: Equatable, Sendable {
  package var name: String

  /// Settings of rules by rule id, which override the file's own.
  package var rules: [String: RuleSettings] = [:]

  /// Settings that replace the file's own.
  package var gate = GateSettings()

  package init(name: String) { self.name = name }
}

extension Configuration {
  /// The names of the profiles for runs, with those that every catalog has first.
  package var profileNames: [String] {
    let standard = StandardProfile.allCases.map(\.rawValue)
    return standard + profiles.map(\.name).filter { !standard.contains($0) }
  }

  /// Applies a profile to the settings.
  ///
  /// - Returns: whether a profile with that name exists.
  package mutating func apply(profile name: String) -> Bool {
    let standard = StandardProfile(rawValue: name)
    let own = profiles.first { $0.name == name }
    if let standard { run = standard }
    if let own {
      rules.merge(own.rules) { $0.overlaid(by: $1) }
      gate.failOn = own.gate.failOn ?? gate.failOn
      gate.minimumCoverage += own.gate.minimumCoverage
      gate.baseline = own.gate.baseline ?? gate.baseline
    }
    return standard != nil || own != nil
  }
}

extension RuleSettings {
  /// These settings overridden by others: levels and options with the same name are replaced, lists are joined.
  fileprivate func overlaid(by other: RuleSettings) -> RuleSettings {
    var result = self
    if let level = other.level { result.level = level }
    result.allowedTexts.formUnion(other.allowedTexts)
    result.ignoredKeys += other.ignoredKeys
    result.locales += other.locales
    result.tables += other.tables
    result.keys += other.keys
    for option in other.options {
      result.options.removeAll { $0.name == option.name }
      result.options.append(option)
    }
    result.location = other.location ?? location
    return result
  }
}

extension SettingKind<[SettingsProfile]> {
  static func profiles(_ rules: [RuleInfo]) -> Self {
    let settings =
      GateSettings.settings.map { $0.of(\SettingsProfile.gate) } + [Setting("rules", \.rules, .rules(rules))]
    let profile = SettingKind<SettingsProfile>.group(settings, SettingsProfile(name: "")).summary(
      "Settings that are laid over the others."
    ).defined(as: "profile")
    return profile.byName(called: "profile").map { all, _, _ in all.map { $0.naming(\.name) } }
  }
}
