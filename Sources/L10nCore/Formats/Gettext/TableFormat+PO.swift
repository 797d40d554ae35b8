import L10nRuntime
import L10nSyntax

extension TableFormat {
  /// GNU gettext's files: translations beside the texts of the code, which are the keys.
  package static let po: TableFormat = TableFormat(
    name: "po", title: "a PO file", layout: .po, variableDefinition: { "'\($0)'" },
    definesVariables: false, countsWholeNumbers: true, showsZero: false, looksUpTexts: true, declaresPlurals: true,
    pluralAdvice: "look it up with ngettext", keepsBase: false, isOfSwift: false,
    read: { bytes in
      let file = POFile(bytes)
      // PowerPoint templates have the same suffix.
      let isTable = !bytes.prefix(512).contains(0)
      return ReadFile(
        sourceLanguage: file.header.sourceLanguage?.description, syntax: { file.holdsICU ? .icu : nil },
        isTable: isTable, hasSources: true
      ) { directory in
        LoadedTable(file, in: directory ?? "")
      }
    },
    editor: { POTableEditor($0) },
    outline: { (bytes) throws(EditRefusal) in try SourceOutline(POFile(bytes)) }, filePatterns: ["*.po", "*.pot"])
}
