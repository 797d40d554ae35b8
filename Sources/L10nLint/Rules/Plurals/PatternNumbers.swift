import L10nCore
import L10nSyntax

extension LintContext {
  /// The variants of patterns that are used for several whole numbers and do not show the number, although other
  /// variants or the development text do; with these numbers.
  var patternFormsWithoutNumber: [(variant: Int, integers: [Int], plural: PluralChoice)] {
    var seen: Set<SourceLocation> = []
    return patternPlurals.flatMap { plural -> [(variant: Int, integers: [Int], plural: PluralChoice)] in
      let (select, parts) = (plural.select, plural.pattern?.message?.parts ?? [])
      let categories = plural.categories
      let without = categories.filter { !select.variants[$0.variant].parts.show(select.name, isCounted: true) }
      guard !without.isEmpty, !parts.show(select.name, besidesPlurals: true) else { return [] }
      let development = catalog.developmentEntries[plural.entry.id]?.pattern?.message?.parts
      guard
        without.count < categories.count
          || development?.show(select.name) ?? false && !parts.show(select.name)
      else { return [] }
      return without.compactMap { category, variant, isNumber in
        // Variants for exact numbers are tried first, and with the number before the offset is subtracted.
        let known = categories.map(\.category)
        let integers = plural.requirements.integers(shownBy: category, besides: known).filter { integer in
          !select.variants.contains { $0.key == .exactly(Double(integer) + select.offset) }
        }
        // The message of several selectors has a variant once for each combination.
        guard integers.count > (isNumber ? 0 : 1), seen.insert(plural.keyLocations[variant]).inserted else {
          return nil
        }
        return (variant, integers, plural)
      }
    }
  }
}

extension [MessagePart] {
  /// Whether a number is shown, at least by some of the variants.
  ///
  /// - Parameters:
  ///   - isCounted: whether the parts are those of a variant that the number selects.
  ///   - isBeside: whether variants that the number selects are ignored.
  func show(_ name: String, isCounted: Bool = false, besidesPlurals isBeside: Bool = false) -> Bool {
    contains { part in
      switch part {
      case .text, .markup: false
      case .number: isCounted
      case .placeholder(let placeholder): placeholder.name == name
      case .select(let select):
        if select.isPlural, select.name == name {
          !isBeside && select.variants.contains { $0.parts.show(name, isCounted: true) }
        } else {
          select.variants.contains {
            $0.parts.show(name, isCounted: isCounted && !select.isPlural, besidesPlurals: isBeside)
          }
        }
      }
    }
  }
}
