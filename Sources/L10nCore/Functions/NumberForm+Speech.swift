import L10nRuntime

extension NumberForm {
  /// The same form for speech: without group separators, and with the name of a unit in full, unless the form says
  /// otherwise.
  var spoken: NumberForm {
    let ungrouped = adding("group-off", \.style)
    return switch ungrouped.style?.unit ?? NumberStyle.Unit.none {
    case .currency, .measure: ungrouped.adding("unit-width-full-name", \.style)
    case .none, .percent, .permille: ungrouped
    }
  }

  /// The same form of amounts of money for speech.
  var spokenMoney: NumberForm { adding("group-off", \.moneyStyle).adding("unit-width-full-name", \.moneyStyle) }

  /// The form with a word of a skeleton; unchanged if it has one of that kind, as a skeleton has each kind once.
  private func adding(_ word: String, _ style: (NumberForm) -> NumberStyle?) -> NumberForm {
    let longer = NumberForm(skeleton: text.isEmpty ? word : "\(text) \(word)")
    return style(longer) == nil ? self : longer
  }
}
