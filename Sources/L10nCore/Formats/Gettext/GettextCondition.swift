import L10nRuntime

/// A plural rule of CLDR as a condition of C over whole numbers.
///
///     one:v=0&i%10=1&i%100!11     →     n%10==1 && n%100!=11
enum GettextCondition {
  /// The conditions of the categories that whole numbers take, in CLDR's order; `other` is the rest.
  ///
  /// CLDR's conditions exclude one another, so their order does not matter.
  static func conditions(of rules: PluralRules) -> [(category: PluralCategory, condition: String)] {
    let conditions = rules.compactText.split(separator: ";").compactMap { rule -> (PluralCategory, String)? in
      let parts = rule.split(separator: ":")
      guard parts.count == 2, let category = PluralCategory(rawValue: String(parts[0])) else { return nil }
      let alternatives = parts[1].split(separator: "|").compactMap { conjunction($0) }
      return alternatives.isEmpty ? nil : (category, alternatives.joined(separator: " || "))
    }
    return conditions.sorted { $0.0 < $1.0 }
  }

  /// - Returns: `nil` for a conjunction that holds for no whole number.
  private static func conjunction(_ text: Substring) -> String? {
    var relations: [String] = []
    for relation in text.split(separator: "&") {
      switch condition(relation) {
      case .always: continue
      case .never: return nil
      case .when(let text): relations.append(text)
      }
    }
    return relations.isEmpty ? "1" : relations.joined(separator: " && ")
  }

  private enum Truth {
    case always, never
    case when(String)
  }

  /// `n%100!11..19,21`
  private static func condition(_ relation: Substring) -> Truth {
    guard let sign = relation.firstIndex(where: { $0 == "=" || $0 == "!" }) else { return .always }
    let isNegated = relation[sign] == "!"
    let operand = relation[..<sign]
    let ranges = relation[relation.index(after: sign)...].split(separator: ",").map(range)
    // A whole number has no fraction and no exponent; i is n.
    guard operand.hasPrefix("n") || operand.hasPrefix("i") else {
      return ranges.contains { $0.contains(0) } == isNegated ? .never : .always
    }
    let value = "n" + operand.dropFirst()
    let parts = ranges.map { part(value, $0, isNegated: isNegated, isAlone: ranges.count == 1) }
    let text = parts.joined(separator: isNegated ? " && " : " || ")
    return .when(parts.count > 1 && !isNegated ? "(\(text))" : text)
  }

  private static func range(_ text: Substring) -> ClosedRange<Int> {
    let ends = text.split(separator: ".").compactMap { Int($0) }
    let low = ends.first ?? 0
    return low...max(low, ends.last ?? low)
  }

  private static func part(_ value: String, _ range: ClosedRange<Int>, isNegated: Bool, isAlone: Bool) -> String {
    let (low, high) = (range.lowerBound, range.upperBound)
    if low == high { return "\(value)\(isNegated ? "!=" : "==")\(low)" }
    if low == 0 { return "\(value)\(isNegated ? ">" : "<=")\(high)" }
    if isNegated { return "(\(value)<\(low) || \(value)>\(high))" }
    let both = "\(value)>=\(low) && \(value)<=\(high)"
    return isAlone ? both : "(\(both))"
  }
}
