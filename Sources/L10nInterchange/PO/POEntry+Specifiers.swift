import L10nCore
import L10nSyntax

extension POEntry {
  /// The message with the specifiers and percent signs of our texts: `%@` for C's `%s` and Python's `%(name)s`, single
  /// percent signs in texts without arguments, and `%%` in plural forms, which are formats.
  ///
  ///     #, c-format
  ///     msgid "100%% sure"                            // 100% sure
  ///
  ///     #, python-brace-format
  ///     msgid "{part}% of a file"                     // %1$@%% of a file
  ///
  ///     #, no-c-format
  ///     msgid "5% of a file"                          // 5%% of a file
  ///     msgid_plural "5% of all files"
  ///
  /// - Parameter syntax: how the message spells its arguments.
  func withOurSpecifiers(_ syntax: GettextSyntax) -> POEntry {
    if plural == nil || syntax.isFormat { return mapTexts { syntax.stored($0) } }
    guard case .text = syntax.kind else { return self }
    return mapTexts { $0.replacing("%", with: "%%") }
  }

  private func mapTexts(_ change: (String) -> String) -> POEntry {
    var entry = self
    entry.id = id.map { Text(text: change($0.text), range: $0.range) }
    entry.plural = plural.map { Text(text: change($0.text), range: $0.range) }
    entry.translations = translations.mapValues { Text(text: change($0.text), range: $0.range) }
    return entry
  }
}
