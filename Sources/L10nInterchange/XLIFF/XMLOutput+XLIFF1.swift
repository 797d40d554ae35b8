import StringsFormat

extension XMLOutput {
  /// A document in XLIFF 1.2, valid in its strict schema.
  mutating func writeVersion1(_ files: [XLIFFFile]) {
    open("xliff", [("xmlns", "urn:oasis:names:tc:xliff:document:1.2"), ("version", XLIFFVersion.v1.rawValue)])
    for file in files {
      open(
        "file",
        [
          ("original", file.original), ("source-language", file.sourceLanguage ?? ""),
          ("target-language", file.targetLanguage ?? ""), ("datatype", "plaintext"),
        ])
      open("body")
      for unit in file.units { write(unit) }
      close("body")
      close("file")
    }
    close("xliff")
  }

  private mutating func write(_ unit: XLIFFUnit) {
    open("trans-unit", [("id", unit.id), ("xml:space", "preserve")])
    let source = ProtectedText(unit.source)
    element("source", content: Self.content(source))
    if let target = unit.target {
      let state = unit.state.map { XLIFFState($0) }?.version1 ?? []
      element("target", state, content: Self.content(ProtectedText(target, translating: source)))
    }
    for note in unit.notes { element("note", content: XMLText.content(note.unicodeScalars)) }
    close("trans-unit")
  }

  private static func content(_ text: ProtectedText) -> String {
    text.pieces.map { piece in
      switch piece {
      case .text(let text): XMLText.content(text.unicodeScalars)
      case .code(let code):
        "<ph id=\"\(code.number)\" ctype=\"x-printf\">\(XMLText.content(code.specifier.unicodeScalars))</ph>"
      }
    }.joined()
  }
}
