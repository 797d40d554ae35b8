import L10nRuntime
import L10nSyntax

extension Catalog {
  /// The development texts in a pseudo-language: files of an `.lproj` directory with its name, by path in a folder.
  ///
  /// Comments are included; texts that are not translated are unchanged. A plural text has the categories of the
  /// language that the pseudo-language represents.
  package func pseudoFiles(_ language: PseudoLanguage) -> [SourceFile] {
    developmentTables.flatMap { name, _ in
      var table = TextTable(name: name, locale: language.rawValue, units: developmentTexts(ofTable: name))
      table.markPatterns(configuration.syntax(ofTable: name))
      table.units = table.units.map { $0.isTranslatable ? $0.pseudo(language) : $0 }
      return table.files
    }
  }
}

extension TextUnit {
  fileprivate func pseudo(_ language: PseudoLanguage) -> TextUnit {
    var unit = self
    if isPattern, case .text(let pattern) = message.content {
      // A percent sign is text there, and so is every unreadable pattern.
      unit.message = Message(
        text: PseudoPattern(pattern, language)?.text(key: key.text)
          ?? language.text(pattern, key: key.text, isFormat: false))
    } else if syntax == .mf2, case .text(let text) = message.content {
      unit.message = Message(
        text: (try? MF2Source(text))?.pseudo(language, key: key.text)
          ?? language.text(text, key: key.text, isFormat: false))
    } else {
      unit.message = message.mapLeaves { _, leaf in leaf.pseudo(language, key: key.text) }
    }
    unit.state = .translated
    return unit
  }
}

extension Message {
  /// A message without selectors in a pseudolocale.
  fileprivate func pseudo(_ language: PseudoLanguage, key: String) -> Message {
    switch content {
    case .text(let text):
      return Message(text: language.text(text, key: key, isFormat: !FormatString(text).arguments.isEmpty))
    case .format(let text, let variables):
      if language == .keys { return Message(text: language.text(text, key: key, isFormat: true)) }
      return .format(
        FormatString(text).isVariablesAlone ? text : language.text(text, key: key, isFormat: true),
        variables: variables.map { $0.pseudo(language, key: key) })
    case .select, .pattern, .markedUp: return self
    }
  }
}

extension MessageVariable {
  fileprivate func pseudo(_ language: PseudoLanguage, key: String) -> MessageVariable {
    var variable = self
    if rule == .plural, let tag = language.pluralLanguage, let other = text(for: "other") {
      variable.variants = PluralRules(for: tag).categories.map { category in
        Variant(category: category.rawValue, text: text(for: category.rawValue) ?? other)
      }
    }
    for index in variable.variants.indices {
      variable.variants[index].text = language.text(variable.variants[index].text, key: key, isFormat: true)
    }
    return variable
  }
}

extension FormatString {
  /// Whether the format is only variables, so that brackets around them would be doubled.
  fileprivate var isVariablesAlone: Bool {
    segments.allSatisfy { segment in
      if case .placeholder(let placeholder) = segment { placeholder.variable != nil } else { false }
    }
  }
}
