package import L10nRuntime

/// A compiled message: its instructions, which `text` writes for `Interpreter` in the form of `ProgramForm`.
package struct Program: Hashable, Sendable {
  /// How arguments are named.
  package enum Naming: UInt8, Hashable, Sendable {
    /// By position alone.
    case positions = 0
    /// By ICU's MessageFormat.
    case icu = 1
    /// By MessageFormat 2.
    case mf2 = 2
  }

  /// What texts are marked up with.
  package enum Markup: UInt8, Hashable, Sendable {
    case tags = 8
    case markdown = 16
  }

  package var naming = Naming.positions
  /// By position, where arguments have names.
  package var argumentNames: [String] = []
  package var markup: Markup?
  /// What values the message takes, by position; `nil` where it takes none there. Programs of the development language have
  /// them, by which look-ups by key and override layers are checked.
  package var argumentTypes: [ArgumentType?] = []
  /// Choices that are made in more than one place.
  package var definitions: [[Instruction]] = []
  package var block: [Instruction]

  package init(_ block: [Instruction]) { self.block = block }

  /// The text of a program that is nothing but a text.
  package var plainText: String? {
    guard naming == .positions, markup == nil, argumentTypes.isEmpty, definitions.isEmpty else { return nil }
    switch (block.first, block.count) {
    case (nil, _): return ""
    case (.text(let text)?, 1): return text
    default: return nil
    }
  }
}
