package import L10nSyntax

/// A valid translation for a catalog.
package struct CheckedText: Sendable {
  /// The index in `Catalog.locales`.
  package let locale: Int
  package let table: String
  package let key: TableKey
  package let message: Message
  package let state: TranslationState

  /// The states of the message's `texts`, if they differ from one another.
  package var formStates: [TranslationState] = []

  /// The comment of the development text.
  package let comment: String?

  package init(locale: Int, table: String, key: TableKey, message: Message, state: TranslationState, comment: String?) {
    (self.locale, self.table, self.key) = (locale, table, key)
    (self.message, self.state, self.comment) = (message, state, comment)
  }

  private struct Place: Hashable {
    let locale: Int
    let table: String
  }

  fileprivate var place: some Hashable { Place(locale: locale, table: table) }
}

extension Catalog {
  /// The files with some translations set in the locales' own tables.
  ///
  /// - Returns: the changed files, in the order of their paths, and the reasons for tables that cannot be edited.
  package func changedFiles(setting texts: [CheckedText]) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
    var edit = CatalogEdit(self)
    let diagnostics = texts.grouped(by: \.place).flatMap { texts in
      edit.apply(
        texts.map {
          TableChange($0.key, .set($0.message, $0.state), comment: $0.comment, formStates: $0.formStates)
        }, to: texts[0].table,
        in: locales[texts[0].locale].directory)
    }
    return (edit.changedFiles, diagnostics)
  }
}
