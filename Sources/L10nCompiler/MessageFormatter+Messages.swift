public import L10nRuntime
public import L10nSyntax

extension MessageFormatter {
  /// The text of a message with its arguments.
  ///
  /// A plain text without specifiers that is run without arguments is shown as it is written, lone percent signs and `%%`
  /// included: it was never a format.
  /// - Throws: what does not go together, see `MessageError`.
  public func format(_ message: Message, _ arguments: [MessageArgument] = []) throws(MessageError) -> String {
    try text(of: message.program, arguments)
  }

  /// The text of a message as runs, with a name for each argument by position; see `TextRun`.
  /// - Throws: as `format` does.
  package func runs(
    _ message: Message, _ arguments: [MessageArgument], names: [String]
  ) throws(MessageError) -> [TextRun] {
    try runs(of: message.program, arguments, names: names)
  }
}
