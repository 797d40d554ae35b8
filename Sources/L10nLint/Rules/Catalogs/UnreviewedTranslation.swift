import L10nCore
import L10nSyntax

extension Rule {
  static let unreviewedTranslation: Rule = Rule(
    id: "unreviewed-translation", severity: .note, reach: .eachFile,
    summary: "A translation in a String Catalog is marked as to be reviewed."
  ) { context, _ in
    context.catalog.texts(in: .needsReview) { key, locale in
      (
        "'\(key)' is to be reviewed in '\(locale)'", "review it and set its state to 'translated'",
        "texts of '\(locale)' are to be reviewed"
      )
    }
  }
}

extension Catalog {
  /// A finding for each text that its file marks with a state.
  ///
  /// - Parameter words: the message and the help for a key and a locale's directory, and the message for several.
  func texts(in state: TranslationState, _ words: (TableKey, String) -> (String, String, String)) -> [Diagnostic] {
    files.flatMap { file in
      // Entries are large: only those with a finding are copied.
      file.entries.indices.filter { file.entries[$0].state == state }.map { file.entries[$0] }.map { text in
        let (message, help, shared) = words(text.key, file.place.directory)
        return Diagnostic(
          message, at: file.location(text.stateRange ?? text.keyRange), subject: file.subject(key: text.key.text),
          help: help, shared: Diagnostic.Shared(shared))
      }
    }
  }
}
