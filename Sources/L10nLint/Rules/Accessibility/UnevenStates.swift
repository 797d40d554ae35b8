import L10nCore
import L10nRuntime

extension Rule {
  static let unevenStates: Rule = Rule(
    id: "a11y-uneven-states", severity: .note, reach: .allTables,
    summary: "Of the labels for two states one is a verb and the other is not.",
    obstacle: { context, _ in
      context.configuration.controls.contains { $0.hasStates(.label) }
        ? nil : "no control has a label for each state in l10n.yml"
    }
  ) { context, _ in
    let texts = DeclaredTexts(context)
    return context.configuration.controls.filter { $0.hasStates(.label) }.flatMap { control -> [Diagnostic] in
      let pairs = control.texts(.label, .primary).flatMap { first in
        control.texts(.label, .secondary).map { (first.key, $0.key) }
      }
      let drawn = control.visibleText?.name
      return pairs.filter { $0 != $1 && $0 != drawn && $1 != drawn }.flatMap { primary, secondary in
        texts.places.compactMap { place in
          finding(texts.entry(primary, at: place), texts.entry(secondary, at: place), place, of: control)
        }
      }
    }
  }

  private static func finding(
    _ first: (entry: CatalogEntry, isOwn: Bool)?, _ second: (entry: CatalogEntry, isOwn: Bool)?,
    _ place: DeclaredTexts.Place, of control: ControlDeclaration
  ) -> Diagnostic? {
    guard let first, let second, first.isOwn || second.isOwn,
      let form = LanguageProfile.profile(for: place.language).verbForm,
      let text = first.entry.plainText, let otherText = second.entry.plainText,
      form.isVerb(text) != form.isVerb(otherText)
    else { return nil }
    let (blamed, other) = second.isOwn ? (second.entry, first.entry) : (first.entry, second.entry)
    return Diagnostic(
      "label '\(blamed.key)' is not built as '\(other.key)', the other state of '\(control.name)'", atValueOf: blamed,
      related: [Diagnostic.Related("the label of the other state", at: other.valueLocation)],
      help: "write a verb for both, or for none")
  }
}
