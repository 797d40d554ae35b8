import L10nRuntime
import L10nSyntax

extension MF2Problem {
  /// The question whether a similar option or value was meant; `nil` if none is similar.
  package var suggestion: String? {
    switch code {
    case .unknownOption(let function, let option):
      Suggestion.question(
        option, among: MF2Function.sharedOptionNames + (MF2Function.optionNames(of: function) ?? []))
    case .badOption(_, let option, let value?):
      Suggestion.question(value, among: MF2Function.values(ofOption: option) ?? [])
    default: nil
    }
  }
}
