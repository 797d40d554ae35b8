package import L10nRuntime

/// What decides whether a run of the linter passes.
package struct GateSettings: Hashable, Sendable {
  /// The least severity that fails a run; `nil` means `error`.
  package var failOn: Severity?

  /// How much of the development texts must be translated; of several for one locale the last one counts.
  package var minimumCoverage: [MinimumCoverage] = []

  /// The file of known findings, by its path below the catalog's folder.
  package var baseline: DeclaredName?

  package init() {}

  /// What is asked of a locale; `nil` when nothing is. What names the locale counts before what is said of all.
  package func minimumCoverage(of tag: LanguageTag) -> MinimumCoverage? {
    minimumCoverage.last { $0.locale == tag } ?? minimumCoverage.last { $0.locale == nil }
  }
}

/// A share of the development texts that must be translated.
package struct MinimumCoverage: Hashable, Sendable {
  /// `nil` stands for every locale.
  package let locale: LanguageTag?

  /// From 0 to 100.
  package let percent: Double

  /// `nil` for one that stands in no file.
  package let location: SourceLocation?

  package init(_ locale: LanguageTag?, percent: Double, at location: SourceLocation? = nil) {
    (self.locale, self.percent, self.location) = (locale, percent, location)
  }

  /// Reads a share as people write it, `95` or `99.5`; `nil` for what is no number from 0 to 100.
  package static func percent(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard isPlain, let percent = Double(text), percent <= 100 else { return nil }
    return percent
  }
}

/// Settings under a name, for a run that asks for them: `ci`, `release`.
package struct SettingsProfile: Sendable {
  package let name: String

  /// Settings of rules by rule id, laid over the file's own.
  package var rules: [String: RuleSettings] = [:]

  /// Whatever is set here counts instead of the file's own.
  package var gate = GateSettings()

  /// The place of the name.
  package let location: SourceLocation

  package init(name: String, location: SourceLocation) {
    (self.name, self.location) = (name, location)
  }
}

extension Configuration {
  /// Lays a profile over the settings.
  package mutating func apply(_ profile: SettingsProfile) {
    rules.merge(profile.rules) { $0.overlaid(by: $1) }
    gate.failOn = profile.gate.failOn ?? gate.failOn
    gate.minimumCoverage += profile.gate.minimumCoverage
    gate.baseline = profile.gate.baseline ?? gate.baseline
  }
}

extension RuleSettings {
  /// These settings with others over them: levels and options of the same name are replaced, lists get longer.
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
