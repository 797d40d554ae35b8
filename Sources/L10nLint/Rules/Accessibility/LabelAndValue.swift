import L10nCore
import L10nRuntime

extension Rule {
  static let labelAndValue: Rule = Rule(
    id: "a11y-label-and-value", severity: .error, use: .forControls, reach: .allTables,
    summary: "A control changes both its label and its value with its state."
  ) { context, _ in
    context.configuration.controls.filter { $0.hasStates(.label) && $0.hasStates(.value) }.map { control in
      Diagnostic(
        "control '\(control.name)' has a label and a value for each state", at: control.location,
        subject: Diagnostic.Subject(), help: "keep one label and change the value, or drop the values")
    }
  }
}
