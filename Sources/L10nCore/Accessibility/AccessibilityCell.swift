package import L10nRuntime

/// What one locale's listeners get of one kind of text of a control in one of its states.
package struct AccessibilityCell: Sendable {
  /// Whether there is a text, and whose it is.
  package enum Presence: String, CaseIterable, Sendable {
    /// The locale has it itself, in a base table or an applied layer.
    case own
    /// A more general locale of the same language has it, as French for `fr-CA`.
    case inherited
    /// The chain ends at a text in another language, which a voice of this one mispronounces.
    case foreign
    /// It is declared, or the other state has it, and no locale of the chain does.
    case missing
    /// It is not declared: nothing is to be said.
    case silent

    /// Whether listeners hear their own language.
    package var isUnderstood: Bool { self == .own || self == .inherited }
  }

  /// The step of the look-up that answers.
  package struct Origin: Hashable, Sendable {
    /// The name of the `.lproj` directory, without the suffix.
    package let locale: String

    /// The override layer; `nil` for the base tables.
    package let layer: String?

    /// Counted from 1, as `l10n explain` does.
    package let step: Int

    /// The place of the key.
    package let location: SourceLocation
  }

  package let locale: CatalogLocale

  /// The control's name and tag number.
  package let control: String
  package let tag: Int

  /// `nil` for a control that looks the same always.
  package let state: ControlState?

  /// What `l10n.yml` calls the state; `nil` where it has no name.
  package let stateName: String?

  /// The kind; what is drawn on the control, `visibleText` included, is `.text`.
  package let kind: ControlTextKind

  /// The key; `nil` where none is declared. A list of keys gives a cell for each.
  package let key: String?

  /// The table of the text; `nil` where no table has the key.
  package let table: String?

  package let presence: Presence

  /// The text for people: arguments by name in braces, `{position} of {duration}`, and of plural forms `other`.
  /// `nil` where there is none.
  package let text: String?

  /// The text in runs, each for a voice of one language: words under `foreign-words` apart from the others. None where there is no
  /// text.
  package let runs: [SpeechRun]

  package let origin: Origin?

  /// What the linter says of the text, of its absence, or of the table or control that it belongs to; in the order of
  /// reports.
  package let findings: [Diagnostic]

  /// How bad the cell is: the worst of its findings; where there are none, an error for a text that is missing and a
  /// warning for one in another language. `nil` for a cell that is in order.
  package var level: Severity? { findings.map(\.severity).max() ?? untoldLevel }

  /// What a gap counts as that no finding reports, as where the rule about it is off; `nil` where there is no such gap.
  package var untoldLevel: Severity? {
    guard findings.isEmpty else { return nil }
    return switch presence {
    case .missing: .error
    case .foreign: .warning
    case .own, .inherited, .silent: nil
    }
  }
}
