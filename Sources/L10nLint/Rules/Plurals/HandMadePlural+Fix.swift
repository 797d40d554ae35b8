import L10nCore
import L10nRuntime
import L10nSyntax

extension HandMadePlural {
  /// The name of the number in the merged entry.
  private static let variable = "count"

  /// Merges the two into one entry with plural forms, under the key of the plural, in every language that has it; the
  /// singular's key is removed. Categories that the two texts do not distinguish get the plural's text, which is shown
  /// for their numbers now.
  ///
  /// - Returns: `nil` if the keys are about two things, an override layer has one of them, only the singular has a
  ///   comment, or a language's texts are not plain formats of one number.
  func fix(in context: LintContext) -> Fix? {
    let catalog = context.catalog
    let isOverridden = catalog.locales.indices.contains { locale in
      catalog.layers.indices.contains { layer in
        let entries = catalog.entries(locale: locale, layer: layer)
        return entries[plural.id] != nil || entries[singular.id] != nil
      }
    }
    if isOverridden || !isOfOneName { return nil }
    var merged: [Fix.Change] = []
    var removed: [Fix.Change] = []
    for index in catalog.developmentIndices + catalog.translationIndices {
      let entries = catalog.entries(locale: index, layer: nil)
      let one = entries[singular.id]
      if let one { removed.append(.entry(EntryChange(one, nil))) }
      guard let entry = entries[plural.id] else { continue }
      // It would be removed with the key.
      if one?.comment?.isEmpty == false, entry.comment?.isEmpty ?? true { return nil }
      let requirements = PluralRequirements(for: catalog.locales[index].tag)
      guard let (message, isWhole) = Self.message(entry, one: one, requirements) else { return nil }
      let needsReview = !isWhole && entry.file.place.format.hasStates
      merged.append(.entry(EntryChange(entry, message, needsReview: needsReview)))
    }
    return Fix("make one entry with plural forms of '\(singular.key)' and '\(plural.key)'", merged + removed)
  }

  /// The message of one language, and whether the two texts are all forms that it needs.
  private static func message(
    _ plural: CatalogEntry, one singular: CatalogEntry?, _ requirements: PluralRequirements
  ) -> (Message, isWhole: Bool)? {
    guard plural.pattern == nil, let text = plural.plainText, let number = text.onlyNumber else { return nil }
    let type = number.conversion.isInteger ? text.specifier(number).drop { !$0.isLetter } : "lld"
    // A number that was passed as a text must be passed as a number.
    let specifier = number.conversion.isInteger ? text.specifier(number) : "%lld"
    let other = text.replacing(number, with: specifier)
    var one = other
    if let singular {
      guard singular.pattern == nil, let text = singular.plainText,
        let counted = text.counted(by: specifier)
      else { return nil }
      one = counted
    }
    let needed = (requirements.integers + requirements.onlyMillions).sorted()
    let variants = needed.map { category in
      MessageVariable.Variant(category: category.rawValue, text: category == .one ? one : other)
    }
    let all =
      variants.contains { $0.category == "other" } ? [] : [MessageVariable.Variant(category: "other", text: other)]
    let variable = MessageVariable(name: variable, valueType: String(type), variants: variants + all)
    return (Message.format("%#@\(Self.variable)@", variables: [variable]), needed.count < 3)
  }
}

extension String {
  /// The only specifier of a format, if it shows a number or a text; `nil` for any other text.
  fileprivate var onlyNumber: FormatPlaceholder? {
    let format = FormatString(self)
    guard format.errors.isEmpty, format.placeholders.count == 1, let only = format.placeholders.first,
      only.conversion.isInteger || only.conversion == .object, only.arguments.count == 1, only.position == 1
    else { return nil }
    return only
  }

  /// A specifier in its spelling, without its position.
  fileprivate func specifier(_ placeholder: FormatPlaceholder) -> String {
    let written = String(decoding: Array(utf8)[placeholder.range], as: UTF8.self)
    return placeholder.isNumbered ? written.replacing("\(placeholder.position)$", with: "") : written
  }

  fileprivate func replacing(_ placeholder: FormatPlaceholder, with specifier: String) -> String {
    let bytes = Array(utf8)
    return String(decoding: bytes[..<placeholder.range.lowerBound], as: UTF8.self) + specifier
      + String(decoding: bytes[placeholder.range.upperBound...], as: UTF8.self)
  }

  /// A singular with its number as a specifier; unchanged if the number is spelled out; `nil` with other arguments.
  fileprivate func counted(by specifier: String) -> String? {
    if let number = onlyNumber { return replacing(number, with: specifier) }
    let format = FormatString(self)
    guard format.errors.isEmpty, format.placeholders.isEmpty else { return nil }
    let words = split(separator: " ", omittingEmptySubsequences: false)
    guard let place = words.firstIndex(of: "1") else { return self }
    return (words[..<place] + [Substring(specifier)] + words[(place + 1)...]).joined(separator: " ")
  }
}
