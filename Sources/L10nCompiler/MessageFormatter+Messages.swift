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

  /// The text of a program with its arguments.
  /// - Throws: why the arguments do not fit it.
  package func text(of program: Program, _ arguments: [MessageArgument] = []) throws(MessageError) -> String {
    try text(ofProgram: program.text, arguments)
  }

  /// The text of a program as runs, with a name for each argument by position; see `TextRun`.
  /// - Throws: as `text(of:_:)` does.
  package func runs(
    of program: Program, _ arguments: [MessageArgument], names: [String]
  ) throws(MessageError) -> [TextRun] {
    try runs(ofProgram: program.text, arguments, names: names)
  }
}
