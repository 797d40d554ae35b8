import L10nRuntime
import L10nSyntax

extension AndroidResources {
  /// The text of an element as a format of Java's `Formatter`, with ranges in the decoded text; `nil` if that is not
  /// the element's own text, or the same with numbers.
  func format(at range: Range<Int>, of text: String) -> FormatString? {
    guard let item = item(at: range), !item.isReference else { return nil }
    let own = java(item)
    return [own, Array(numbered(own).utf8)].lazy.compactMap { FormatString($0, in: formatter, stored: text) }.first
  }

  /// The message of a resource. Android selects a plural by a number that is passed apart from the arguments. It is
  /// treated as the first number among them, or, if there is none, as an argument after them.
  func text(of resource: Resource) -> PlacedMessage? {
    if resource.kind == .string { return resource.items.first.map(placed) }
    let placed = PlacedMessage(.plural, resource.items.map { ($0.quantity, $0.keyRange, self.placed($0)) })
    let forms = placed.pluralForms
    let formats = resource.items.map { formatter.format(java($0)) { $0 } }
    // A text that only Java reads needs its numbers.
    let isPlain = zip(forms, formats).allSatisfy { form, format in
      FormatString(form.text).placeholders.map(\.position) == format.placeholders.map(\.position)
    }
    let placeholders = formats.flatMap(\.placeholders)
    let number = Self.number(in: resource.items, formats)
    let last = placeholders.map(\.position).max() ?? 0
    if isPlain, number != nil || last == 0 { return placed.countedByFirstNumber() }
    guard let other = forms.last(where: { $0.category == "other" }) ?? forms.last else { return nil }
    let position = number?.position ?? last + 1
    let variable = PluralForm.variable(
      PlacedMessage.impliedVariable, at: other.categoryPlace,
      valueType: number?.conversion.isFloatingPoint ?? false ? "f" : "lld", at: other.place,
      position == 1
        ? forms
        : zip(forms, resource.items).map { $0.replacingText(formatter.foundation(numbered(java($1)))) })
    let name = PlacedMessage.impliedVariable
    return PlacedMessage(
      format: position == 1 ? "%#@\(name)@" : "%\(position)$#@\(name)@", at: other.place, variables: [variable])
  }

  /// The first number among the arguments of the first form that has one, `other` first.
  private static func number(in items: [Item], _ formats: [FormatString]) -> FormatPlaceholder? {
    let numbers = formats.map { format in
      format.placeholders.filter { $0.conversion.isInteger || $0.conversion.isFloatingPoint }
        .min { $0.position < $1.position }
    }
    let other = items.lastIndex { $0.quantity == "other" }
    return other.flatMap { numbers[$0] } ?? numbers.lazy.compactMap(\.self).first
  }

  private var formatter: FormatterDialect { entities.dialect.formatter }

  /// The text of an element in the syntax of the file.
  private func java(_ item: Item) -> [UInt8] {
    AndroidText(item.content, of: source.utf8, entities, isConverted: false).utf8
  }

  /// A text with a number in every unnumbered specifier.
  private func numbered(_ java: [UInt8]) -> String {
    var text: [UInt8] = []
    var end = 0
    for placeholder in formatter.format(java, { $0 }).placeholders where !placeholder.isNumbered {
      text += java[end...placeholder.range.lowerBound] + "\(placeholder.position)$".utf8
      end = placeholder.range.lowerBound + 1
    }
    return String(decoding: text + java[end...], as: UTF8.self)
  }
}

extension FormatString {
  /// A text of a file, with ranges in the same text with Foundation's specifiers; `nil` if `text` is another one.
  init?(_ written: [UInt8], in formatter: FormatterDialect, stored text: String) {
    let specifiers = formatter.specifiers(written)
    guard JavaSpecifier.replacing(specifiers, in: written).elementsEqual(text.utf8) else { return nil }
    // The growth of the decoded text after each specifier.
    var growth = [0]
    for specifier in specifiers {
      growth.append((growth.last ?? 0) + specifier.foundation.count - specifier.range.count)
    }
    self = formatter.format(written) { offset in
      // No specifier begins or ends within another one.
      offset + growth[specifiers.partitioningIndex { $0.range.upperBound > offset }]
    }
  }
}
