package import L10nRuntime

/// A compiled message: its instructions, which `text` writes for `Interpreter` in the form of `ProgramForm`.
package struct Program: Hashable, Sendable {
  /// The naming of arguments.
  package enum Naming: UInt8, Hashable, Sendable {
    /// By position only.
    case positions = 0
    /// By ICU's MessageFormat.
    case icu = 1
    /// By MessageFormat 2.
    case mf2 = 2
  }

  /// The markup syntax of texts.
  package enum Markup: UInt8, Hashable, Sendable {
    case tags = 8
    case markdown = 16
  }

  package var naming = Naming.positions
  /// The names by position, if arguments have names.
  package var argumentNames: [String] = []
  package var markup: Markup?
  /// The types of the arguments by position; `nil` for a position without an argument. Programs of the development
  /// language have them, for checks of look-ups by key and of override layers.
  package var argumentTypes: [ArgumentType?] = []
  /// Choices that occur in more than one place.
  package var definitions: [[Instruction]] = []
  package var block: [Instruction]

  package init(_ block: [Instruction]) { self.block = block }

  /// The text of a program that is only a text; `nil` for other programs.
  package var plainText: String? {
    guard naming == .positions, markup == nil, argumentTypes.isEmpty, definitions.isEmpty else { return nil }
    switch (block.first, block.count) {
    case (nil, _): return ""
    case (.text(let text)?, 1): return text
    default: return nil
    }
  }
}
