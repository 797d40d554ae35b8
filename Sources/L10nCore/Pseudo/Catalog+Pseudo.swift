import L10nRuntime

extension Catalog {
  /// The development texts in a pseudo-language: files of an `.lproj` directory of its name, by path below a folder.
  ///
  /// Comments go along; texts that are not translated stay as they are. A plural text has the categories of the language
  /// that the pseudo-language stands for.
  package func pseudoFiles(_ language: PseudoLanguage) -> [SourceFile] {
    developmentTables.flatMap { name, _ in
      var table = TextTable(name: name, locale: language.rawValue, units: developmentTexts(ofTable: name))
      if configuration.syntax(ofTable: name) == .icu { table.markPatterns() }
      table.units = table.units.map { $0.isTranslatable ? $0.pseudo(language) : $0 }
      return table.files
    }
  }
}

extension TextUnit {
  fileprivate func pseudo(_ language: PseudoLanguage) -> TextUnit {
    var unit = self
    if isPattern, case .text(let pattern) = content {
      // A percent sign is text there, and so is all of what cannot be read.
      unit.content = .text(
        PseudoPattern(pattern, language)?.text(key: key.text)
          ?? language.text(pattern, key: key.text, isFormat: false))
    } else {
      unit.content = content.pseudo(language, key: key.text)
    }
    unit.state = .translated
    return unit
  }
}

extension TextContent {
  fileprivate func pseudo(_ language: PseudoLanguage, key: String) -> TextContent {
    switch self {
    case .text(let text):
      return .text(language.text(text, key: key, isFormat: !FormatString(text).arguments.isEmpty))
    case .format(let text, let variables):
      if language == .keys { return .text(language.text(text, key: key, isFormat: true)) }
      return .format(
        FormatString(text).isVariablesAlone ? text : language.text(text, key: key, isFormat: true),
        variables: variables.map { $0.pseudo(language, key: key) })
    case .width(let cases):
      return .width(cases.map { TextCase(value: $0.value, content: $0.content.pseudo(language, key: key)) })
    case .device(let cases):
      return .device(cases.map { TextCase(value: $0.value, content: $0.content.pseudo(language, key: key)) })
    }
  }
}

extension TextVariable {
  fileprivate func pseudo(_ language: PseudoLanguage, key: String) -> TextVariable {
    var variable = self
    if rule == .plural, let tag = language.pluralLanguage, let other = forms.last(where: { $0.category == "other" }) {
      variable.forms = PluralRules(for: tag).categories.map { category in
        forms.last { $0.category == category.rawValue } ?? TextForm(category: category.rawValue, text: other.text)
      }
    }
    variable.forms = variable.forms.map {
      TextForm(category: $0.category, text: language.text($0.text, key: key, isFormat: true))
    }
    return variable
  }
}

extension FormatString {
  /// Whether the format is variables and nothing else, so that brackets around them would be doubled.
  fileprivate var isVariablesAlone: Bool {
    segments.allSatisfy { segment in
      if case .placeholder(let placeholder) = segment { placeholder.variable != nil } else { false }
    }
  }
}
