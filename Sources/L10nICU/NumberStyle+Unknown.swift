internal import CICU
internal import L10nRuntime
package import StringsFormat

extension NumberStyle {
  /// The unit or currency of the style that ICU does not know, or the numbering system that it does not know or whose digits do
  /// not follow one another, in words; `nil` where all is known.
  package var unknownPart: String? {
    if let name = numberingSystem, !isKnown({ cicu_numbering_system_is_known(name, &$0) }) {
      return "'\(name)' is no numbering system with ten digits in a row"
    }
    switch unit {
    case .currency(let code) where code != Self.anyCurrency:
      return isKnown { cicu_currency_is_known(code, &$0) } ? nil : "'\(code)' is no currency"
    case .measure(let words):
      guard (try? StylePatterns(for: "en", wording)) == nil else { return nil }
      let names = words.split(separator: " ").compactMap { $0.split(separator: "/").last }
      return "'\(names.joined(separator: " per "))' is no unit"
    case .none, .percent, .permille, .currency: return nil
    }
  }

  private func isKnown(_ ask: (inout Int32) -> Bool) -> Bool {
    (try? callICU(for: "a name") { ask(&$0) }) ?? false
  }
}
