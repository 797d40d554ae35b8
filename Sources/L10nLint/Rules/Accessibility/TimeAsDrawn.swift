import L10nCore

extension Rule {
  static let timeAsDrawn: Rule = Rule(
    id: "a11y-time-as-drawn", severity: .warning, use: .forControls, reach: .allTables,
    summary: "A control with a prefix has no label that speaks its time."
  ) { context, _ in
    context.configuration.controls.compactMap { control in
      let kinds = Set(control.texts.map(\.kind))
      guard kinds.contains(.prefix), !kinds.contains(.label) else { return nil }
      return Diagnostic(
        "control '\(control.name)' has a prefix and no label, so its time is spoken the way it is drawn",
        at: control.location, subject: Diagnostic.Subject(),
        help: "give it a label with the same arguments, the time duration-spoken under 'arguments' in l10n.yml")
    }
  }
}
