import L10nCore
import L10nRuntime

/// A variable that takes a text for its number: `%#@names@%#@n@`, where the forms of `n` show argument 1 as "%1$@" and
/// nothing shows it as a number, or `%#@n@` with the form "%1$@ and %ld others".
struct TextualVariable {
  /// The `%#@names@` in the format.
  let use: EntryArguments.Use

  /// The first specifier that shows the argument as a text.
  let shown: EntryArguments.Use

  /// Whether the variable has several forms, so that the number matters.
  let isChoice: Bool

  static func all(in arguments: EntryArguments) -> [TextualVariable] {
    arguments.uses.compactMap { use in
      guard use.type == .variable, let name = use.argument.name,
        arguments.definingUse(of: use.position)?.argument.name == name
      else { return nil }
      let shown = arguments.uses.filter { $0.position == use.position && !$0.isDeclared && $0.type != .variable }
      let texts = shown.filter(arguments.isContradicted)
      let numbers = shown.filter { !arguments.isContradicted($0) }
      let isElsewhere = numbers.isEmpty && texts.allSatisfy { $0.text.variable != name }
      let isBeside = texts.contains { text in
        text.isNumbered && numbers.contains { $0.text == text.text && !$0.isNumbered }
      }
      guard let first = texts.first, isElsewhere || isBeside, texts.allSatisfy({ $0.type == .object }) else {
        return nil
      }
      let forms = arguments.entry.texts.filter { $0.variable == name && $0.variants == use.text.variants }
      return TextualVariable(use: use, shown: first, isChoice: Set(forms.map(\.text)).count > 1)
    }
  }
}
