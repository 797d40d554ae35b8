/// The settings of generated code.
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
    /// Nested namespaces for tables of the system's bundles, which Foundation looks up; for Apple's systems.
    case bundle
    /// The output of SwiftGen's `structured-swift5`: `L10n.Ads.Countdown.text(2)`.
    case swiftgen
    /// The output of SwiftGen's `flat-swift5`: `L10n.adsCountdownText(2)`.
    case swiftgenFlat = "swiftgen-flat"

    /// Whether texts are static members of the generated type, in a language that the program sets globally.
    package var isStatic: Bool { self == .swiftgen || self == .swiftgenFlat }
  }

  /// The accessors whose names include the table, in the styles of SwiftGen.
  package enum TableNames: String, CaseIterable, Sendable {
    /// If there are several tables.
    case several
    /// Always, as with SwiftGen's `forceFileNameEnum`.
    case always
  }

  /// The name of the generated type, such as `PlayerStrings`.
  package var name = "L10n"

  package var access = Access.internal

  package var style = Style.structured

  /// Only for the styles of SwiftGen.
  package var tableNames = TableNames.several

  /// Whether texts with arguments that do not fit are left out of the module; otherwise such a text is an error, and
  /// nothing is generated.
  package var keepsGoing = false

  package init() {}
}

extension GenerateSettings {
  static let settings: [Setting<GenerateSettings>] = [
    Setting("name", \.name, .typeName, "The generated type."),
    Setting("access", \.access, .choice("level of access"), "The access level of what is generated."),
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
