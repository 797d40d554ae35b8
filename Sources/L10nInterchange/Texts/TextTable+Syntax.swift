package import L10nCore
package import L10nRuntime
internal import L10nSyntax

extension TextTable {
  /// The table with its texts in another syntax, and the losses.
  ///
  /// Formats and plural rules become patterns whose arguments have the names that the development text and its comment
  /// give them; patterns become formats with arguments by position.
  /// - Parameters:
  ///   - language: the language of the texts, whose plural rules determine their forms.
  ///   - source: the source table.
  ///   - only: the syntax of the texts that are converted; `nil` for all.
  package func converted(
    to syntax: TextSyntax, language: LanguageTag, source: TextTable, only: TextSyntax? = nil
  ) -> (table: TextTable, losses: [Diagnostic]) {
    var table = self
    var losses: [Diagnostic] = []
    let sources = Dictionary(source.units.map { ($0.key, $0) }) { first, _ in first }
    let converter = SyntaxConverter(syntax, language)
    for (index, unit) in units.enumerated() where only == nil || unit.syntax == only {
      let (converted, lost) = converter.unit(unit, source: sources[unit.key] ?? unit)
      table.units[index] = converted
      losses += lost.map { Loss.diagnostic($0, of: unit, in: self) }
    }
    return (table, losses)
  }
}

/// Converts texts to another syntax by way of ICU messages.
private struct SyntaxConverter {
  private let syntax: TextSyntax
  private let tag: LanguageTag
  private let rules: PluralRules
  private let language: ARBLanguage

  init(_ syntax: TextSyntax, _ tag: LanguageTag) {
    (self.syntax, self.tag) = (syntax, tag)
    (rules, language) = (PluralRules(for: tag), ARBLanguage(tag))
  }

  /// The text in the syntax, and the losses in whole clauses. A text that cannot be written is unchanged.
  func unit(_ unit: TextUnit, source: TextUnit) -> (TextUnit, losses: [String]) {
    guard unit.syntax != syntax else { return (unit, []) }
    if case .select = unit.message.content {
      return (unit, ["'\(unit.key)' stays a format: it has forms for devices or widths, which a pattern cannot have"])
    }
    var losses: [String] = []
    guard let (icu, pattern, placeholders) = icuMessage(unit, source: source, &losses) else { return (unit, losses) }
    // The development text determines the positions of its translations' arguments.
    if unit.syntax == .printf, unit == source { losses += misplaced(placeholders, in: icu, of: unit) }
    var result = unit
    if unit.syntax == .printf, unit == source {
      // The pattern itself says the names, and their order the positions.
      var plain = unit
      plain.comment = unit.commentWithoutNames
      if misplaced(placeholders, in: icu, of: plain).isEmpty { result.comment = plain.comment }
    }
    func clauses(_ lost: [String]) -> [String] { lost.map { "'\(unit.key)' \($0)" } }
    switch syntax {
    case .icu: result.message = Message(text: pattern)
    case .mf2:
      var writing = MF2Writing(rules, numbers: placeholders.reduce(into: [:]) { $0[$1.name] = $1.function })
      let parts = unit.markup.map { icu.parts.markedUp($0) } ?? icu.parts
      if let markup = unit.markup {
        losses += clauses(icu.parts.choicesInOptions(markup).map { "chooses a text within '\($0)' of a tag" })
      }
      let message = writing.message(of: parts)
      losses += clauses(writing.losses)
      guard let message else { return (unit, losses) }
      result.message = Message(text: message.text)
      result.markup = nil
    case .printf:
      let arguments = arguments(of: source) ?? MessagePattern(icu).signature.arguments.positioned(by: unit.comment)
      let content = ARBContent(icu, of: pattern, arguments: ARBArguments(arguments), language: language)
      losses += clauses(content.losses)
      result.message = content.message
    }
    result.syntax = syntax
    return (result, losses)
  }

  /// The text as an ICU message; `nil` for a text that cannot be read.
  private func icuMessage(
    _ unit: TextUnit, source: TextUnit, _ losses: inout [String]
  ) -> (ICUMessage, text: String, [ARBPlaceholders.Placeholder])? {
    var text: String
    var placeholders: [ARBPlaceholders.Placeholder] = []
    if unit.syntax == .mf2, case .text(let own) = unit.message.content {
      let pattern = TextPattern(own, .mf2, language: tag)
      guard let message = pattern.message else {
        losses.append("'\(unit.key)' stays unchanged: \(pattern.problems.first?.clause ?? "it cannot be read")")
        return nil
      }
      losses += pattern.problems.map { "'\(unit.key)' cannot be shown: \($0.clause)" }
      var printer = ICUPrinter()
      text = printer.text(of: message.parts)
      losses += printer.losses.map { "'\(unit.key)' \($0)" }
    } else {
      let message = ARBMessage(unit, source: source, rules: rules, isStyled: true)
      losses += message.losses.map { $0.replacing(" ARB ", with: " a pattern ") }
      losses += message.inexact.map { specifier, argument in
        let written = syntax == .mf2 ? MF2Writing.text(of: argument) : ICUPrinter.text(of: argument)
        return "'\(unit.key)' shows '\(argument.name)' as '\(specifier)', which becomes '\(written)' and may look "
          + "different"
      }
      (text, placeholders) = (message.text, message.placeholders.list)
    }
    do {
      return (try ICUMessage(text), text, placeholders)
    } catch {
      losses.append("'\(unit.key)' stays unchanged: \(error)")
      return nil
    }
  }

  /// The arguments of the source text, by position; `nil` if it is not a pattern.
  private func arguments(of source: TextUnit) -> [FormatArgument]? {
    var losses: [String] = []
    guard source.syntax.hasPatterns, let (icu, _, _) = icuMessage(source, source: source, &losses) else { return nil }
    return MessagePattern(icu).signature.arguments.positioned(by: source.comment)
  }

  /// The arguments of a format whose positions a conversion back would change, in whole clauses.
  private func misplaced(
    _ placeholders: [ARBPlaceholders.Placeholder], in icu: ICUMessage, of unit: TextUnit
  ) -> [String] {
    MessagePattern(icu).signature.arguments.positioned(by: unit.comment).compactMap { argument in
      guard let index = placeholders.firstIndex(where: { $0.name == argument.name }), index + 1 != argument.position
      else { return nil }
      return "'\(unit.key)' has '\(placeholders[index].name)' as argument \(index + 1), which a pattern does not say"
    }
  }
}
