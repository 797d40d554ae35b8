/// The accepted values of a setting in `l10n.yml`, for the schema, completion, hover and the reference page.
package struct SettingShape: Sendable {
  /// The kinds of values.
  package indirect enum Form: Sendable {
    /// A text, a number or a word, which are read in the same way.
    case text
    /// A text that matches a regular expression.
    case string(pattern: String, orNumber: Bool = false)
    case integer
    case number(minimum: Int, maximum: Int?)
    /// `true`, `false`, and their other spellings.
    case flag
    /// One of several words.
    case words([String])
    /// Values in brackets, or one per line, with bounds for their number.
    case list(SettingShape, count: ClosedRange<Int> = 0...Int.max)
    /// Values by names that the user chooses.
    case map(SettingShape, byLanguage: Bool)
    /// Settings by name.
    case group([SettingLine])
    case either([SettingShape])
    /// A shape that the schema defines once, under a name.
    case named(String, SettingShape)
  }

  /// The kind of value.
  package var form: Form

  /// The purpose of the value, one or two sentences.
  package var summary: String?

  /// The words of a catalog that are accepted here; for a map, as names.
  package var words: CatalogWords?

  package init(_ form: Form, _ summary: String? = nil, words: CatalogWords? = nil) {
    (self.form, self.summary, self.words) = (form, summary, words)
  }

  /// The possible shapes of a value: itself, its definition, each of several. They inherit the summary and the words.
  package var alternatives: [SettingShape] {
    let inner: [SettingShape] =
      switch form {
      case .named(_, let shape): [shape]
      case .either(let shapes): shapes
      default: []
      }
    return inner.isEmpty
      ? [self]
      : inner.map { SettingShape($0.form, summary ?? $0.summary, words: words ?? $0.words) }.flatMap(\.alternatives)
  }

  /// The values in words: "a list of texts".
  package var title: String {
    switch form {
    case .text, .string: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .flag: "true or false"
    case .words(let words): Self.title(words.filter { $0 != "false" })
    case .list(let item, _): "a list of \(item.title.dropFirst(2))s"
    case .map(let value, let byLanguage):
      if case .map = value.form {
        value.title
      } else if case .integer = value.form, byLanguage {
        "\(value.title) for each language, as in {en: 40}"
      } else {
        "\(value.title) for each \(byLanguage ? "language" : "name")"
      }
    case .group: "settings"
    case .either(let shapes):
      // A text in place of a list is a list of one.
      Self.title(
        shapes.flatMap(\.titles).filter { $0 != "a text" }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    case .named("tag", _): "a language tag"
    case .named(_, let shape): shape.title
    }
  }

  /// Its words individually, or its title.
  private var titles: [String] { if case .words(let words) = form { words.filter { $0 != "false" } } else { [title] } }

  private static func title(_ titles: [String]) -> String {
    let last = titles.suffix(2).joined(separator: " or ")
    return (titles.dropLast(2) + [last]).joined(separator: ", ")
  }
}

/// A setting with its name.
package struct SettingLine: Sendable {
  /// The name in the file.
  package let name: String

  /// The accepted values.
  package var shape: SettingShape

  /// Whether the settings around it have no meaning without it.
  package var isRequired = false

  /// - Parameter summary: the purpose of the setting; `nil` for that of its shape.
  package init(_ name: String, _ shape: SettingShape, _ summary: String? = nil) {
    self.name = name
    self.shape = SettingShape(shape.form, summary ?? shape.summary, words: shape.words)
  }
}

/// The words of a catalog that editors offer at a place of `l10n.yml`.
package enum CatalogWords: Sendable {
  case locales, tables, layers, controls
  /// The keys of all texts, or of those with arguments.
  case keys, keysWithArguments
  /// The arguments of the text under whose key they are written.
  case arguments
}
