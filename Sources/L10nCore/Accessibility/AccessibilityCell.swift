package import L10nRuntime

/// One kind of text of a control in one of its states, as listeners of one locale get it.
package struct AccessibilityCell: Sendable {
  /// Whether there is a text, and in which locale.
  package enum Presence: String, CaseIterable, Sendable {
    /// The locale itself has it, in a base table or an applied layer.
    case own
    /// A more general locale of the same language has it, such as `fr` for `fr-CA`.
    case inherited
    /// The chain ends at a text in another language, which a voice of this language mispronounces.
    case foreign
    /// It is declared, or the other state has it, but no locale of the chain has the text.
    case missing
    /// It is not declared, so nothing is spoken.
    case silent

    /// Whether the text is in the listeners' language.
    package var isUnderstood: Bool { self == .own || self == .inherited }
  }

  /// The step of the look-up that has the text.
  package struct Origin: Hashable, Sendable {
    /// The name of the `.lproj` directory, without the suffix.
    package let locale: String

    /// The override layer; `nil` for the base tables.
    package let layer: String?

    /// The number of the step, from 1, as in `l10n explain`.
    package let step: Int

    /// The place of the key.
    package let location: SourceLocation
  }

  package let locale: CatalogLocale

  /// The control's name and tag number.
  package let control: String
  package let tag: Int

  /// The state; `nil` for a control that never changes its appearance.
  package let state: ControlState?

  /// The name of the state in `l10n.yml`; `nil` if it has none.
  package let stateName: String?

  /// The kind of the text; text on the control, including `visibleText`, is `.text`.
  package let kind: ControlTextKind

  /// The key; `nil` if none is declared. Each key of a list has its own cell.
  package let key: String?

  /// The table of the text; `nil` if no table has the key.
  package let table: String?

  package let presence: Presence

  /// The text for people: arguments are their names in braces, `{position} of {duration}`, and of plural forms it is
  /// `other`. `nil` if there is none.
  package let text: String?

  /// The text as runs, each for a voice of one language: words under `foreign-words` are separate runs. Empty without a
  /// text.
  package let runs: [SpeechRun]

  package let origin: Origin?

  /// The findings about the text, its absence, or its table or control, in the order of reports.
  package let findings: [Diagnostic]

  /// The severity of the cell: that of its worst finding. Without findings, a missing text is an error and a text in
  /// another language a warning. `nil` for a cell without problems.
  package var level: Severity? { findings.map(\.severity).max() ?? untoldLevel }

  /// The severity of a gap without a finding, for example because its rule is off; `nil` if there is no such gap.
  package var untoldLevel: Severity? {
    guard findings.isEmpty else { return nil }
    return switch presence {
    case .missing: .error
    case .foreign: .warning
    case .own, .inherited, .silent: nil
    }
  }
}
