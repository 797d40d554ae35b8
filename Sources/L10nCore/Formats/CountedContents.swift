import L10nRuntime
import L10nSyntax

/// The contents of a message in a format that has only plain texts and texts by plural category.
enum CountedContents: Hashable, Sendable {
  case text(String)
  /// Texts by plural category.
  case plural([MessageVariable.Variant])

  /// The text, or that of each form.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): forms.map(\.text)
    }
  }

  /// - Parameter title: the name of the format in messages: `an Android resource`.
  /// - Throws: the reason why the format cannot hold the message, as a clause after the key.
  init(_ message: Message, in title: String) throws(EditLoss) {
    switch message.content {
    case .text(let text): self = .text(text)
    case .select(.device, _): throw EditLoss(message: "differs by device, which \(title) cannot")
    case .select(.width, _): throw EditLoss(message: "differs by width, which \(title) cannot")
    case .select(.plural, let variants):
      self = .plural(
        try variants.map { variant throws(EditLoss) in
          guard case .text(let text) = variant.message.content else { throw Self.nested(title) }
          return MessageVariable.Variant(category: variant.key, text: text)
        })
    case .markedUp(let message, _): try self.init(message, in: title)
    case .pattern: throw EditLoss(message: "is a pattern of MessageFormat, which \(title) cannot hold")
    case .format(let format, let variables):
      guard let variable = variables.first else {
        self = .text(format)
        return
      }
      guard variables.count == 1 else {
        throw EditLoss(message: "has \(variables.count) variables, of which \(title) holds one")
      }
      guard variable.rule == .plural else {
        throw EditLoss(message: "chooses by the number itself, which \(title) cannot")
      }
      self = .plural(try Self.forms(of: format, variable, title))
    }
    if case .plural(let forms) = self { try Self.check(forms, title) }
  }

  private static func nested(_ title: String) -> EditLoss {
    EditLoss(message: "has forms inside of forms, which \(title) cannot")
  }

  /// The forms of the whole text: the text around the variable is part of each.
  private static func forms(
    of format: String, _ variable: MessageVariable, _ title: String
  ) throws(EditLoss) -> [MessageVariable.Variant] {
    let references = FormatString(format).placeholders
    guard let reference = references.first(where: { $0.variable == variable.name }) else {
      throw EditLoss(message: "has a variable that its format does not use")
    }
    if reference.range == 0..<format.utf8.count { return variable.variants }
    guard references.count(where: { $0.variable != nil }) == 1 else {
      throw EditLoss(message: "has its plural forms twice, which \(title) cannot hold")
    }
    let texts = [format] + variable.variants.map(\.text)
    // A single argument needs no number.
    let isAlone =
      references.count == 1 && reference.position == 1
      && variable.variants.allSatisfy { FormatString($0.text).placeholders.allSatisfy { $0.position == 1 } }
    if !isAlone, texts.contains(where: \.takesAmounts) {
      throw EditLoss(message: "takes the width of an argument beside its plural forms, which \(title) cannot")
    }
    let whole = isAlone ? format : format.withNumberedArguments
    guard let place = FormatString(whole).placeholders.first(where: { $0.variable == variable.name })?.range else {
      throw EditLoss(message: "has a variable that its format does not use")
    }
    let bytes = Array(whole.utf8)
    let before = String(decoding: bytes[..<place.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[place.upperBound...], as: UTF8.self)
    return variable.variants.map { variant in
      // Unnumbered specifiers are counted from the variable.
      let numbered = [MessagePart](format: variant.text, from: reference.position).format(\.numbered)
      return MessageVariable.Variant(
        category: variant.category, text: before + (isAlone ? variant.text : numbered) + after)
    }
  }

  private static func check(_ forms: [MessageVariable.Variant], _ title: String) throws(EditLoss) {
    for form in forms {
      guard ["zero", "one", "two", "few", "many", "other"].contains(form.category) else {
        throw EditLoss(message: "has a form '\(form.category)', which is not a plural category")
      }
      if form.text.contains("%#@") || form.text.contains("$#@") { throw nested(title) }
    }
    if !forms.contains(where: { $0.category == "other" }) { throw EditLoss(message: "has no form 'other'") }
    if Set(forms.map(\.category)).count < forms.count { throw EditLoss(message: "has two forms of one category") }
  }
}

extension String {
  /// Whether an argument gives a width or a precision, `%*d`.
  fileprivate var takesAmounts: Bool { FormatString(self).arguments.contains { $0.role != nil } }
}
