package import L10nRuntime
package import L10nSyntax

extension JSONTable {
  /// The texts of an i18next file as ICU messages, each with the range of its key; `nil` for other files, and for a
  /// file whose texts have no arguments.
  ///
  ///     "clips_one": "{{count}} clip", "clips_other": "{{count}} clips"
  ///     // clips: {count, plural, one {# clip} other {# clips}}
  package func messages(in language: LanguageTag) -> [(key: TableKey, keyRange: Range<Int>, text: String)]? {
    guard i18next?.haveArguments ?? false else { return nil }
    return JSONUnit.all(in: self, language: language).compactMap { unit in
      let entry = entries[unit.forms[0].entry]
      let text = unit.isPlural ? unit.spelled(in: self)?.text ?? "" : entry.value.string ?? ""
      if unit.isPlural, text.isEmpty { return nil }
      let dialect = unit.isPlural ? I18nextForms.dialect : I18nextKeys.dialect
      guard let message = try? ICUMessage(text, dialect: dialect) else { return nil }
      var printer = ICUPrinter()
      return (unit.key, entry.keyRange, printer.text(of: message.parts.map(\.withICUNames)))
    }
  }
}

extension MessagePart {
  /// The part with names that an ICU message can have, and `#` for a plural's number.
  fileprivate var withICUNames: MessagePart {
    switch self {
    case .placeholder(let placeholder):
      let name = placeholder.name.replacing(/[^\p{L}\p{N}_]/, with: "_")
      return .placeholder(MessagePlaceholder(name, placeholder.function))
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
