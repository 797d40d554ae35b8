import L10nRuntime
import L10nSyntax

/// What one resource is to say.
enum AndroidContents: Hashable, Sendable {
  case text(String)
  /// Texts by plural category.
  case plural([MessageVariable.Variant])

  /// - Throws: why Android cannot hold a message: a clause after the key.
  init(_ message: Message) throws(Loss) {
    switch message.content {
    case .text(let text): self = .text(text)
    case .select(.device, _): throw Loss(message: "differs by device, which an Android resource cannot")
    case .select(.width, _): throw Loss(message: "differs by width, which an Android resource cannot")
    case .select(.plural, let variants):
      self = .plural(
        try variants.map { variant throws(Loss) in
          guard case .text(let text) = variant.message.content else { throw Self.nested }
          return MessageVariable.Variant(category: variant.key, text: text)
        })
    case .markedUp(let message, _): try self.init(message)
    case .pattern: throw Loss(message: "is a pattern of MessageFormat, which an Android resource cannot be")
    case .format(let format, let variables):
      guard let variable = variables.first else {
        self = .text(format)
        return
      }
      guard variables.count == 1 else {
        throw Loss(message: "has \(variables.count) variables, of which an Android resource holds one")
      }
      guard variable.rule == .plural else { throw Loss(message: "chooses by the number itself, which Android cannot") }
      self = .plural(try Self.forms(of: format, variable))
    }
    if case .plural(let forms) = self { try Self.check(forms) }
  }

  struct Loss: Error { let message: String }

  private static let nested = Loss(message: "has forms inside of forms, which Android cannot")

  /// The forms of the whole text: what stands around the variable goes into each.
  private static func forms(
    of format: String, _ variable: MessageVariable
  ) throws(Loss) -> [MessageVariable.Variant] {
    let references = FormatString(format).placeholders
    guard let reference = references.first(where: { $0.variable == variable.name }) else {
      throw Loss(message: "has a variable that its format does not use")
    }
    if reference.range == 0..<format.utf8.count { return variable.variants }
    guard references.count(where: { $0.variable != nil }) == 1 else {
      throw Loss(message: "has its plural forms twice, which an Android resource cannot hold")
    }
    let texts = [format] + variable.variants.map(\.text)
    // One argument needs no number.
    let isAlone =
      references.count == 1 && reference.position == 1
      && variable.variants.allSatisfy { FormatString($0.text).placeholders.allSatisfy { $0.position == 1 } }
    if !isAlone, texts.contains(where: \.takesAmounts) {
      throw Loss(message: "takes the width of an argument beside its plural forms, which Android cannot")
    }
    let whole = isAlone ? format : format.withNumberedArguments
    guard let place = FormatString(whole).placeholders.first(where: { $0.variable == variable.name })?.range else {
      throw Loss(message: "has a variable that its format does not use")
    }
    let bytes = Array(whole.utf8)
    let before = String(decoding: bytes[..<place.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[place.upperBound...], as: UTF8.self)
    return variable.variants.map { variant in
      // Specifiers without a number count on from the variable.
      let numbered = [MessagePart](format: variant.text, from: reference.position).format(\.numbered)
      return MessageVariable.Variant(
        category: variant.category, text: before + (isAlone ? variant.text : numbered) + after)
    }
  }

  private static func check(_ forms: [MessageVariable.Variant]) throws(Loss) {
    for form in forms {
      guard ["zero", "one", "two", "few", "many", "other"].contains(form.category) else {
        throw Loss(message: "has a form '\(form.category)', which is no plural category")
      }
      if form.text.contains("%#@") || form.text.contains("$#@") { throw nested }
    }
    if !forms.contains(where: { $0.category == "other" }) { throw Loss(message: "has no form 'other'") }
    if Set(forms.map(\.category)).count < forms.count { throw Loss(message: "has two forms of one category") }
  }
}

extension String {
  /// Whether a width or a precision is an argument, `%*d`.
  fileprivate var takesAmounts: Bool { FormatString(self).arguments.contains { $0.role != nil } }
}

/// A resource to be written.
struct AndroidEntry: Sendable {
  var name: String
  var contents: Contents
  var comment: String?
  var isUntranslated = false
  var isTranslatable = true
  var isFormatted = true
  var product: String?

  /// The texts as they stand between tags.
  enum Contents: Sendable {
    case text(String)
    case plural([(category: String, text: String)])
    case array([(text: String, comment: String?, isUntranslated: Bool)])
  }

  /// The lines of the entry, each with its end.
  ///
  /// - Parameters:
  ///   - base: what stands before the element.
  ///   - unit: what stands before an item more than that.
  func lines(base: String, unit: String, lineEnd: String) -> String {
    var output = XMLOutput(XMLLayout(unit: unit, base: base, lineEnd: lineEnd))
    func add(_ comment: String?, _ isUntranslated: Bool) {
      if let comment, !comment.isEmpty {
        output.add(AndroidSpelling.comment(comment, lineEnd: lineEnd, indentation: output.indentation))
      }
      if isUntranslated { output.add("<!-- \(UntranslatedMarker.text) -->") }
    }
    add(comment, isUntranslated)
    var attributes = [(name: "name", value: name)]
    if let product { attributes.append(("product", product)) }
    if !isTranslatable { attributes.append(("translatable", "false")) }
    if !isFormatted { attributes.append(("formatted", "false")) }
    switch contents {
    case .text(let text): output.element("string", attributes, content: text)
    case .plural(let forms):
      output.open("plurals", attributes)
      for form in forms { output.element("item", [("quantity", form.category)], content: form.text) }
      output.close("plurals")
    case .array(let items):
      output.open("string-array", attributes)
      for item in items {
        add(item.comment, item.isUntranslated)
        output.element("item", content: item.text)
      }
      output.close("string-array")
    }
    return output.text
  }

  /// A whole file of entries in the canonical form.
  ///
  /// - Parameter language: what `tools:locale` says, by which Android Studio knows the language of `values`.
  static func file(_ entries: [AndroidEntry], in language: LanguageTag? = nil) -> String {
    let tools = language.map { " xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"\($0)\"" } ?? ""
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources\(tools)>\n"
      + entries.map { $0.lines(base: "    ", unit: "    ", lineEnd: "\n") }.joined() + "</resources>\n"
  }
}
