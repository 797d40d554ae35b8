import L10nSyntax

extension TextPattern {
  /// An argument in the pattern's syntax: `{name}`, `{$name}`, `{{name}}`.
  package func spelled(_ name: String) -> String { syntax == .mf2 ? "{$\(name)}" : braced(name) }

  /// An argument shown as a number: `{name, number}`, `{$name :number}`.
  package func spelledNumber(_ name: String) -> String {
    syntax == .mf2 ? "{$\(name) :number}" : braced("\(name), number")
  }

  private func braced(_ contents: String) -> String {
    dialect.contains(.doubleBraces) ? "{{\(contents)}}" : "{\(contents)}"
  }

  /// The number that selects a plural, in one of its forms: `#`, `{$name}`.
  package func spelledCount(_ name: String) -> String {
    syntax == .mf2 || dialect.contains(.plainNumberSigns) ? spelled(name) : "#"
  }

  /// Whether the spelling of an argument is literal text because its brace is quoted: `'{name}'`, `\{$name\}`.
  package func quotes(_ name: String) -> Bool {
    message.map { MessagePattern($0).texts.contains { $0.contains(spelled(name)) } } ?? false
  }

  /// The reason why a quoted brace is text, and the remedy.
  package var quotingHelp: String {
    syntax == .mf2
      ? "a backslash before a brace makes it text: remove the backslash"
      : "an apostrophe before a brace makes it text: write ’, or two apostrophes"
  }

  /// The beginning of a plural: `{name, plural, …}`, `.match $name …`.
  package func spelledPlural(_ name: String) -> String {
    syntax == .mf2 ? ".match $\(name) …" : "{\(name), plural, …}"
  }
}
