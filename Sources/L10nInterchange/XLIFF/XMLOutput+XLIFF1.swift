import L10nSyntax

extension XMLOutput {
  /// A document in XLIFF 1.2, valid by its strict schema.
  ///
  /// - Parameter isForXcode: whether it follows Xcode: a schema, a header in each file, and texts without markup.
  mutating func writeVersion1(_ files: [XLIFFFile], isForXcode: Bool) {
    let namespace = "urn:oasis:names:tc:xliff:document:1.2"
    let version = ("version", XLIFFVersion.v1.rawValue)
    open(
      "xliff",
      isForXcode
        ? [
          ("xmlns", namespace), ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"), version,
          (
            "xsi:schemaLocation",
            "\(namespace) http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
          ),
        ] : [("xmlns", namespace), version])
    for file in files {
      if isForXcode, let head = file.head {
        open(asRead: head)
      } else {
        open(
          "file",
          [
            ("original", file.original), ("source-language", file.sourceLanguage ?? ""),
            ("target-language", file.targetLanguage ?? ""), ("datatype", "plaintext"),
          ])
        if isForXcode {
          open("header")
          emptyElement("tool", [("tool-id", "l10n"), ("tool-name", "l10n")])
          close("header")
        }
      }
      open("body")
      for unit in file.units { write(unit, hasCodes: !isForXcode) }
      close("body")
      close("file")
    }
    close("xliff")
  }

  private mutating func write(_ unit: XLIFFUnit, hasCodes: Bool) {
    open("trans-unit", [("id", unit.id), ("xml:space", "preserve")])
    let source = hasCodes ? ProtectedText(unit.source) : nil
    add("source", source.map(Self.content) ?? XMLText.content(unit.source.unicodeScalars), isShort: !hasCodes)
    if let target = unit.target {
      let text = source.map { Self.content(ProtectedText(target, translating: $0)) }
      add(
        "target", text ?? XMLText.content(target.unicodeScalars), isShort: !hasCodes,
        unit.state.map { XLIFFState($0) }?.version1 ?? [])
    }
    for note in unit.notes { add("note", XMLText.content(note.unicodeScalars), isShort: !hasCodes) }
    for match in unit.matches {
      open("alt-trans", [("match-quality", "\(match.score)%"), ("origin", match.segment.origin)])
      element("source", content: XMLText.content(match.segment.source.description.unicodeScalars))
      element("target", content: XMLText.content(match.target.description.unicodeScalars))
      close("alt-trans")
    }
    close("trans-unit")
  }

  /// - Parameter isShort: whether an element without a text is written as an empty one, like Xcode's.
  private mutating func add(_ name: String, _ content: String, isShort: Bool, _ attributes: Attributes = []) {
    if isShort, content.isEmpty { return emptyElement(name, attributes) }
    element(name, attributes, content: content)
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
