package import L10nRuntime

/// The name of a language: "Portuguese (Brazil)"; of some languages, or of the default ones without a list.
package struct LanguageNameFunction: ValueFunction {
  package var style: LanguageNameStyle
  package var context: LanguageNameContext
  package var tags: [LanguageTag]?

  package init(
    _ style: LanguageNameStyle = .standard, _ context: LanguageNameContext = .text, tags: [LanguageTag]? = nil
  ) {
    (self.style, self.context, self.tags) = (style, context, tags)
  }

  package var name: String { "language-name" }
  package var words: String { "name of a language" }
  package var valueType: TextParameter.ValueType { .language }

  package func code(of value: String) -> String {
    let isMenu = context == .menu
    let style = style == .standard && !isMenu ? "" : ", .\(style)"
    return ".languageName(\(value)\(style)\(isMenu ? ", .menu" : ""))"
  }

  package func argument(of text: String) -> MessageArgument? {
    LanguageTag(text).map { .languageName($0, style, context) }
  }

  package func sample(_ moment: SampleMoment) -> MessageArgument {
    .languageName(tags?.first ?? "es", style, context)
  }
}

extension LanguageNameFunction {
  static let settings = FunctionSettings(
    LanguageNameFunction(),
    [
      Setting(
        "names", \.style, .choice("kind of names"),
        "Names put together, names of dialects, or names in the language itself."),
      Setting(
        "context", \.context, .choice("place of names"),
        "Within a text, or at the start of a line of a menu, where some languages have capital letters."),
      Setting(
        "tags", \.tags,
        .list(
          .parsed(SettingShape.tag.form, "language tag", help: "write one such as 'pt-BR'") { LanguageTag($0) },
          of: "language tags", help: "write '[en, pt-BR]'"),
        "The languages that are named; the usual ones without it."),
    ])
}
