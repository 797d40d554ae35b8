import L10nCore
import L10nRuntime
import L10nSyntax

/// `Documentation/l10n.schema.json`: the shape of `l10n.yml`, by which editors complete and check it.
///
/// JSON Schema of draft 7, which the YAML plug-ins of editors know. A name without a value is allowed everywhere, as in
/// the reader.
enum ConfigurationSchema {
  /// The schema, ended by a line break.
  static var text: String {
    var layout = JSONLayout()
    layout.colon = ": "
    return root.text(layout) + "\n"
  }

  private static var root: JSONOutput {
    .schema(
      "What l10n knows about a catalog of localization files. Everything has a default.",
      [
        ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", "l10n.yml"), ("type", ["object", "null"]),
        ("additionalProperties", false), ("properties", .object(properties)), ("definitions", .object(definitions)),
      ])
  }

  private static var properties: [JSONOutput.Member] {
    [
      .init(
        "catalog",
        .schema(
          "The folder that this one's texts are in. Such a file says nothing else: settings are those of that folder.",
          [("type", "string")])),
      .init("development", .tag("The language in which texts are written first; English if there is any.")),
      .init("locales", .list(of: .reference("tag"), "The locales that must be there; those that are, by default.")),
      .init("partial", .list(of: .reference("tag"), "Languages in progress: missing texts are notes there.")),
      .init("tables", tables), .init("format", .reference("format")),
      .init("layers", .list(of: .reference("text"), "The override layers that are applied, the last one wins.")),
      .init("generate", generate), .init("code", code), .init("controls", controls),
      .init("announcements", announcements), .init("arguments", ArgumentSchema.arguments),
      .init("markup", .map(of: .reference("markup"), "Which texts have markup, by key; * stands for any characters.")),
      .init("digits", ArgumentSchema.digits),
      .init(
        "foreign-words",
        .map(
          of: .list(of: .reference("text"), nil),
          "Words that voices say in a language of their own, as brands, by that language.", names: "tag")),
      .init(
        "together",
        .map(of: .list(of: .reference("text"), nil), "Controls that can be on screen together, by a name of the set.")),
      .init(
        "concepts",
        .map(
          of: .schema(nil, [("type", ["array", "null"]), ("items", .reference("text")), ("minItems", .number(2))]),
          "The keys of the texts that name one thing, by a name of the thing.")), .init("rules", .reference("rules")),
    ] + gate + [.init("profiles", .map(of: .reference("profile"), "Settings by name, for l10n lint --profile."))]
  }

  private static var tables: JSONOutput {
    let settings = JSONOutput.mapping(
      "Settings of a table.", [.init("format", .reference("format")), .init("markup", .reference("markup"))])
    return .anyOf(
      "The tables that are read, all by default; or settings of some tables by their names.",
      [.list(of: .reference("text"), nil), .map(of: settings, nil)])
  }

  private static var generate: JSONOutput {
    .mapping(
      "What is generated.",
      [
        .init("name", .schema("The generated type.", [("type", "string"), ("pattern", "^[^a-z\\s-][^\\s-]*$")])),
        .init(
          "access",
          .choice("The access level of what is generated.", of: GenerateSettings.Access.allCases.map(\.rawValue))),
        .init(
          "style",
          .choice(
            "The shape of the generated Swift: nested namespaces, one name a key, namespaces over system bundles, or what SwiftGen gives.",
            of: GenerateSettings.Style.allCases.map(\.rawValue))),
        .init(
          "table-names",
          .choice(
            "Where accessors in the styles of SwiftGen have the table's name: where there are several tables, or always.",
            of: GenerateSettings.TableNames.allCases.map(\.rawValue))),
        .init(
          "keep-going",
          .schema(
            "Whether texts that do not fit their arguments are left out, with a warning each, instead of ending the run.",
            [("type", "boolean")])),
      ])
  }

  private static var code: JSONOutput {
    let path = JSONOutput.schema(nil, [("type", "string"), ("pattern", "^[^/]")])
    let sources = JSONOutput.schema(
      "The folders and files of the code, as paths from this folder.",
      [("type", "array"), ("items", path), ("minItems", .number(1))])
    let functions = JSONOutput.list(of: .reference("text"), "The project's own functions that take a key first.")
    let views = JSONOutput.list(
      of: .reference("text"),
      "Views whose first argument is a key that extract takes; SwiftUI stands for SwiftUI's own.")
    return .mapping(
      "The Swift code that uses the texts.",
      [.init("sources", sources), .init("functions", functions), .init("views", views)], required: ["sources"])
  }

  private static var controls: JSONOutput {
    let tag = JSONOutput.schema("The number that the player's views carry.", [("type", "integer")])
    let states = JSONOutput.schema(
      "What the two states are called, primary first.",
      [("type", ["array", "null"]), ("items", .reference("text")), ("minItems", .number(2)), ("maxItems", .number(2))])
    let kinds = ControlTextKind.allCases.map { JSONOutput.Member($0.rawValue, .reference("controlText")) }
    let control = JSONOutput.mapping(
      "A control: its tag, its states and its texts.",
      [
        .init("tag", tag), .init("states", states),
        .init("visible-text", .anyOf("The key of the text that is drawn on it.", [.reference("text"), .nothing])),
      ] + kinds, required: ["tag"])
    return .map(of: control, "The controls of a player, by name.")
  }

  private static var announcements: JSONOutput {
    let announcement = JSONOutput.mapping(
      "How a text is announced.",
      [
        .init("priority", .choice("How urgent it is; polite by default.", of: AnnouncementPriority.allCases)),
        .init("replaces", .list(of: .reference("text"), "The keys of announcements that it makes outdated.")),
        .init(
          "interval",
          .schema("The least time between two of them, in seconds.", [("type", "number"), ("minimum", .number(0))])),
      ])
    return .map(of: announcement, "What is announced without anyone's asking, by the texts' keys.")
  }

  /// What decides whether a run passes.
  private static var gate: [JSONOutput.Member] {
    [
      .init(
        "fail-on", .choice("The least severity that fails a run; error by default.", of: Severity.allCases.reversed())),
      .init(
        "min-coverage",
        .anyOf(
          "How many per cent of the texts all locales must have, or each of them.",
          [.reference("percent"), .map(of: .reference("percent"), nil, names: "tag")])),
      .init(
        "baseline", .anyOf("A file of known findings, by its path below this folder.", [.reference("text"), .nothing])),
    ]
  }

  private static var definitions: [JSONOutput.Member] {
    let percent: [(String, JSONOutput)] = [
      ("type", ["number", "null"]), ("minimum", .number(0)), ("maximum", .number(100)),
    ]
    return [
      .init("text", .schema(nil, [("type", ["string", "number", "boolean"])])),
      .init(
        "tag",
        .schema(
          "A language tag of BCP 47 such as pt-BR.",
          [("type", "string"), ("pattern", "^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*$")])),
      .init("percent", .schema(nil, percent)),
      .init(
        "level",
        .schema("What findings count as.", [("enum", ["error", "warning", "note", "off", .boolean(false), .null])])),
      .init(
        "format",
        .choice(
          "What plain texts are written in: formats with specifiers, patterns of ICU's MessageFormat, or MessageFormat 2.",
          of: TextSyntax.allCases.map(\.rawValue))),
      .init(
        "markup",
        .choice(
          "What texts are marked up with: tags as in HTML, or Markdown.",
          of: MarkupSyntax.allCases.map(\.rawValue) + ["none"])), .init("controlText", controlText),
      .init("allow", .list(of: .reference("text"), "Texts that pass wherever they are.")),
      .init("ignore", .list(of: .reference("text"), "Keys that are left alone; * stands for any characters.")),
      .init(
        "localeLevels",
        .map(of: .reference("level"), "Severities for languages and their regional variants.", names: "tag")),
      .init("tableLevels", .map(of: .reference("level"), "Severities for tables; * stands for any characters.")),
      .init("keyLevels", .map(of: .reference("level"), "Severities for keys; * stands for any characters.")),
      .init("settings", .mapping(nil, ConfigurationSchema.settings)), .init("rules", RuleSchema.rules),
      .init(
        "profile", .mapping("Settings that are laid over the others.", gate + [.init("rules", .reference("rules"))])),
    ]
  }

  /// What every rule understands.
  static let settings: [JSONOutput.Member] = [
    .init("severity", .reference("level")), .init("allow", .reference("allow")), .init("ignore", .reference("ignore")),
    .init("locales", .reference("localeLevels")), .init("tables", .reference("tableLevels")),
    .init("keys", .reference("keyLevels")),
  ]

  private static var controlText: JSONOutput {
    let keys: [JSONOutput] = [.reference("text"), .list(of: .reference("text"), nil)]
    let states = ControlState.names.map { JSONOutput.Member($0, .anyOf(nil, keys)) }
    return .anyOf(
      "A key, keys distinguished by their number of arguments, or either for each state.",
      keys + [.mapping(nil, states)])
  }
}
