import L10nRuntime

/// Writes the parts of a pattern as an ICU message.
package struct ICUPrinter {
  /// The parts that an ICU message cannot express, as clauses after the key.
  package private(set) var losses: [String] = []

  private var hasTags = false

  /// A printer without losses.
  package init() {}

  /// The ICU message of a pattern.
  package mutating func text(of parts: [MessagePart]) -> String {
    hasTags = MessagePattern(parts: parts, argumentNames: []).hasMarkup
    if hasTags { lose("has tags, which become <name>…</name>: declare it as 'tags' under 'markup' in l10n.yml") }
    return text(of: parts, in: nil)
  }

  /// The spelling of an argument in an ICU message.
  package static func text(of argument: MessagePlaceholder) -> String {
    var printer = ICUPrinter()
    return printer.text(of: argument)
  }

  /// - Parameter select: the choice that directly contains the parts.
  private mutating func text(of parts: [MessagePart], in select: MessageSelect?) -> String {
    let isInPlural = select.map { $0.function != .text } ?? false
    var output = ""
    for part in parts {
      switch part {
      case .text(let text):
        // The text of a line break is not written.
        if output.hasSuffix("<br/>"), text == "\n" { continue }
        output += ICUText.quoted(hasTags ? TagSpelling.text(text) : text, isInPlural: isInPlural)
      case .number: output += "#"
      case .placeholder(let placeholder):
        output += select?.showsAsNumber(placeholder) == true ? "#" : text(of: placeholder)
      case .select(let select): output += text(of: select)
      case .markup(let markup):
        guard let tag = TagSpelling(markup, isInPlural: isInPlural).text else {
          lose("has a tag '\(markup.name)', which is not a name of a tag")
          continue
        }
        output += tag
      }
    }
    return output
  }

  private mutating func text(of placeholder: MessagePlaceholder) -> String {
    if let literal = placeholder.name.literalOperand {
      lose("shows '\(literal)' as the language writes it, which becomes text")
      return ICUText.quoted(literal, isInPlural: false)
    }
    let name = ArgumentName.icu(placeholder.name)
    if placeholder.offset != 0 { lose("shows '\(name)' with an offset") }
    switch placeholder.function {
    case .none, .text, .damaged: return "{\(name)}"
    case .number(let style):
      guard let spelling = style.roundingHalvesToEven.icuSpelling else {
        lose("shows '\(name)' in a style that an ICU message cannot have")
        return "{\(name), number}"
      }
      return "{\(name), number\(spelling)}"
    case .date(let form):
      guard let spelling = DateForm(text: form).icuSpelling else {
        lose("shows '\(name)' in a form that an ICU message cannot have")
        return "{\(name), date}"
      }
      return "{\(name), \(spelling)}"
    case .specifier(let specifier):
      lose("shows '\(name)' as '\(specifier.spelling)'")
      return "{\(name)}"
    case .unsupported(let function, _):
      lose("shows '\(name)' by ':\(function)'")
      return "{\(name)}"
    }
  }

  private mutating func text(of select: MessageSelect) -> String {
    let branches = select.variants.map { variant in
      "\(variant.key.text) {\(text(of: variant.parts, in: select))}"
    }
    let offset = select.offset == 0 ? "" : "offset:\(MessageSelect.Key.exactly(select.offset).text.dropFirst()) "
    let name = ArgumentName.icu(select.name)
    return "{\(name), \(select.function.rawValue), \(offset)\(branches.joined(separator: " "))}"
  }

  private mutating func lose(_ clause: String) {
    if !losses.contains(clause) { losses.append(clause) }
  }
}

extension MessageSelect {
  /// Whether `#` in a variant shows the same as a placeholder with an offset, which only `#` has in ICU messages.
  fileprivate func showsAsNumber(_ placeholder: MessagePlaceholder) -> Bool {
    guard function != .text, offset != 0, placeholder.name == name, placeholder.offset == -offset,
      case .number(let style) = placeholder.function
    else { return false }
    return style.roundingHalvesToEven == .plain
  }
}

extension DateForm {
  /// The type and the style of an argument; `nil` for a date with a time in separate styles.
  var icuSpelling: String? {
    if let skeleton { return "\(shows.date ? "date" : "time"), ::\(skeleton)" }
    switch styles {
    case (let date?, nil): return "date, \(date.rawValue)"
    case (nil, let time?): return "time, \(time.rawValue)"
    default: return nil
    }
  }
}

extension NumberStyle {
  /// The style after `number`, with the comma before it; empty for a plain number. `nil` for a style without a
  /// skeleton.
  fileprivate var icuSpelling: String? {
    for spelling in ["", "integer", "percent"] where NumberStyle(icu: spelling) == self {
      return spelling.isEmpty ? "" : ", \(spelling)"
    }
    let words = skeleton
    return NumberStyle(skeleton: words.split(separator: " ").map(String.init)) == self ? ", ::\(words)" : nil
  }
}
