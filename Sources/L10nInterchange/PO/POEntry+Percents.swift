import L10nRuntime

extension POEntry {
  /// The flags of formats that write a percent sign as `%%`.
  private static let formats: Set<String> = [
    "c-format", "objc-format", "c++-format", "python-format", "php-format", "perl-format", "ruby-format", "lua-format",
    "awk-format", "sh-printf-format", "tcl-format", "gcc-internal-format",
  ]

  /// The message with `%` for each `%%`, where it is run as a format though it takes no arguments.
  ///
  ///     #, c-format
  ///     msgid "100%% sure"        // shown as 100% sure
  ///
  /// Texts without arguments are shown as they stand everywhere else. Nothing changes where that would make an argument.
  var withPlainPercents: POEntry {
    guard plural == nil, flags.contains(where: Self.formats.contains) else { return self }
    let texts = [id].compactMap(\.self) + translations.values
    guard texts.contains(where: { $0.text.contains("%%") }) else { return self }
    let isPlain = texts.allSatisfy { text in
      FormatString(text.text).placeholders.isEmpty && FormatString(Self.plain(text.text)).placeholders.isEmpty
    }
    guard isPlain else { return self }
    var entry = self
    entry.id?.text = Self.plain(id?.text ?? "")
    entry.translations = translations.mapValues { Text(text: Self.plain($0.text), range: $0.range) }
    return entry
  }

  private static func plain(_ text: String) -> String { text.replacing("%%", with: "%") }
}
