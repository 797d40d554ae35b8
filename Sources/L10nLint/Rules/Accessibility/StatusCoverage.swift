import L10nCore

private let statuses = RuleOption(
  "statuses", .names, "The keys of the texts that announce loading, errors and the like.")

extension Rule {
  static let statusCoverage: Rule = Rule(
    id: "a11y-status-coverage", severity: .warning, reach: .allTables,
    summary: "A status that must be announced, or an announcement of l10n.yml, has no text.",
    options: [statuses],
    obstacle: { context, settings in
      settings[statuses] == nil && context.configuration.announcements.isEmpty
        ? "no statuses are listed in l10n.yml" : nil
    }
  ) { context, settings in
    let texts = DeclaredTexts(context)
    let announced = context.configuration.announcements.map(\.key)
    let names = announced.map(\.name)
    let more = (settings[statuses] ?? []).filter { !names.contains($0.name) }
    return (announced + more).filter { !texts.contains($0.name) }.map { key in
      Diagnostic(
        "status '\(key.name)' has no text in the development language", at: key.location,
        subject: Diagnostic.Subject(key: key.name), help: "add it to a table")
    }
  }

  static let tagCoverage: Rule = Rule(
    id: "a11y-tag-coverage", severity: .warning, use: .forControls, reach: .allTables,
    summary: "A player names its playback control and none for captions."
  ) { context, _ in
    let controls = context.configuration.controls.filter(\.isSpoken)
    func named(_ words: String...) -> ControlDeclaration? {
      controls.first { control in words.contains { control.name.lowercased().contains($0) } }
    }
    guard let playback = named("playback", "playpause"), named("caption", "subtitle", "texttrack") == nil else {
      return []
    }
    return [
      Diagnostic(
        "there is '\(playback.name)' and no control for captions", at: playback.location,
        subject: Diagnostic.Subject(), help: "declare the control for captions and give it a label")
    ]
  }
}
