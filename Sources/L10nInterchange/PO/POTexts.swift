import L10nCore
import L10nSyntax

/// The texts of a message.
struct POTexts {
  var id: String?
  var plural: String?

  /// In the order of their forms.
  var translations: [(form: Int, text: String, range: Range<Int>)]

  init(_ entry: POEntry) {
    (id, plural) = (entry.id?.text, entry.plural?.text)
    translations = entry.translations.map { ($0.form, $0.text.text, $0.text.range) }
  }

  /// The texts with the specifiers and percent signs of our texts: `%@` for C's `%s` and Python's `%(name)s`, single
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
  func withOurSpecifiers(_ syntax: GettextSyntax) -> POTexts {
    if plural == nil || syntax.isFormat { return mapTexts { syntax.stored($0) } }
    guard case .text = syntax.kind else { return self }
    return mapTexts { $0.replacing("%", with: "%%") }
  }

  private func mapTexts(_ change: (String) -> String) -> POTexts {
    var texts = self
    texts.id = id.map(change)
    texts.plural = plural.map(change)
    texts.translations = translations.map { ($0.form, change($0.text), $0.range) }
    return texts
  }
}
