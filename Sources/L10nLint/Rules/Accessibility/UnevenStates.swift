import L10nCore
import L10nRuntime

extension Rule {
  static let unevenStates: Rule = Rule(
    id: "a11y-uneven-states", severity: .note,
    summary: "Of the labels for two states one is a verb and the other is not.",
    obstacle: { context in
      context.configuration.controls.contains { $0.hasStates(.label) }
        ? nil : "no control has a label for each state in l10n.yml"
    }
  ) { context in
    let texts = DeclaredTexts(context)
    return context.configuration.controls.filter { $0.hasStates(.label) }.flatMap { control -> [RuleFinding] in
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
  ) -> RuleFinding? {
    guard let first, let second, first.isOwn || second.isOwn, let form = VerbForm(of: place.language),
      let text = first.entry.plainText, let otherText = second.entry.plainText,
      form.isVerb(text) != form.isVerb(otherText)
    else { return nil }
    let (blamed, other) = second.isOwn ? (second.entry, first.entry) : (first.entry, second.entry)
    return RuleFinding(
      "label '\(blamed.key)' is not built as '\(other.key)', the other state of '\(control.name)'", atValueOf: blamed,
      related: [Diagnostic.Related("the label of the other state", at: other.valueLocation)],
      help: "write a verb for both, or for none")
  }
}

/// How a language's labels show that they are verbs.
private enum VerbForm {
  /// By the ending of the first word: "Reproducir el video".
  case first([String])
  /// By the ending of the last word, which is a small one behind others: "Vollbildmodus beenden".
  case smallLast([String])
  /// By the ending of the text: 全画面にする.
  case ending([String])

  init?(of language: LanguageTag) {
    switch language.language {
    case "es", "pt": self = .first(["ar", "er", "ir", "pôr"])
    // Of those in -re only what is no noun, as "lecture" is.
    case "fr": self = .first(["er", "ir", "ndre", "ttre"])
    case "de": self = .smallLast(["en", "ern", "eln"])
    case "ja": self = .ending(["る", "す", "く"])
    case "ko": self = .ending(["기"])
    default: return nil
    }
  }

  func isVerb(_ label: String) -> Bool {
    let words = label.split { $0.isWhitespace }
    switch self {
    case .first(let endings):
      let word = (words.first ?? "").lowercased()
      return endings.contains { word.hasSuffix($0) }
    case .smallLast(let endings):
      guard let word = words.last else { return false }
      return (words.count == 1 || word.first?.isLowercase == true) && endings.contains { word.hasSuffix($0) }
    case .ending(let endings):
      return endings.contains { label.hasSuffix($0) }
    }
  }
}
