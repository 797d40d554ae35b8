package import L10nRuntime
import L10nSyntax

/// The conditions under which a run of the linter passes.
package struct GateSettings: Hashable, Sendable {
  /// The least severity that fails a run; `nil` means `error`.
  package var failOn: Severity?

  /// The required shares of translated development texts; of several for one locale the last one counts.
  package var minimumCoverage: [MinimumCoverage] = []

  /// The file of known findings, by its path from the catalog's folder.
  package var baseline: DeclaredName?

  package init() {}

  /// The required share of a locale; `nil` if there is none. A share for the locale takes precedence over one for all.
  package func minimumCoverage(of tag: LanguageTag) -> MinimumCoverage? {
    minimumCoverage.last { $0.locale == tag } ?? minimumCoverage.last { $0.locale == nil }
  }
}

/// A share of the development texts that must be translated.
package struct MinimumCoverage: Hashable, Sendable {
  /// The locale; `nil` for every locale.
  package let locale: LanguageTag?

  /// The share from 0 to 100.
  package let percent: Double

  /// The place; `nil` if it is not in a file.
  package let location: SourceLocation?

  package init(_ locale: LanguageTag?, percent: Double, at location: SourceLocation? = nil) {
    (self.locale, self.percent, self.location) = (locale, percent, location)
  }

  /// Reads a share as people write it, `95` or `99.5`; `nil` for anything but a number from 0 to 100.
  package static func percent(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      $0 == UInt8(ascii: ".") || $0.isASCIIDigit
    }
    guard isPlain, let percent = Double(text), percent <= 100 else { return nil }
    return percent
  }
}

/// The settings for the result of a run of the linter; profiles may change them.
extension GateSettings {
  static let settings: [Setting<GateSettings>] = [
    Setting(
      "fail-on", \.failOn, .choice(Severity.allCases.reversed(), "severity"),
      "The least severity that fails a run; error by default."),
    Setting(
      "min-coverage", \.minimumCoverage, .minimumCoverage,
      "How many percent of the texts all locales must have, or each of them."),
    Setting("baseline", \.baseline, .baseline, "A file of known findings, by its path from this folder."),
  ]
}

extension SettingKind<[MinimumCoverage]> {
  /// A share for all locales, or one for each.
  fileprivate static var minimumCoverage: Self {
    let percent = SettingKind<Double>.parsed(
      .number(minimum: 0, maximum: 100), "share from 0 to 100", help: "write a number of percent such as 95"
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
      reader.report("'\(file.name)' is outside the project", at: value, help: "name it with --baseline")
      return nil
    }
  }
}
