import L10nRuntime

/// A text for one plural category, with its places.
package struct PluralForm {
  /// The category as it is written.
  package let category: String

  package let categoryPlace: Range<Int>

  package var text: String

  package let place: MessagePlaces.Text

  package func replacingText(_ text: String) -> PluralForm {
    PluralForm(category: category, categoryPlace: categoryPlace, text: text, place: place)
  }

  /// A variable with these forms.
  package static func variable(
    _ name: String, at place: Range<Int>, valueType: String?, at valueTypePlace: MessagePlaces.Text?,
    _ forms: [PluralForm]
  ) -> (variable: MessageVariable, places: MessagePlaces.Variable) {
    (
      MessageVariable(
        name: name, valueType: valueType,
        variants: forms.map { MessageVariable.Variant(category: $0.category, text: $0.text) }),
      MessagePlaces.Variable(
        name: place, valueType: valueTypePlace,
        variants: forms.map { MessagePlaces.Variant(category: $0.categoryPlace, text: $0.place) })
    )
  }
}

extension PlacedMessage {
  /// The name of a plural variable that has no name in the file.
  package static let impliedVariable = "count"

  /// The forms of a message by plural category. If a form itself has variants, the one for `other` is taken.
  package var pluralForms: [PluralForm] {
    variants.compactMap { variant in
      variant.message.unit.map {
        PluralForm(category: variant.key, categoryPlace: variant.place, text: $0.text, place: $0.place)
      }
    }
  }

  /// The plain text, or the one for `other`, where only a plain text can be used.
  private var unit: (text: String, place: MessagePlaces.Text)? {
    switch message.content {
    case .text(let text): return places.leaves.first.map { (text, $0.text) }
    case .select:
      let variants = variants
      return (variants.last { $0.key == "other" } ?? variants.last)?.message.unit
    case .format, .pattern, .markedUp: return nil
    }
  }

  /// A message by plural category as a format with one variable, which the first number among the arguments selects;
  /// `nil` without forms.
  ///
  /// - Parameters:
  ///   - names: the names of arguments by position; the variable takes its argument's name, otherwise `count`.
  ///   - number: the number that selects if no form shows it; `nil` is the first argument, an `lld`.
  package func countedByFirstNumber(
    names: [Int: String] = [:], orElse number: CountedNumber? = nil
  ) -> PlacedMessage? {
    let forms = pluralForms
    guard let other = forms.last(where: { $0.category == "other" }) ?? forms.last else { return nil }
    let chooser = CountedNumber(of: [other.text] + forms.map(\.text)) ?? number
    let position = chooser?.position ?? 1
    let name = names[position] ?? Self.impliedVariable
    let variable = PluralForm.variable(
      name, at: other.categoryPlace, valueType: chooser?.specifier ?? "lld", at: other.place,
      position == 1 ? forms : forms.map { $0.replacingText($0.text.withNumberedArguments) })
    return PlacedMessage(
      format: position == 1 ? "%#@\(name)@" : "%\(position)$#@\(name)@", at: other.place, variables: [variable])
  }
}

/// The argument that selects the plural form.
package struct CountedNumber {
  /// The position of the argument, from 1.
  package let position: Int

  /// The specifier without its `%` and its position: `lld`.
  package let specifier: String

  /// The first number among the arguments of the first text that has one; `nil` if none has.
  package init?(of texts: [String]) {
    for text in texts {
      let numbers = FormatString(text).placeholders.filter { $0.conversion.isInteger || $0.conversion.isFloatingPoint }
      guard let number = numbers.min(by: { $0.position < $1.position }) else { continue }
      let written = String(decoding: Array(text.utf8)[number.range.dropFirst()], as: UTF8.self)
      position = number.position
      specifier = written.split(separator: "$", maxSplits: 1).last.map(String.init) ?? written
      return
    }
    return nil
  }
}
