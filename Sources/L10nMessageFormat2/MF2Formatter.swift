package import L10nRuntime
package import StringsFormat

/// Shows messages of MessageFormat 2 as the specification says, errors and all.
///
/// What an app runs is the same message compiled, with arguments whose types were proved; this shows any message with
/// any arguments, and says what does not go together: the measure of the compiled one.
/// Source: UTS #35, part 9, "Formatting".
package struct MF2Formatter: Sendable {
  /// How values are set apart from the text around them.
  package enum Isolation: String, Sendable {
    /// The specification's default strategy.
    case standard = "default"
    case none
  }

  let context: MF2Context
  let isolation: Isolation
  let functions: [String: MF2FunctionHandler]

  /// A formatter for one locale.
  /// - Parameter functions: functions beside those of the specification, by name.
  package init(
    _ context: MF2Context, isolation: Isolation = .standard, functions: [String: MF2FunctionHandler] = [:]
  ) {
    (self.context, self.isolation) = (context, isolation)
    self.functions = Self.standard.merging(functions) { $1 }
  }

  private static let standard: [String: MF2FunctionHandler] = {
    var functions: [String: MF2FunctionHandler] = ["string": MF2TextValue.string]
    for name in MF2NumberStyle.functions { functions[name] = MF2NumberValue.handler }
    for name in MF2DateStyle.functions { functions[name] = MF2DateValue.handler }
    return functions
  }()

  /// What a message shows with arguments by name.
  /// - Parameter arguments: those that no function takes, such as lists, are shown as nothing.
  package func format(_ message: MF2Message, _ arguments: [String: MessageArgument] = [:]) -> MF2Result {
    var rendering = MF2Rendering(self, message, arguments)
    rendering.run()
    return MF2Result(parts: rendering.parts, failures: rendering.failures)
  }
}

/// What a message showed.
package struct MF2Result: Sendable {
  /// In the order of the text; isolates are parts of their own.
  package let parts: [MF2FormattedPart]
  /// What went wrong, in the order in which it was found.
  package let failures: [MF2Failure]

  /// The whole text.
  package var text: String { parts.map(\.text).joined() }
}

/// A part of what a message shows.
package struct MF2FormattedPart: Sendable {
  /// `text`, `markup`, `bidiIsolation`, `fallback`, or the kind of a value.
  package let type: String
  /// What it adds to the text; nothing for markup.
  package let text: String
  /// The message's own name for the part, from `u:id`.
  package var id: String?
  /// The direction that `u:dir` gives it.
  package var direction: String?
  /// The locale of a value.
  package var locale: LanguageTag?
  /// What a fallback stands for: `$name`.
  package var source: String?
  /// The kind and the name of markup, with its options by name.
  package var markup: (kind: MF2Markup.Kind, name: String, options: [String: String])?
  /// The pieces of a number.
  package var pieces: [(type: String, value: String)] = []

  init(_ type: String, _ text: String = "") { (self.type, self.text) = (type, text) }
}
