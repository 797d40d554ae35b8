package import L10nCore
internal import L10nSyntax

extension [TextTable] {
  /// A doubt about an undeclared syntax: messages with named arguments that are taken for formats, in which braces are
  /// text. One finding for the table.
  package var syntaxDoubt: Diagnostic? {
    for syntax in [TextSyntax.icu, .mf2] {
      let doubtful = flatMap { table in table.units.filter { $0.reads(as: syntax) }.map { (table, $0) } }
      guard let (table, unit) = doubtful.first else { continue }
      let subject = doubtful.count == 1 ? "looks like" : "and \(doubtful.count - 1) more texts look like"
      return Diagnostic(
        "conversion-loss", .warning,
        "'\(unit.key)' \(subject) \(syntax.title) but would be read as formats, in which braces are text",
        at: unit.location,
        subject: Diagnostic.Subject(
          locale: table.locale, layer: table.layer, table: table.name, key: unit.key.text),
        help: "add --from-syntax \(syntax.rawValue), or --from-syntax printf if braces are text")
    }
    return nil
  }
}

extension TextUnit {
  /// Whether a format without specifiers is a message with arguments in another syntax.
  fileprivate func reads(as syntax: TextSyntax) -> Bool {
    guard self.syntax == .printf, case .text(let text) = message.content, text.utf8.contains(UInt8(ascii: "{")),
      FormatString(text).placeholders.isEmpty
    else { return false }
    return !(TextPattern(text, syntax).message?.argumentNames.isEmpty ?? true)
  }
}
