/// What is generated.
package struct GenerateSettings: Equatable, Sendable {
  /// The access level of generated declarations.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`, `package`, `public`
  }

  /// The shape of the generated Swift.
  package enum Style: String, CaseIterable, Sendable {
    /// Dotted keys become nested namespaces: `strings.ads.countdown.text(seconds: 2)`.
    case structured
    /// Each key becomes one name: `strings.adsCountdownText(seconds: 2)`.
    case flat
    /// Nested namespaces over the tables of the system's bundles, which Foundation looks up; for Apple's systems.
    case bundle
    /// What SwiftGen's `structured-swift5` gives: `L10n.Ads.Countdown.text(2)`.
    case swiftgen
    /// What SwiftGen's `flat-swift5` gives: `L10n.adsCountdownText(2)`.
    case swiftgenFlat = "swiftgen-flat"

    /// Whether texts are static members of the generated type, in a language that the program chooses once for all.
    package var isStatic: Bool { self == .swiftgen || self == .swiftgenFlat }
  }

  /// Where the names of tables are part of accessors of the styles of SwiftGen.
  package enum TableNames: String, CaseIterable, Sendable {
    /// Where there are several tables.
    case several
    /// Everywhere, as with SwiftGen's `forceFileNameEnum`.
    case always
  }

  /// The name of the generated type, such as `PlayerStrings`.
  package var name = "L10n"

  package var access = Access.internal

  package var style = Style.structured

  /// Counts for the styles of SwiftGen only.
  package var tableNames = TableNames.several

  /// Whether a module is generated without the texts that do not fit their arguments; else such a text is an error, and
  /// nothing is generated.
  package var keepsGoing = false

  package init() {}
}

extension GenerateSettings {
  static let settings: [Setting<GenerateSettings>] = [
    Setting("name", \.name, .typeName, "The generated type."),
    Setting("access", \.access, .choice("access level"), "The access level of what is generated."),
    Setting(
      "style", \.style, .choice("style"),
      """
      The shape of the generated Swift: nested namespaces, one name a key, namespaces over system bundles, or what \
      SwiftGen gives.
      """),
    Setting(
      "table-names", \.tableNames, .choice("place for names of tables"),
      "Where accessors in the styles of SwiftGen have the table's name: where there are several tables, or always."),
    Setting(
      "keep-going", \.keepsGoing, .flag,
      "Whether texts that do not fit their arguments are left out, with a warning each, instead of ending the run."),
  ]
}

extension SettingKind<String> {
  /// The name of a generated type.
  fileprivate static var typeName: Self {
    let help = "write a name such as PlayerStrings"
    return parsed(.string(pattern: #"^[^a-z\s-][^\s-]*$"#), "name of a Swift type", help: help) {
      SwiftIdentifier.upperCamel($0) == $0 ? $0 : nil
    }.map { name, value, reader in
      guard GeneratedTypes.used.union(GeneratedTypes.usedByBundles).contains(name) else { return name }
      reader.report("'\(name)' is a type that generated code needs", at: value, help: help)
      return nil
    }
  }
}
