import L10nCore
import L10nRuntime
import L10nSyntax

/// A plural around another one.
struct OuterPlural {
  let select: MessageSelect

  /// The index of the variant that contains the inner plural.
  let variant: Int

  /// The categories that the language's cardinal or ordinal numbers need.
  let requirements: PluralRequirements

  /// Whether a whole number may select the variant.
  func mayTake(_ argument: Double) -> Bool {
    if let exact = select.variants.firstIndex(where: { $0.key == .exactly(argument) }) { return exact == variant }
    guard let own = select.variants[variant].keyword else { return false }
    let category = Int(exactly: argument - select.offset).flatMap(requirements.category(of:))?.rawValue
    guard !select.isExact, let category else { return true }
    return own == (select.variant(for: category) == nil ? PluralCategory.other.rawValue : category)
  }
}
