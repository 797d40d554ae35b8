import L10nCore
import L10nRuntime

extension Rule {
  static let identicalStates: Rule = Rule(
    id: "a11y-identical-states", severity: .error, use: .forControls, reach: .allTables,
    summary: "Both states of a control read the same."
  ) { context, _ in
    let texts = DeclaredTexts(context)
    let ids = context.catalog.ids(ofKeys: Set(context.configuration.controls.flatMap(\.texts).map(\.key)))
    return context.configuration.controls.flatMap { control in
      // Hints and prefixes may be the same if the control itself distinguishes the states.
      [ControlTextKind.label, .value, .text, .largeContent].filter { control.hasStates($0) }.flatMap { kind in
        let primary = control.texts(kind, .primary)
        let secondary = control.texts(kind, .secondary)
        let shared = secondary.filter { text in text.state != nil && primary.contains { $0.key == text.key } }
        let declared = shared.map { text in
          Diagnostic(
            "'\(text.key)' is the \(kind) of both states of '\(control.name)'", at: text.location,
            subject: Diagnostic.Subject(key: text.key), help: "declare a text for each state")
        }
        let pairs = primary.flatMap { first in
          secondary.filter { $0.key != first.key }.map { StatePair(texts, ids[first.key] ?? [], ids[$0.key] ?? []) }
        }
        return declared + pairs.flatMap { $0.findings(of: control) }
      } + control.hintsOfAState
    }
  }
}

extension ControlDeclaration {
  /// Hints for both states if the label of one state is the text on the control: that state is what the control shows,
  /// and the hint tells what it does in the other.
  fileprivate var hintsOfAState: [Diagnostic] {
    let shown = ControlState.allCases.filter { state in
      texts(.label, state).contains { $0.state != nil && $0.key == visibleText?.name }
    }
    guard shown.count == 1 else { return [] }
    let secondary = Set(texts(.hint, .secondary).map(\.key))
    return texts(.hint, .primary).filter { secondary.contains($0.key) }.map { hint in
      Diagnostic(
        "'\(hint.key)' is the hint of both states of '\(name)', of which one is only shown", at: hint.location,
        subject: Diagnostic.Subject(key: hint.key), help: "declare it for the state in which it is true",
        severity: .note)
    }
  }
}

/// The texts of one control for its two states.
private struct StatePair {
  private let texts: DeclaredTexts
  private let primary: [TextID]
  private let secondary: [TextID]

  init(_ texts: DeclaredTexts, _ primary: [TextID], _ secondary: [TextID]) {
    (self.texts, self.primary, self.secondary) = (texts, primary, secondary)
  }

  func findings(of control: ControlDeclaration) -> [Diagnostic] {
    texts.places.compactMap { place in
      guard let first = primary.lazy.compactMap({ texts.entry($0, at: place) }).first,
        let second = secondary.lazy.compactMap({ texts.entry($0, at: place) }).first,
        first.isOwn || second.isOwn, first.entry.reading == second.entry.reading,
        first.entry.reading.contains(where: { !$0.isEmpty })
      else { return nil }
      let (blamed, other) = second.isOwn ? (second.entry, first.entry) : (first.entry, second.entry)
      return Diagnostic(
        "'\(blamed.key)' reads the same as '\(other.key)', the other state of '\(control.name)'",
        at: blamed.valueLocation, subject: blamed.subject,
        related: [Diagnostic.Related("the text of the other state", at: other.valueLocation)],
        help: "name each state, or what the control does in it")
    }
  }
}

extension CatalogEntry {
  /// The speech for each of its texts: without letter case, spaces and invisible characters.
  fileprivate var reading: [String] {
    texts.map { text in
      var heard = String.UnicodeScalarView()
      heard.append(contentsOf: text.text.lowercased().unicodeScalars.filter { !$0.isInvisible })
      return String(heard)
    }
  }
}
