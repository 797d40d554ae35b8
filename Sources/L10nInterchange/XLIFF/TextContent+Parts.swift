internal import L10nCore
internal import L10nRuntime

extension TextContent {
  /// Whether this is a format that shows nothing but its only variable, whose forms then need no further name.
  var isBareVariable: Bool {
    guard case .format(let format, let variables) = self, variables.count == 1, let variable = variables.first,
      case .placeholder(let placeholder)? = FormatString(format).segments.first
    else { return false }
    return placeholder.variable == variable.name && placeholder.range == 0..<format.utf8.count
  }

  /// The texts that go to a translator, in the order of the content, each with the translation that it has.
  ///
  /// - Parameters:
  ///   - development: the content that is translated; where that or this has more than a variable, both formats are
  ///     shown.
  ///   - categories: the categories that a variable should have. What the content has beyond them is kept.
  func parts(
    translating development: TextContent, categories: (TextVariable) -> [String]
  ) -> [(part: TextPart, text: String?)] {
    parts(under: [], development, categories)
  }

  private func parts(
    under variants: [TextPart.Variant], _ development: TextContent, _ categories: (TextVariable) -> [String]
  ) -> [(part: TextPart, text: String?)] {
    switch self {
    case .text(let text): return [(TextPart(variants: variants), text)]
    case .format(let format, let variables):
      let isBare = isBareVariable && (development.isBareVariable || !development.isFormat)
      let own = isBare ? [] : [(part: TextPart(variants: variants), text: String?.some(format))]
      return own
        + variables.flatMap { variable in
          let forms = Dictionary(variable.forms.map { ($0.category, $0.text) }) { $1 }
          return variable.ordered(categories(variable) + variable.forms.map(\.category)).map { category in
            let form = TextPart.Form(
              variable: isBare ? nil : variable.name, rule: variable.rule, category: category)
            return (part: TextPart(variants: variants, form: form), text: forms[category])
          }
        }
    case .device(let cases):
      return cases.flatMap { choice in
        let variant = TextPart.Variant.device(choice.value)
        return choice.content.parts(
          under: variants + [variant], development.content(for: variant) ?? development, categories)
      }
    case .width(let cases):
      return cases.flatMap { choice in
        let variant = TextPart.Variant.width(choice.value)
        return choice.content.parts(
          under: variants + [variant], development.content(for: variant) ?? development, categories)
      }
    }
  }

  private var isFormat: Bool {
    if case .format = self { true } else { false }
  }

  /// The text that a part of a translation translates: that of the same part, else that of the nearest one.
  ///
  /// A plural category that the language does not have is translated from `other`, and so is a text without forms.
  /// - Parameter translation: the content that the part belongs to.
  func source(of part: TextPart, in translation: TextContent) -> String {
    let content = content(for: part.variants)
    guard case .format(let format, let variables) = content else {
      if case .text(let text) = content { return text }
      return ""
    }
    let isPlain = part.form == nil && !translation.content(for: part.variants).isFormat
    if part.form == nil, !(isPlain && content.isBareVariable) { return format }
    let forms = (variables.last { $0.name == part.form?.variable } ?? variables.first)?.forms ?? []
    let found = forms.last { $0.category == part.form?.category } ?? forms.last { $0.category == "other" }
    return (found ?? forms.last)?.text ?? ""
  }

  /// What is shown where devices and widths lead; whatever they do not choose among, it is the case that serves all.
  private func content(for variants: [TextPart.Variant]) -> TextContent {
    variants.reduce(self) { content, variant in content.content(for: variant) ?? content }.anyCase
  }

  /// What a device or width is shown, the nearest one where there is none of that name; `nil` for a content that does
  /// not differ so.
  private func content(for variant: TextPart.Variant) -> TextContent? {
    switch (self, variant) {
    case (.device(let cases), .device(let device)):
      (cases.first { $0.value == device } ?? cases.first { $0.value == "other" } ?? cases.first)?.content
    case (.width(let cases), .width(let width)):
      (cases.last { $0.value <= width } ?? cases.first)?.content
    default: nil
    }
  }

  /// The content without devices and widths that stands for all.
  private var anyCase: TextContent {
    switch self {
    case .text, .format: self
    case .device(let cases): (cases.first { $0.value == "other" } ?? cases.last)?.content.anyCase ?? .text("")
    case .width(let cases): cases.last?.content.anyCase ?? .text("")
    }
  }
}

extension TextVariable {
  /// Categories in CLDR's order, each once; what is no category comes last.
  func ordered(_ categories: [String]) -> [String] {
    let known = PluralCategory.allCases.map(\.rawValue).filter(categories.contains)
    var seen = Set(known)
    return known + categories.filter { seen.insert($0).inserted }
  }
}
