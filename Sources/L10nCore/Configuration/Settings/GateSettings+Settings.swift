import L10nRuntime

/// What decides whether a run of the linter passes, and the profiles that may change it.
extension GateSettings {
  static let settings: [Setting<GateSettings>] = [
    Setting(
      "fail-on", \.failOn, .choice(Severity.allCases.reversed(), "severity"),
      "The least severity that fails a run; error by default."),
    Setting(
      "min-coverage", \.minimumCoverage, .minimumCoverage,
      "How many per cent of the texts all locales must have, or each of them."),
    Setting("baseline", \.baseline, .baseline, "A file of known findings, by its path below this folder."),
  ]
}

extension SettingKind<[MinimumCoverage]> {
  /// A share for all locales, or one for each.
  fileprivate static var minimumCoverage: Self {
    let percent = SettingKind<Double>.parsed(
      .number(minimum: 0, maximum: 100), "share from 0 to 100", help: "write a number of per cent such as 95"
    ) { MinimumCoverage.percent($0) }.defined(as: "percent")
    return percent.map { percent, value, reader in
      [MinimumCoverage(nil, percent: percent, at: reader.location(of: value))]
    }.or(
      percent.byName(byLanguage: true).map { all, _, reader in
        all.compactMap { share in
          reader.tag(share.key).map {
            MinimumCoverage($0, percent: share.value, at: reader.location(of: share.key))
          }
        }
      }
    ) { $0.entries != nil }
  }
}

extension SettingKind<DeclaredName> {
  fileprivate static var baseline: Self {
    name.map { file, value, reader in
      if reader.isInProject(file.name) { return file }
      reader.report("'\(file.name)' leads out of the project", at: value, help: "name it with --baseline")
      return nil
    }
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
