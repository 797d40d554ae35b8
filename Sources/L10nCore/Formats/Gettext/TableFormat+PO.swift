import L10nRuntime
import L10nSyntax

extension TableFormat {
  /// GNU gettext's files: translations beside the texts of the code, which are the keys.
  package static let po: TableFormat = TableFormat(
    name: "po", title: "a PO file", layout: .po, variableDefinition: { "'\($0)'" },
    definesVariables: false, countsWholeNumbers: true, showsZero: false, looksUpTexts: true, declaresPlurals: true,
    pluralAdvice: "look it up with ngettext", keepsBase: false, isOfSwift: false,
    read: { ReadFile(POFile($0)) },
    editor: { POTableEditor($0) },
    outline: { (bytes) throws(EditRefusal) in try SourceOutline(POFile(bytes)) }, filePatterns: ["*.po", "*.pot"])
}

extension ReadFile {
  fileprivate init(_ file: POFile) {
    self.init(
      sourceLanguage: file.header.sourceLanguage?.description, syntax: { file.holdsICU ? .icu : nil },
      // PowerPoint templates have the same suffix.
      isTable: !file.source.bytes.prefix(512).contains(0), hasSources: true, contents: file,
      like: { model in (model as? POFile).flatMap { file.like($0) }.map { ReadFile($0) } }
    ) { directory in
      LoadedTable(file, in: directory ?? "")
    }
  }
}
