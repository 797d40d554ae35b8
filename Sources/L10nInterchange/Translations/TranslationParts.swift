package import L10nCore
package import L10nRuntime
package import L10nSyntax

/// The texts of an entry for its translator.
package struct TranslationParts: Sendable {
  package struct Part: Sendable {
    package let part: TextPart

    /// The development text that it translates.
    package let source: String

    /// The translation; `nil` if there is none.
    package let target: String?

    /// The state of the translation; `nil` if there is none.
    package let state: TranslationState?

    /// Whether the language needs it: forms for multiples of a million only can be left out.
    package let isRequired: Bool
  }

  /// Plural forms are those of the target language, and `zero` if the development language has one, which is for the
  /// number 0 in every language.
  package let parts: [Part]

  /// The message that the parts belong to.
  let shape: Message

  /// Whether everything that the language needs is present.
  package var isWhole: Bool { parts.allSatisfy { $0.target != nil || !$0.isRequired || $0.part.form == nil } }

  /// - Parameter translation: `nil` for an untranslated text; stubs count as untranslated.
  package init(of development: TextUnit, _ translation: TextUnit?, _ requirements: PluralRequirements) {
    let translation = translation?.state == .new ? nil : translation
    let own = development.message.variables.reduce(into: [:]) {
      $0[$1.name, default: []] += $1.variants.map(\.category)
    }
    let shape =
      translation?.message
      ?? development.message.mapVariables { variable in
        MessageVariable(name: variable.name, rule: variable.rule, valueType: variable.valueType, variants: [])
      }
    let parts = shape.parts(translating: development.message) { variable in
      let own = own[variable.name] ?? []
      guard variable.rule == .plural else { return own }
      let fractions = variable.isFractional ? requirements.onlyFractions : []
      let needed = requirements.integers + requirements.onlyMillions + fractions + [.other]
      return own.filter { $0 == PluralCategory.zero.rawValue } + needed.map(\.rawValue)
    }
    let required = Set((requirements.integers + requirements.onlyFractions + [.other]).map(\.rawValue))
    self.shape = shape
    let states = translation?.partStates ?? [:]
    self.parts = parts.map { part, text in
      Part(
        part: part, source: development.message.source(of: part, in: shape),
        target: translation == nil ? nil : text,
        state: text == nil ? nil : states[shape.named(part)] ?? translation?.state,
        isRequired: part.form.map { required.contains($0.category) } ?? true)
    }
  }
}

extension TextUnit {
  /// The states of the message's parts, if they differ.
  var partStates: [TextPart: TranslationState] { Dictionary(zip(message.textParts, formStates)) { $1 } }
}

extension PluralRequirements {
  /// Example numbers of a plural category, because translators may not know the rules by name: `1, 21, 31, 41 …`; `nil`
  /// for a category without an example.
  package func examples(of category: PluralCategory) -> String? {
    let numbers = integers(selecting: category)
    if numbers.isEmpty {
      if category == .zero { return "0" }
      return onlyFractions.contains(category) ? "numbers such as 1.5" : nil
    }
    return numbers.prefix(4).map(String.init).joined(separator: ", ") + (numbers.count > 4 ? " …" : "")
  }
}

extension MessageVariable {
  /// Whether its numbers have decimals.
  fileprivate var isFractional: Bool {
    valueType?.utf8.last.map { "fFeEgGaA".utf8.contains($0) } ?? false
  }
}
