import L10nCore
import L10nSyntax

/// The forms of a text by ordinal category, as i18next names them, and as an ICU message.
///
///     "place_ordinal_one": "{{count}}st", "place_ordinal_other": "{{count}}th"
///     {count, selectordinal, one {#st} other {#th}}
struct OrdinalForms {
  /// What i18next puts between a key and an ordinal category.
  static let suffix = "_ordinal"

  /// The number by which i18next chooses.
  private static let number = "count"

  /// Texts by category, in the order of the file.
  let forms: [MessageVariable.Variant]

  init(_ forms: [MessageVariable.Variant]) { self.forms = forms }

  /// The forms of an ICU message that is one `selectordinal` by `count`.
  ///
  /// - Returns: `nil` for any other text, and for one with more in it than texts and arguments without a style.
  init?(_ unit: TextUnit) {
    guard unit.syntax == .icu, case .text(let text) = unit.message.content, let message = try? ICUMessage(text),
      case .select(let select)? = message.parts.first, message.parts.count == 1, select.function == .ordinal,
      select.name == Self.number, select.offset == 0
    else { return nil }
    var forms: [MessageVariable.Variant] = []
    for variant in select.variants {
      guard case .keyword(let category) = variant.key, let text = Self.text(of: variant.parts) else { return nil }
      forms.append(MessageVariable.Variant(category: category, text: text))
    }
    self.forms = forms
  }

  /// The ICU message.
  var pattern: String {
    var printer = ICUPrinter()
    let variants = forms.map { MessageSelect.Variant(.keyword($0.category), Self.parts(of: $0.text)) }
    return printer.text(of: [.select(MessageSelect(Self.number, .ordinal, variants))])
  }

  private static func text(of parts: [MessagePart]) -> String? {
    var output = ""
    for part in parts {
      switch part {
      case .text(let text): output += text
      case .number: output += "{{\(number)}}"
      case .placeholder(let placeholder):
        guard placeholder.function == .none, placeholder.offset == 0 else { return nil }
        output += "{{\(placeholder.name)}}"
      case .select, .markup: return nil
      }
    }
    return output
  }

  /// A text with its interpolations, `{{name}}`; one with a format in it is text.
  private static func parts(of text: String) -> [MessagePart] {
    var parts: [MessagePart] = []
    var plain = ""
    func close() {
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
    }
    var rest = text[...]
    while let match = rest.firstMatch(of: /\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}\}/) {
      plain += rest[..<match.range.lowerBound]
      close()
      let name = String(match.output.1)
      parts.append(name == number ? .number : .placeholder(MessagePlaceholder(name)))
      rest = rest[match.range.upperBound...]
    }
    plain += rest
    close()
    return parts
  }
}
