package import L10nCore
internal import L10nSyntax

/// Writes a catalog's translations as a memory in TMX 1.4.
package enum TMXWriter {
  /// The whole file: each plain text of the development language that has a translation, with all of them, in the order
  /// of tables and keys; with the number of units, and the texts that could not be written.
  ///
  /// - Parameters:
  ///   - locales: the indices in `Catalog.locales` of the wanted languages.
  ///   - toolVersion: the version of this tool.
  package static func text(
    of catalog: Catalog, locales: [Int], toolVersion: String
  ) -> (text: String, count: Int, losses: [Diagnostic]) {
    var output = XMLOutput()
    var losses: [Diagnostic] = []
    var count = 0
    output.open("tmx", [("version", "1.4")])
    output.emptyElement(
      "header",
      [
        ("creationtool", "l10n"), ("creationtoolversion", toolVersion), ("segtype", "block"), ("o-tmf", "l10n"),
        ("adminlang", "en"), ("srclang", catalog.development.description), ("datatype", "plaintext"),
      ])
    output.open("body")
    for id in catalog.developmentIDs {
      guard let development = catalog.developmentEntries[id], development.isTranslatable,
        case .text(let source) = development.written.content, !source.isEmpty
      else { continue }
      let targets = locales.compactMap { locale -> (language: String, text: String)? in
        guard let entry = catalog.entries(locale: locale, layer: nil)[id], entry.loaded.state == .translated,
          case .text(let text) = entry.written.content, !text.isEmpty
        else { return nil }
        return (catalog.locales[locale].tag.description, text)
      }
      if targets.isEmpty { continue }
      let variants = [(language: catalog.development.description, text: source)] + targets
      if let scalar = variants.lazy.compactMap({ XMLText.firstForbidden(in: $0.text) }).first {
        losses.append(
          Diagnostic(
            "conversion-loss", .warning, "'\(id.key)' is left out: TMX cannot hold \(scalar.codePoint)",
            at: development.valueLocation, subject: development.subject))
        continue
      }
      count += 1
      output.open("tu")
      for (language, text) in variants {
        output.open("tuv", [("xml:lang", language)])
        output.element("seg", content: XMLText.content(text.unicodeScalars))
        output.close("tuv")
      }
      output.close("tu")
    }
    output.close("body")
    output.close("tmx")
    return (output.text, count, losses)
  }
}
