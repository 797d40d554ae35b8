import L10nCore
import L10nSyntax

/// A cardinal plural where the development text has an ordinal one, or the other way around.
///
///     {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}   // 21st
///     {n, plural, one {#er} other {#e}}                               // 0er, and in Russian 21er
struct SwappedOrdinal {
  /// The name of the argument, in UTF-8 offsets of the pattern.
  let range: Range<Int>

  /// The message and the help.
  let words: (clause: String, help: String)

  /// The first one for each argument.
  ///
  /// - Parameter countsByForms: whether the translation's language has several forms for counts.
  static func all(
    in pattern: TextPattern, of development: ICUMessage, countsByForms: Bool
  ) -> [SwappedOrdinal] {
    let wanted = Dictionary(grouping: development.parts.selects.filter(\.isPlural), by: \.name)
    var known: Set<String> = []
    return pattern.placedArguments.compactMap { argument in
      guard case .select(let select) = argument.part, select.isPlural, let others = wanted[select.name],
        !others.contains(where: { $0.function == select.function })
      else { return nil }
      let matters =
        select.tellsApart || select.function == .ordinal && countsByForms && others.contains(where: \.tellsApart)
      guard matters, known.insert(select.name).inserted else { return nil }
      return SwappedOrdinal(range: argument.range, words: words(select, isMF2: pattern.syntax == .mf2))
    }
  }

  private static func words(_ select: MessageSelect, isMF2: Bool) -> (clause: String, help: String) {
    let isOrdinal = select.function == .ordinal
    let (own, other) =
      isMF2
      ? (isOrdinal ? "select=ordinal" : "select=plural", isOrdinal ? "select=plural" : "select=ordinal")
      : (isOrdinal ? "selectordinal" : "plural", isOrdinal ? "plural" : "selectordinal")
    return (
      "chooses by '\(select.name)' with '\(own)', and the development text with '\(other)'",
      isOrdinal ? "write \(other), for counts: 1 day, 2 days" : "write \(other), for places in an order: 1st, 2nd"
    )
  }
}

extension MessageSelect {
  /// Whether a category has another text than `other`.
  fileprivate var tellsApart: Bool {
    categories.contains { $0.category != .other && variants[$0.variant].parts != other?.parts }
  }
}
