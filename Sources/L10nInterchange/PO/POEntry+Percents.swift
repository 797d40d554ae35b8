import L10nCore
import L10nRuntime
import L10nSyntax

extension POEntry {
  /// The flags of formats that write a percent sign as `%%`.
  private static let formats: Set<String> = [
    "c-format", "objc-format", "python-format", "php-format", "perl-format", "ruby-format", "lua-format", "awk-format",
    "sh-printf-format", "tcl-format", "gcc-internal-format",
  ]

  /// The message with percent signs as in our texts: single in texts without arguments, `%%` in plural forms.
  ///
  ///     #, c-format
  ///     msgid "100%% sure"                            // 100% sure
  ///
  ///     #, no-c-format
  ///     msgid "{part}% of a file"                     // {part}%% of a file
  ///     msgid_plural "{part}% of {count} files"       // {part}%% of {count} files
  ///
  /// All other formats show texts without arguments unchanged. Nothing changes if a change would make an argument.
  var withOurPercents: POEntry {
    guard texts.contains(where: { $0.utf8.contains(UInt8(ascii: "%")) }) else { return self }
    if plural != nil { return isFormat ? self : mapTexts { $0.replacing("%", with: "%%") } }
    guard flags.contains(where: Self.formats.contains) else { return self }
    let single = mapTexts { $0.replacing("%%", with: "%") }
    let isPlain = (texts + single.texts).allSatisfy { FormatString($0).placeholders.isEmpty }
    return isPlain ? single : self
  }

  /// Whether a program formats the message. Without a flag it does if the source has a specifier; a percent sign before
  /// a space is text.
  private var isFormat: Bool {
    if flags.contains(where: Self.formats.contains) { return true }
    if flags.contains(where: { $0.hasSuffix("-format") }) { return false }
    return [id, plural].compactMap(\.self).contains { source in
      FormatString(source.text).placeholders.contains { placeholder in
        let bytes = Array(source.text.utf8)[placeholder.range]
        return bytes.dropFirst().first != UInt8(ascii: " ")
      }
    }
  }

  private var texts: [String] { ([id, plural].compactMap(\.self) + translations.values).map(\.text) }

  private func mapTexts(_ change: (String) -> String) -> POEntry {
    var entry = self
    entry.id = id.map { Text(text: change($0.text), range: $0.range) }
    entry.plural = plural.map { Text(text: change($0.text), range: $0.range) }
    entry.translations = translations.mapValues { Text(text: change($0.text), range: $0.range) }
    return entry
  }
}
