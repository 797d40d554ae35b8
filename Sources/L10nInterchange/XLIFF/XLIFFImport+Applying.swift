package import L10nCore
internal import StringsFormat

extension XLIFFImport {
  /// The files of the catalog that the texts change, with all of their new bytes, by path; and what could not be
  /// changed, with the reasons.
  ///
  /// A file that several languages share takes the changes of each.
  package func changedFiles() -> (files: [SourceFile], diagnostics: [Diagnostic]) {
    var changed: [String: SourceFile] = [:]
    var diagnostics: [Diagnostic] = []
    for texts in textsByTable {
      guard let first = texts.first else { continue }
      func files(of locale: Int) -> [TableFile] {
        catalog.files(locale: locale).filter { $0.place.table == first.table }.map { file in
          changed[file.path].map { file.holding($0.bytes) } ?? file
        }
      }
      var editor = TableEditor(
        files: files(of: first.locale), development: catalog.developmentIndices.flatMap(files), table: first.table,
        directory: catalog.locales[first.locale].directory)
      for text in texts {
        let change = TableChange(text.key, .set(text.message, text.state), comment: text.comment)
        if let diagnostic = editor.apply(change) { diagnostics.append(diagnostic) }
      }
      for file in editor.changedFiles() { changed[file.path] = file }
    }
    return (changed.values.sorted { $0.path < $1.path }, diagnostics)
  }

  /// The texts by table and locale, in the order in which these were first met.
  private var textsByTable: [[ImportedText]] {
    var groups: [[ImportedText]] = []
    var indices: [ImportedText.Place: Int] = [:]
    for text in texts {
      if let index = indices[text.place] {
        groups[index].append(text)
      } else {
        indices[text.place] = groups.count
        groups.append([text])
      }
    }
    return groups
  }
}

extension ImportedText {
  fileprivate struct Place: Hashable {
    let locale: Int
    let table: String
  }

  fileprivate var place: Place { Place(locale: locale, table: table) }
}
