/// A loss of a target format, which is reported so that nothing is dropped silently.
package enum Loss {
  /// The note about it in a report.
  ///
  /// - Parameters:
  ///   - message: one clause, such as `'ads.skip' differs by device, of which PO keeps 'other'`.
  ///   - unit: the text that loses something.
  package static func diagnostic(
    _ message: String, of unit: TextUnit, in table: TextTable, _ severity: Severity = .warning
  ) -> Diagnostic {
    // Equal losses of many texts are one finding on a terminal.
    let key = "'\(unit.key)' "
    let clause =
      message.hasPrefix(key)
      ? Diagnostic.Shared("texts in '\(table.locale)': each \(message.dropFirst(key.count))") : nil
    return Diagnostic(
      "conversion-loss", severity, message, at: unit.location,
      subject: Diagnostic.Subject(locale: table.locale, layer: table.layer, table: table.name, key: unit.key.text),
      shared: clause)
  }
}
