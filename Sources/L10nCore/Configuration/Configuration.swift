package import L10nRuntime

/// What `l10n.yml` says about a catalog. Everything has a default, so a folder of `.lproj` directories needs no file.
package struct Configuration: Equatable, Sendable {
  /// The name of the file in the catalog's folder.
  package static let fileName = "l10n.yml"

  /// The language in which texts are written first; the last step of every chain.
  package var development: LanguageTag?

  /// The locales that the catalog must have; `nil` means those it has.
  package var locales: [DeclaredLocale]?

  /// The tables that are read; `nil` means all.
  package var tables: [DeclaredName]?

  /// What the plain texts of the tables are written in.
  package var syntax = TextSyntax.printf

  /// Tables that differ from that; none of them twice. Other tables are read, too.
  package var tableSettings: [TableSettings] = []

  /// The override layers that are applied, the last one winning; `nil` means none is applied, though all are checked.
  package var layers: [DeclaredName]?

  /// Languages in progress: a text that is missing there is a note.
  package var partialLocales: [LanguageTag] = []

  /// The controls with their texts.
  package var controls: [ControlDeclaration] = []

  /// What is announced, in the order of the file.
  package var announcements: [AnnouncementDeclaration] = []

  /// The words that voices say in a language of their own.
  package var foreignWords: ForeignWords = [:]

  /// The controls that can be on screen together.
  package var together: [ControlGroup] = []

  /// The things that several texts name.
  package var concepts: [TermConcept] = []

  /// How arguments are written, by the key of the text; of each text in the order of the file.
  package var arguments: [String: [ArgumentDeclaration]] = [:]

  /// Which texts have markup, in the order of the file.
  package var markup: [MarkupDeclaration] = []

  /// Which digits numbers are written with where no others are asked for.
  package var digits = TextOptions.Digits.locale

  /// Settings of rules by rule id.
  package var rules: [String: RuleSettings] = [:]

  /// What a run of the linter must meet.
  package var gate = GateSettings()

  /// Settings by name, for runs that ask for them.
  package var profiles: [SettingsProfile] = []

  /// What the catalog is checked for in this run; `nil` for nothing in particular.
  package var run: StandardProfile?

  package var generate = GenerateSettings()

  /// The Swift code that uses the texts; `nil` where the configuration does not say where it is.
  package var code: CodeSettings?

  /// Whether Swift names are made of the keys, as far as anyone can know.
  package var namesAccessors = true

  /// Whether the last part of any key tells what its text is for: `play.label`. Otherwise only that of a key that names
  /// accessibility does, for labels and hints are also what everybody sees.
  package var namesSpokenTexts = true

  /// Where the file is, for diagnostics; `nil` without a file.
  package var path: String?

  package init() {}
}

/// A locale that the configuration lists, with its place.
package struct DeclaredLocale: Hashable, Sendable {
  package let tag: LanguageTag
  package let location: SourceLocation

  package init(tag: LanguageTag, location: SourceLocation) {
    self.tag = tag
    self.location = location
  }
}

/// A table or an override layer that the configuration names, with its place.
package struct DeclaredName: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String

  /// `nil` for a name that stands in no file.
  package let location: SourceLocation?

  package init(name: String, location: SourceLocation?) {
    self.name = name
    self.location = location
  }

  package init(stringLiteral name: String) { self.init(name: name, location: nil) }
}

/// How one rule behaves in this catalog.
package struct RuleSettings: Equatable, Sendable {
  /// What the rule's findings count as; `nil` means the rule's own severity.
  package var severity: Severity?

  /// Whether the rule is switched off.
  package var isOff = false

  /// Texts that the rule lets pass wherever they are, such as brand names for `untranslated-value`.
  package var allowedTexts: Set<String> = []

  /// Keys that the rule leaves alone; `*` stands for any characters.
  package var ignoredKeys: [String] = []

  /// What only this rule understands, such as the limits of `a11y-too-long`; each name once.
  package var options: [SettingValue.Entry] = []

  /// Levels for languages and their regional variants: the names are language tags.
  package var locales: [ScopedLevel] = []

  /// Levels for tables; `*` stands for any characters.
  package var tables: [ScopedLevel] = []

  /// Levels for keys; `*` stands for any characters.
  package var keys: [ScopedLevel] = []

  /// Where the configuration names the rule.
  package var location: SourceLocation?

  package init() {}

  /// What stands after the name of an option.
  package subscript(option name: String) -> SettingValue? {
    get { options.last { $0.name == name }?.value }
    set {
      options.removeAll { $0.name == name }
      if let newValue { options.append(SettingValue.Entry(name, newValue)) }
    }
  }
}

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
