import L10nRuntime
import L10nSyntax

/// The table of the settings of `l10n.yml`: the reader and its messages, the schema, completion, hover and the reference
/// page come from it. What has a type of its own has its settings in a table of its own.
extension Configuration {
  /// What messages call the whole file.
  static let title = "the configuration"

  /// - Parameter rules: the rules with their options; the reader takes any.
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

  /// The name of the setting that leads to a catalog elsewhere.
  package static let pointerName = "catalog"

  private static let catalog: [Setting<Configuration>] = [
    Setting(
      pointerName, .pointer,
      "The folder that this one's texts are in. Such a file says nothing else: settings are those of that folder."
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
      "What is announced without anyone's asking, by the texts' keys."),
    Setting("arguments", \.arguments, .arguments, "How arguments are written that the texts show with %@, by key."),
    Setting(
      "markup", \.markup,
      SettingKind<MarkupSyntax?>.markup.byName().map { all, _, _ in
        all.map { MarkupDeclaration($0.declaredName, $0.value) }
      },
      "Which texts have markup, by key; * stands for any characters."),
    Setting(
      "digits", \.digits, .choice([.locale, .latin], "choice of digits"),
      "Digits as each locale writes them, or ASCII digits without grouping."),
  ]

  private static let wording: [Setting<Configuration>] = [
    Setting(
      "foreign-words", \.foreignWords, .foreignWords,
      "Words that voices say in a language of their own, as brands, by that language."),
    Setting(
      "together", \.together,
      SettingKind<[DeclaredName]>.list(.name.offering(.controls)).byName().map { all, _, _ in
        all.map { ControlGroup(name: $0.name, controls: $0.value) }
      }, "Controls that can be on screen together, by a name of the set."),
    Setting(
      "concepts", \.concepts, .concepts, "The keys of the texts that name one thing, by a name of the thing."),
  ]
}

// MARK: - Values with rules of their own

extension SettingKind<String> {
  /// The folder that a file leads to which says nothing else; one that is read as settings says something else.
  fileprivate static var pointer: Self {
    text.map { path, value, reader in
      if !reader.isInProject(path) {
        reader.report("'\(path)' leads out of the project", at: value, help: "name that folder instead of this one")
        return nil
      }
      let name = Configuration.pointerName
      reader.report(
        "'\(name)' leads to another folder and stands in a file of its own", at: value,
        help:
          "write the other settings into the \(Configuration.fileName) of that folder, which has no '\(name)' itself")
      return path
    }
  }
}

/// The tables that are read, or settings of some.
private struct TableSelection {
  var names: [DeclaredName]?
  var settings: [TableSettings] = []
}

extension SettingKind<TableSelection> {
  fileprivate static var tables: Self {
    let settings = SettingKind<TableSettings>.group(TableSettings.settings, TableSettings("")).summary(
      "Settings of a table.")
    return SettingKind<[DeclaredName]>.list(.name.offering(.tables)).map { names, _, _ in TableSelection(names: names) }
      .or(
        settings.byName(called: "table").offering(.tables).map { all, _, _ in
          TableSelection(settings: all.map { $0.naming(\.table) })
        }
      ) { $0.entries != nil }
  }
}

extension TableSettings {
  fileprivate static let settings: [Setting<TableSettings>] = [
    Setting("format", \.syntax, .syntax), Setting("markup", \.markup, .markup),
  ]
}

extension SettingKind<TextSyntax> {
  static var syntax: Self {
    choice("format of texts").summary(
      "What plain texts are written in: formats with specifiers, patterns of ICU's MessageFormat, or MessageFormat 2."
    ).defined(as: "format")
  }
}

extension SettingKind<MarkupSyntax?> {
  /// `none` for texts without any.
  static var markup: Self {
    choice(MarkupSyntax.allCases + [nil], "markup") { $0?.rawValue ?? "none" }.summary(
      "What texts are marked up with: tags as in HTML, or Markdown."
    ).defined(as: "markup")
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
