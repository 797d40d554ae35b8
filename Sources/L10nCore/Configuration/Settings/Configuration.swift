package import L10nRuntime
import L10nSyntax

/// The settings of `l10n.yml` for a catalog. All have defaults, so a folder of `.lproj` directories needs no file.
package struct Configuration: Equatable, Sendable {
  /// The name of the file in the catalog's folder.
  package static let fileName = "l10n.yml"

  /// The language in which texts are written first, the last step of every chain.
  package var development: LanguageTag?

  /// The locales that the catalog must have; `nil` for those that it has.
  package var locales: [DeclaredLocale]?

  /// The tables that are read; `nil` for all.
  package var tables: [DeclaredName]?

  /// The syntax of the tables' plain texts.
  package var syntax = TextSyntax.printf

  /// The syntax of tables whose files determine it, by name; settings of a table take precedence.
  package var syntaxesOfFiles: [String: TextSyntax] = [:]

  /// The settings of individual tables, without repeats. Other tables are read, too.
  package var tableSettings: [TableSettings] = []

  /// The override layers that are applied, the last one with the highest precedence; `nil` applies none, though all are
  /// checked.
  package var layers: [DeclaredName]?

  /// Languages in progress: a missing text is a note.
  package var partialLocales: [LanguageTag] = []

  /// The controls with their texts.
  package var controls: [ControlDeclaration] = []

  /// The announcements, in the order of the file.
  package var announcements: [AnnouncementDeclaration] = []

  /// The words that voices speak in their own language.
  package var foreignWords: ForeignWords = [:]

  /// The controls that can be on screen together.
  package var together: [ControlGroup] = []

  /// The concepts that several texts name.
  package var concepts: [TermConcept] = []

  /// The formats of arguments, by the key of the text; for each text in the order of the file.
  package var arguments: [String: [ArgumentDeclaration]] = [:]

  /// The texts with markup, in the order of the file.
  package var markup: [MarkupDeclaration] = []

  /// The default digits of numbers.
  package var digits = TextOptions.Digits.locale

  /// The settings of rules by rule id.
  package var rules: [String: RuleSettings] = [:]

  /// The conditions for a run of the linter.
  package var gate = GateSettings()

  /// Settings by name, for runs that request them.
  package var profiles: [SettingsProfile] = []

  /// The standard profile of this run; `nil` for none.
  package var run: StandardProfile?

  package var generate = GenerateSettings()

  /// The Swift code that uses the texts; `nil` if the configuration does not locate it.
  package var code: CodeSettings?

  /// The name of the catalog's folder, by which formats with equal paths below it differ; empty if it is unknown.
  package var folder = ""

  /// Whether Swift names are made of the keys, as far as is known.
  package var namesAccessors = true

  /// Whether the last part of any key determines the purpose of its text: `play.label`. Otherwise only if the key names
  /// accessibility, because labels and hints can also be visible texts.
  package var namesSpokenTexts = true

  /// The path of the file for diagnostics; `nil` without a file.
  package var path: String?

  package init() {}
}

/// The table of the settings of `l10n.yml`, from which the reader with its messages, the schema, completion, hover and
/// the reference page are made. Settings of a separate type are in a separate table.
extension Configuration {
  /// The name of the whole file in messages.
  static let title = "the configuration"

  /// - Parameter rules: the rules with their options; the reader accepts any.
  static func settings(_ rules: [RuleInfo] = []) -> [Setting<Configuration>] {
    let gate = GateSettings.settings.map { $0.of(\Configuration.gate) }
    return catalog + texts + wording + [Setting("rules", \.rules, .rules(rules))] + gate + [
      Setting(
        "profiles", \.profiles, .profiles(rules), "Settings by name, for l10n lint --profile.")
    ]
  }

  /// The shape of the whole file, for the schema and for editors.
  package static func shape(_ rules: [RuleInfo]) -> SettingShape {
    SettingShape(
      .group(settings(rules).map(\.line)),
      "What l10n knows about a catalog of localization files. Everything has a default.")
  }

  /// Reads a file of settings.
  package mutating func read(_ root: SettingValue, _ reader: inout SettingReader) {
    reader.read(root, Self.title, Self.settings(), into: &self)
    let controls = controls.map(\.name)
    for control in together.flatMap(\.controls) where !controls.contains(control.name) {
      reader.report(
        "'together' names no control '\(control.name)'", at: control.location,
        help: controls.isEmpty
          ? "declare the controls first" : reader.suggestion(for: control.name, among: controls))
    }
    let announced = announcements.map(\.key.name)
    for replaced in announcements.flatMap(\.replaced) where !announced.contains(replaced.name) {
      reader.report(
        "'announcements' has no '\(replaced.name)'", at: replaced.location,
        help: reader.suggestion(for: replaced.name, among: announced))
    }
  }

  /// The name of the setting that refers to a catalog elsewhere.
  package static let pointerName = "catalog"

  private static let catalog: [Setting<Configuration>] = [
    Setting(
      pointerName, .pointer,
      "The folder that this one's texts are in. Such a file has no other settings: those of that folder apply."
    ) { _, _ in },
    Setting(
      "development", \.development, .tag, "The language in which texts are written first; English if there is any."),
    Setting(
      "locales", \.locales,
      .list(SettingKind<LanguageTag>.tag.map { DeclaredLocale(tag: $0, location: $2.location(of: $1)) }),
      "The locales that must be there; those that are, by default."),
    Setting("partial", \.partialLocales, .list(.tag), "Languages in progress: missing texts are notes there."),
    Setting("tables", .tables, "The tables that are read, all by default; or settings of some tables by their names.") {
      $1.tables = $0.names; $1.tableSettings = $0.settings
    },
    Setting("format", \.syntax, .syntax),
    Setting(
      "layers", \.layers, .list(.name.offering(.layers)), "The override layers that are applied, the last one wins."),
  ]

  private static let texts: [Setting<Configuration>] = [
    Setting("generate", \.generate, .group(GenerateSettings.settings, GenerateSettings()), "What is generated."),
    Setting("code", \.code, .code, "The Swift code that uses the texts."),
    Setting("controls", \.controls, .controls, "The controls of a player, by name."),
    Setting(
      "announcements", \.announcements, .announcements,
      "The automatic announcements, by the texts' keys."),
    Setting("arguments", \.arguments, .arguments, "How arguments are written that the texts show with %@, by key."),
    Setting(
      "markup", \.markup,
      SettingKind<MarkupSyntax?>.markup.byName().map { all, _, _ in
        all.map { MarkupDeclaration($0.declaredName, $0.value) }
      },
      "Which texts have markup, by key; * matches any characters."),
    Setting(
      "digits", \.digits, .choice([.locale, .latin], "choice of digits"),
      "Digits as each locale writes them, or ASCII digits without grouping."),
  ]

  private static let wording: [Setting<Configuration>] = [
    Setting(
      "foreign-words", \.foreignWords, .foreignWords,
      "Words that voices say in another language, such as brands, by that language."),
    Setting(
      "together", \.together,
      SettingKind<[DeclaredName]>.list(.name.offering(.controls)).byName().map { all, _, _ in
        all.map { ControlGroup(name: $0.name, controls: $0.value) }
      }, "Controls that can be on screen together, by a name of the set."),
    Setting(
      "concepts", \.concepts, .concepts, "The keys of the texts that name one thing, by a name of the thing."),
  ]
}

// MARK: - Values with special rules

extension SettingKind<String> {
  /// The folder in a file that contains nothing else; in a file that is read as settings this is an error.
  fileprivate static var pointer: Self {
    text.map { path, value, reader in
      if !reader.isInProject(path) {
        reader.report("'\(path)' is outside the project", at: value, help: "name that folder instead of this one")
        return nil
      }
      let name = Configuration.pointerName
      reader.report(
        "'\(name)' leads to another folder and belongs in a file without other settings", at: value,
        help:
          "write the other settings into the \(Configuration.fileName) of that folder, which has no '\(name)' itself")
      return path
    }
  }
}

extension SettingKind<ForeignWords> {
  fileprivate static var foreignWords: Self {
    SettingKind<[String]>.list(.text).byName(byLanguage: true).map { all, _, reader in
      ForeignWords(
        all.flatMap { words in
          reader.tag(words.key).map { tag in words.value.map { ForeignWords.Word($0, tag) } } ?? []
        })
    }
  }
}

extension SettingKind<[TermConcept]> {
  fileprivate static var concepts: Self {
    SettingKind<[DeclaredName]>.list(.name.offering(.keys), count: 2...Int.max).byName().map { all, _, reader in
      all.map { concept in
        if concept.value.count == 1 {
          reader.report(
            "concept '\(concept.name)' has a single key", at: concept.key,
            help: "list every text that names the thing")
        }
        return TermConcept(name: concept.name, keys: concept.value)
      }
    }
  }
}
