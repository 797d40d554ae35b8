import L10nSyntax

/// What one table of one locale needs to be in line with the development table.
struct TableSynchronization {
  let table: String
  let locale: CatalogLocale

  /// The locale's files of the table.
  let files: [TableFile]

  /// Texts to be added as stubs, in order of the development table.
  var missing: [TableChange] = []

  /// Keys that the development table does not have.
  var obsolete: Set<TableKey> = []

  /// The files with all changes, or why there are none.
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
