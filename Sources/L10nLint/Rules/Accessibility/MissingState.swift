import L10nCore
import L10nRuntime

extension Rule {
  static let missingStateID = "a11y-missing-state"

  static let missingState: Rule = Rule(
    id: missingStateID, severity: .error, use: .forControls, reach: .allTables,
    summary: "A control with two states has its text for one of them only."
  ) { context, _ in
    let undeclared = context.configuration.controls.flatMap { control in
      ControlTextKind.allCases.filter { $0 != .hint && control.hasStates($0) }.flatMap { kind in
        ControlState.allCases.filter { control.texts(kind, $0).isEmpty }.map { state in
          Diagnostic(
            "control '\(control.name)' has no \(kind) for its \(state) state",
            at: control.texts.first { $0.kind == kind }?.location ?? control.location, subject: Diagnostic.Subject(),
            help: "declare its '\(state)' \(kind), or one \(kind) for both states")
        }
      }
    }
    return undeclared
      + StateGap.all(in: context).map { gap in
        let locale = context.catalog.locales[gap.missing.locale].directory
        return Diagnostic(
          "'\(gap.missing.id.key)', the \(gap.state) \(gap.kind) of '\(gap.control.name)', is missing from '\(locale)'",
          at: gap.present.keyLocation, subject: gap.present.file.subject(key: gap.missing.id.key.text),
          related: context.catalog.developmentEntries[gap.missing.id].map { [context.developmentText(of: $0)] } ?? [],
          help: "translate '\(gap.missing.id.key)'")
      }
  }
}
