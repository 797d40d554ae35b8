import L10nSyntax

/// The changes that make one table of one locale match the development table.
struct TableSynchronization {
  let table: String
  let locale: CatalogLocale

  /// The locale's files of the table.
  let files: [TableFile]

  /// Texts to add as stubs, in the order of the development table.
  var missing: [TableChange] = []

  /// Keys that the development table lacks.
  var obsolete: Set<TableKey> = []

  /// The files with all changes, or the reason why there are none.
  func changedFiles(development: [TableFile], removesObsolete: Bool) -> (files: [SourceFile], refusal: Diagnostic?) {
    let removals = removesObsolete ? obsolete : []
    let changes = removals.sorted().map { TableChange($0, .remove) } + missing
    if changes.isEmpty { return ([], nil) }
    for file in files {
      if let refusal = file.table.editRefusal() {
        return ([], Diagnostic(refusal, of: file, subject: file.subject()))
      }
    }
    var editor = TableEditor(files: files, development: development, table: table, directory: locale.directory)
    for change in changes {
      if let diagnostic = editor.apply(change) { return ([], diagnostic) }
    }
    return (editor.changedFiles(), nil)
  }
}
