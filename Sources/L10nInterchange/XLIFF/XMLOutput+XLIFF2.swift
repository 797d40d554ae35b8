import L10nSyntax

extension XMLOutput {
  /// A document in XLIFF 2.1.
  ///
  /// Units have numbers as identifiers, because a key may have characters that an identifier cannot; its name
  /// identifies the text.
  mutating func writeVersion2(_ files: [XLIFFFile]) {
    let hasMatches = files.contains { $0.units.contains { !$0.matches.isEmpty } }
    let hasTerms = files.contains { $0.units.contains { !$0.terms.isEmpty } }
    // 2.1 kept the namespace of 2.0.
    open(
      "xliff",
      [("xmlns", "urn:oasis:names:tc:xliff:document:2.0")]
        + (hasMatches ? [("xmlns:mtc", "urn:oasis:names:tc:xliff:matches:2.0")] : [])
        + (hasTerms ? [("xmlns:gls", "urn:oasis:names:tc:xliff:glossary:2.0")] : [])
        + [
          ("version", XLIFFVersion.v2.rawValue), ("srcLang", files.first?.sourceLanguage ?? ""),
          ("trgLang", files.first?.targetLanguage ?? ""),
        ])
    for (index, file) in files.enumerated() {
      open("file", [("id", "f\(index + 1)"), ("original", file.original)])
      for (index, unit) in file.units.enumerated() { write(unit, number: index + 1) }
      close("file")
    }
    close("xliff")
  }

  private mutating func write(_ unit: XLIFFUnit, number: Int) {
    open("unit", [("id", "u\(number)"), ("name", unit.id), ("xml:space", "preserve")])
    writeMatches(of: unit)
    writeTerms(of: unit)
    if !unit.notes.isEmpty {
      open("notes")
      for note in unit.notes { element("note", content: XMLText.content(note.unicodeScalars)) }
      close("notes")
    }
    let source = ProtectedText(unit.source)
    let target = unit.target.map { ProtectedText($0, translating: source) }
    let data = writeData(of: source.codes + (target?.codes ?? []))
    let identifier: Attributes = unit.matches.isEmpty ? [] : [("id", "s1")]
    open("segment", identifier + XLIFFState(target == nil ? .new : unit.state ?? .translated).version2)
    element("source", content: Self.content(source, data))
    if let target { element("target", content: Self.content(target, data)) }
    close("segment")
    close("unit")
  }

  /// Writes proposed translations in the Translation Candidates module.
  private mutating func writeMatches(of unit: XLIFFUnit) {
    if unit.matches.isEmpty { return }
    open("mtc:matches")
    for match in unit.matches {
      open("mtc:match", [("ref", "#s1"), ("matchQuality", "\(match.score)"), ("origin", match.segment.origin)])
      element("source", content: Self.content(match.segment.source.description))
      element("target", content: Self.content(match.target.description))
      close("mtc:match")
    }
    close("mtc:matches")
  }

  /// Writes the terms of the source in the Glossary module.
  private mutating func writeTerms(of unit: XLIFFUnit) {
    if unit.terms.isEmpty { return }
    open("gls:glossary")
    for entry in unit.terms {
      open("gls:glossEntry")
      element("gls:term", content: XMLText.content(entry.term.unicodeScalars))
      for translation in entry.translations {
        element("gls:translation", content: XMLText.content(translation.unicodeScalars))
      }
      close("gls:glossEntry")
    }
    close("gls:glossary")
  }

  /// Writes each specifier once.
  ///
  /// - Returns: their identifiers.
  private mutating func writeData(of codes: [ProtectedText.Code]) -> [String: String] {
    var identifiers: [String: String] = [:]
    guard !codes.isEmpty else { return identifiers }
    open("originalData")
    for code in codes where identifiers[code.specifier] == nil {
      let identifier = "d\(identifiers.count + 1)"
      identifiers[code.specifier] = identifier
      element("data", [("id", identifier)], content: Self.content(code.specifier))
    }
    close("originalData")
    return identifiers
  }

  /// The text with markup: a second copy of a specifier would take the next argument, and so would any other position
  /// if the order counts.
  private static func content(_ text: ProtectedText, _ data: [String: String]) -> String {
    var isFirst = true
    return text.pieces.map { piece in
      switch piece {
      case .text(let text): return content(text)
      case .code(let code):
        var limits = " canCopy=\"no\""
        if code.isOrdered {
          limits += " canDelete=\"no\" canReorder=\"\(isFirst ? "firstNo" : "no")\""
          isFirst = false
        }
        return "<ph id=\"\(code.number)\"\(limits) dataRef=\"\(data[code.specifier] ?? "")\"/>"
      }
    }.joined()
  }

  /// A text with `<cp>` for the characters that XML does not allow.
  private static func content(_ text: String) -> String {
    var content = ""
    var rest = text.unicodeScalars[...]
    while let index = rest.firstIndex(where: { !XMLText.isAllowed($0) }) {
      content += XMLText.content(rest[..<index]) + "<cp hex=\"\(rest[index].codePoint.dropFirst(2))\"/>"
      rest = rest[rest.index(after: index)...]
    }
    return content + XMLText.content(rest)
  }
}
