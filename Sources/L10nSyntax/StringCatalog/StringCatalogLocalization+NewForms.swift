extension StringCatalogLocalization {
  /// The localization without plural forms and devices that are not translated yet; `other` is used instead.
  ///
  /// Xcode adds a form with the state `new` if a language needs one more, which should not replace the translated
  /// forms.
  package var withoutNewForms: StringCatalogLocalization {
    guard units.contains(where: { $0.state == .new }), units.contains(where: { $0.state != .new }) else { return self }
    var rest = units[...]
    var kept: [StringCatalogUnit] = []
    let text = text.map { Self.translated($0, &rest, &kept) }
    let substitutions = substitutions.map { substitution in
      StringCatalogSubstitution(
        name: substitution.name, nameRange: substitution.nameRange, argument: substitution.argument,
        specifier: substitution.specifier, text: Self.translated(substitution.text, &rest, &kept))
    }
    return StringCatalogLocalization(
      entry: entry, language: language, languageRange: languageRange, range: range, text: text, units: kept,
      substitutions: substitutions)
  }

  /// Removes the units of a text from the rest, in their order, and keeps those of forms that are kept.
  private static func translated(
    _ text: PlacedMessage, _ rest: inout ArraySlice<StringCatalogUnit>, _ kept: inout [StringCatalogUnit]
  ) -> PlacedMessage {
    guard case .select(let selector, _) = text.message.content else {
      if let unit = rest.popFirst() { kept.append(unit) }
      return text
    }
    let variants = text.variants
    let hasOther = variants.contains { $0.key == "other" }
    var translated: [(key: String, place: Range<Int>, message: PlacedMessage)] = []
    for variant in variants {
      var units: [StringCatalogUnit] = []
      let message = Self.translated(variant.message, &rest, &units)
      if hasOther, variant.key != "other", units.allSatisfy({ $0.state == .new }) { continue }
      kept += units
      translated.append((variant.key, variant.place, message))
    }
    return PlacedMessage(selector, translated)
  }
}
