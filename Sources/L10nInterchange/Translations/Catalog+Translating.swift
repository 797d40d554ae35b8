package import L10nCore

extension Catalog {
  /// The files that translations change, with all of their new bytes, by path; and what could not be changed, with the
  /// reasons.
  ///
  /// A file that several languages share takes the changes of each.
  package func changedFiles(setting texts: [CheckedText]) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
    var changed: [String: SourceFile] = [:]
    var diagnostics: [Diagnostic] = []
    for texts in texts.grouped(by: \.place) {
      guard let first = texts.first else { continue }
      func files(of locale: Int) -> [TableFile] {
        self.files(locale: locale).filter { $0.place.table == first.table }.map { file in
          changed[file.path].map { file.holding($0.bytes) } ?? file
        }
      }
      var editor = TableEditor(
        files: files(of: first.locale), development: developmentIndices.flatMap(files), table: first.table,
        directory: locales[first.locale].directory)
      for text in texts {
        let change = TableChange(text.key, .set(text.message, text.state), comment: text.comment)
        if let diagnostic = editor.apply(change) { diagnostics.append(diagnostic) }
      }
      for file in editor.changedFiles() { changed[file.path] = file }
    }
    return (changed.values.sorted { $0.path < $1.path }, diagnostics)
  }
}

extension CheckedText {
  fileprivate struct Place: Hashable {
    let locale: Int
    let table: String
  }

  fileprivate var place: Place { Place(locale: locale, table: table) }
}
