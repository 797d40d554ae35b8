import L10nCore
import StringsFormat

extension Rule {
  static let unreviewedTranslation: Rule = Rule(
    id: "unreviewed-translation", severity: .note,
    summary: "A translation in a String Catalog is marked as to be reviewed."
  ) { context in
    context.catalog.texts(in: .needsReview) { key, locale in
      ("'\(key)' is to be reviewed in '\(locale)'", "review it and set its state to 'translated'")
    }
  }
}

extension Catalog {
  /// A finding for each text of a String Catalog in a state.
  ///
  /// - Parameter words: the message and the help for a key and a locale's directory.
  func texts(in state: TranslationState, _ words: (TableKey, String) -> (String, String)) -> [RuleFinding] {
    files.flatMap { file -> [RuleFinding] in
      guard case .stringCatalog(let table) = file.contents else { return [] }
      return table.texts.filter { $0.state == state }.map { text in
        let (message, help) = words(text.key, file.place.directory)
        return RuleFinding(
          message, at: file.location(text.stateRange ?? text.keyRange), subject: file.subject(key: text.key.text),
          help: help)
      }
    }
  }
}
