import L10nRuntime
import StringsFormat

/// One language of a String Catalog while it is changed; perhaps one that the file does not have yet.
struct StringCatalogTableEditor: Sendable {
  private let file: TableFile
  private let table: StringCatalogTable
  private let language: String
  private let isSource: Bool
  private var editor: StringCatalogEditor?
  private let refusal: EditRefusal?

  /// - Parameters:
  ///   - files: the locale's files of the table, and the development language's: the String Catalog is found among them.
  ///   - directory: the locale's name.
  /// - Returns: `nil` where the table stands in no String Catalog.
  init?(files: [TableFile], development: [TableFile], directory: String, layer: String?) {
    let candidates = files + development.filter { $0.place.layer == layer }
    guard let file = candidates.first(where: { $0.place.format == .stringCatalog }),
      case .stringCatalog(let table) = file.contents
    else { return nil }
    self.file = file
    self.table = table
    let isThere = file.place.directory == directory
    language = isThere ? table.language : LanguageTag(directoryName: directory)?.description ?? directory
    isSource = isThere && table.isSource
    do {
      editor = try StringCatalogEditor(table.catalog)
      refusal = nil
    } catch {
      refusal = error
    }
  }

  /// Makes a change.
  ///
  /// - Returns: `nil` when it is made; else why it is not.
  mutating func apply(_ change: TableChange, subject: Diagnostic.Subject) -> Diagnostic? {
    if let refusal { return Diagnostic(refusal, of: file, subject: subject) }
    let key = change.key
    switch change.action {
    case .set(let content, let state):
      if !isSource, !(editor?.contains(key) ?? false) {
        let source = StringCatalogTable.sourceLanguage(of: table.catalog)
        return refused("'\(key)' has no text in \(source), where a String Catalog would take the key for it", subject)
      }
      let comment = table.catalog.entries.last { $0.key == key }?.comment ?? change.comment
      let (localization, loss) = content.localization(state: state, comment: comment)
      guard let localization, loss == nil else {
        return refused("'\(key)' \(loss ?? "has no text")", subject)
      }
      editor?.set(localization, for: key, in: language, comment: change.comment)
    case .remove:
      guard editor?.contains(key) ?? false else { return refused("there is no '\(key)'", subject) }
      if isSource { editor?.remove(key) } else { editor?.remove(key, from: language) }
    case .rename(let newKey):
      guard editor?.contains(key) ?? false else { return refused("there is no '\(key)'", subject) }
      if key == newKey { return nil }
      if editor?.contains(newKey) ?? false {
        return refused("'\(key)' cannot become '\(newKey)', which is there already", subject)
      }
      editor?.rename(key, to: newKey)
    }
    return nil
  }

  private func refused(_ message: String, _ subject: Diagnostic.Subject) -> Diagnostic {
    Diagnostic("inapplicable-change", .error, message, at: nil, subject: subject)
  }

  /// The file when it is not as it was, with all of its bytes.
  var changedFile: SourceFile? {
    guard let bytes = editor?.edits.bytes, bytes != file.source.bytes else { return nil }
    return SourceFile(path: file.path, bytes: bytes)
  }
}
