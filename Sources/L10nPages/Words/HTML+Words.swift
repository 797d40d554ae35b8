import L10nSyntax

/// Elements with words of `PageWords`, which the page's script can show in other languages.
extension HTML {
  /// Values for the placeholders of a text: texts and numbers.
  typealias Values = KeyValuePairs<String, JSONOutput>

  /// An element that contains a text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], word key: String, values: Values = [:]) {
    open(name, attributes, ["data-word": key, "data-values": Self.data(values)])
    text(PageWords.english(key, values))
    close(name)
  }

  /// An element with a label.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], label key: String, values: Values = [:],
    _ contents: (inout HTML) -> Void
  ) {
    open(
      name, attributes,
      ["aria-label": PageWords.english(key, values), "data-label": key, "data-values": Self.data(values)])
    contents(&self)
    close(name)
  }

  /// An element with a text that names a language, or only with the name.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], word key: String? = nil, naming language: PageLanguage,
    values: Values = [:]
  ) {
    let words = key.map { PageWords.english($0, values).replacing("{{language}}", with: language.englishName) }
    open(
      name, attributes,
      [
        "data-word": key, "data-language": language.tag, "data-english": language.englishName,
        "data-values": Self.data(values),
      ])
    text(words ?? language.englishName)
    close(name)
  }

  private static func data(_ values: Values) -> String? {
    if values.isEmpty { return nil }
    return JSONOutput.object(values.map { .init($0.key, $0.value) }).line
  }
}
