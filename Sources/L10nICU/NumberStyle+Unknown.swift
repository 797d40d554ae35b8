internal import CICU
package import L10nRuntime

extension NumberStyle {
  /// The unsupported part of the style, and its replacement.
  package typealias UnknownPart = (clause: String, help: String)

  /// The unit or currency of the style that ICU does not know, a unit composed of two, or the numbering system that it
  /// does not know or whose digits are not consecutive; `nil` if everything is known.
  package var unknownPart: UnknownPart? {
    if let name = numberingSystem, !isKnown({ cicu_numbering_system_is_known(name, &$0) }) {
      return ("'\(name)' is not a numbering system with ten digits in a row", "write another one, such as latn or deva")
    }
    switch unit {
    case .currency(let code) where code != Self.anyCurrency:
      return isKnown { cicu_currency_is_known(code, &$0) }
        ? nil : ("'\(code)' is not a currency", "write a code of ISO 4217, such as EUR")
    case .measure(let words):
      let names = words.split(separator: " ").compactMap { $0.split(separator: "/").last }
      if let mixed = names.first(where: { $0.contains("-and-") }) {
        return ("'\(mixed)' is more than one unit", "show the amount in one unit, or in two texts")
      }
      guard (try? StylePatterns(for: "en", wording, CompactExamples(for: "en"))) == nil else { return nil }
      return ("'\(names.joined(separator: " per "))' is not a unit", "write one of CLDR's, such as kilometer-per-hour")
    case .none, .percent, .permille, .currency: return nil
    }
  }

  private func isKnown(_ ask: (inout Int32) -> Bool) -> Bool {
    (try? callICU(for: "a name") { ask(&$0) }) ?? false
  }
}
