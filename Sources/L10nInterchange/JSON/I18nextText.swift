import L10nCore
import L10nRuntime
import L10nSyntax

/// An ICU message in i18next's syntax: a text, or one form for each plural category.
///
///     {count, selectordinal, one {#st} other {#th of {n}}}
///     "place_ordinal_one": "{{count}}st", "place_ordinal_other": "{{count}}th of {{n}}"
enum I18nextText {
  /// The argument by which i18next chooses a form.
  private static let number = "count"

  case text(String)
  /// Texts by the suffixes of their keys.
  case forms([(suffix: String, text: String)], isOrdinal: Bool)

  /// - Returns: `nil` for a text in another syntax, and for a message with anything but texts, arguments without a
  ///   style, and one plural or ordinal choice by `count`.
  init?(_ unit: TextUnit) {
    guard unit.syntax == .icu, case .text(let text) = unit.message.content, let message = try? ICUMessage(text) else {
      return nil
    }
    guard case .select(let select)? = message.parts.first, message.parts.count == 1 else {
      guard let text = Self.text(of: message.parts) else { return nil }
      self = .text(text)
      return
    }
    guard select.function != .text, select.name == Self.number, select.offset == 0 else { return nil }
    var forms: [(suffix: String, text: String)] = []
    for variant in select.variants {
      let suffix = variant.key == .exactly(0) ? PluralCategory.zero.rawValue : variant.key.text
      guard PluralCategory(rawValue: suffix) != nil, let text = Self.text(of: variant.parts) else { return nil }
      forms.append((suffix, text))
    }
    self = .forms(forms, isOrdinal: select.function == .ordinal)
  }

  private static func text(of parts: [MessagePart]) -> String? {
    var output = ""
    for part in parts {
      switch part {
      case .text(let text):
        // i18next has no escape for two braces.
        if !ICUMessage.doubleBracedArguments(in: text).isEmpty { return nil }
        output += text
      case .number: output += "{{\(number)}}"
      case .placeholder(let placeholder) where placeholder.offset == 0:
        switch placeholder.function {
        case .none: output += "{{\(placeholder.name)}}"
        case .number(.plain): output += "{{\(placeholder.name), number}}"
        default: return nil
        }
      case .placeholder, .select, .markup: return nil
      }
    }
    return output
  }
}
