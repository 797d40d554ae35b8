package import L10nRuntime
package import L10nSyntax

extension JSONTable {
  /// A text of i18next as an ICU message.
  package struct TextAsMessage: Sendable {
    package let key: TableKey
    package let keyRange: Range<Int>

    /// The ICU message.
    package let text: String

    /// What the ICU message cannot express, in clauses after the key.
    package let losses: [String]
  }

  /// The translated texts of an i18next file as ICU messages; `nil` for other files, and for a file whose texts have no
  /// arguments.
  ///
  ///     "clips_one": "{{count}} clip", "clips_other": "{{count}} clips"
  ///     // clips: {count, plural, one {# clip} other {# clips}}
  package func messages(in language: LanguageTag) -> [TextAsMessage]? {
    guard i18next?.haveArguments ?? false else { return nil }
    return JSONUnit.all(in: self, language: language).compactMap { unit in
      let entry = entries[unit.forms[0].entry]
      let text = unit.isPlural ? unit.spelled(in: self)?.text ?? "" : entry.value.string ?? ""
      if text.isEmpty { return nil }
      let dialect = unit.isPlural ? I18nextForms.dialect : I18nextKeys.dialect
      let message = try? ICUMessage(text, dialect: dialect)
      var printer = ICUPrinter()
      let written = printer.text(of: message?.parts.map(\.withICUNames) ?? [.text(text)])
      let renamed = (message?.argumentNames ?? []).filter { $0 != MessagePart.icuName($0) }.map {
        "has an argument '\($0)', which becomes '\(MessagePart.icuName($0))'"
      }
      return TextAsMessage(key: unit.key, keyRange: entry.keyRange, text: written, losses: printer.losses + renamed)
    }
  }
}

extension MessagePart {
  /// A name with `_` for characters that a name of an ICU message cannot have.
  fileprivate static func icuName(_ name: String) -> String { name.replacing(/[^\p{L}\p{N}_]/, with: "_") }

  /// The part with names that an ICU message can have, and `#` for a plural's number.
  fileprivate var withICUNames: MessagePart {
    switch self {
    case .placeholder(let placeholder):
      return .placeholder(MessagePlaceholder(Self.icuName(placeholder.name), placeholder.function))
    case .select(let select):
      let variants = select.variants.map { variant in
        let parts = variant.parts.map {
          $0 == .placeholder(MessagePlaceholder(I18nextKeys.number)) ? .number : $0.withICUNames
        }
        return MessageSelect.Variant(variant.key, parts)
      }
      return .select(MessageSelect(select.name, select.function, variants))
    case .text, .number, .markup: return self
    }
  }
}
