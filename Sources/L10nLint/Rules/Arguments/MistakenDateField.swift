import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let mistakenDateField: Rule = Rule(
    id: "mistaken-date-field", severity: .warning, reach: .allTables,
    summary: "A skeleton of a date has a letter that means another field: `Y`, `D`, `m` or `M`."
  ) { context, _ in
    let declarations = context.configuration.arguments.flatMap { key, declarations in declarations.map { (key, $0) } }
      .sorted { $0.1.location.range.lowerBound < $1.1.location.range.lowerBound }
    let declared = declarations.compactMap { key, declaration -> Diagnostic? in
      guard let form = declaration.format.function.dateForm, let skeleton = form.skeleton,
        let slip = DateFieldSlip(in: skeleton)
      else { return nil }
      return Diagnostic(
        "the format of '\(declaration.argument)' \(slip.clause)", at: declaration.location,
        subject: Diagnostic.Subject(key: key), help: slip.help)
    }
    guard context.hasPatterns else { return declared }
    return declared
      + context.entries.flatMap { entry -> [Diagnostic] in
        // The options of MessageFormat 2 name fields in words.
        guard let pattern = entry.pattern, pattern.syntax == .icu else { return [] }
        return pattern.placedArguments.compactMap { argument in
          guard case .placeholder(let placeholder) = argument.part, case .date(let form) = placeholder.function,
            let skeleton = DateForm(text: form).skeleton, let slip = DateFieldSlip(in: skeleton)
          else { return nil }
          return Diagnostic(
            "'\(placeholder.name)' in '\(entry.key)' \(slip.clause)", at: entry.location(ofPattern: argument.range),
            subject: entry.subject, help: slip.help)
        }
      }
  }
}

/// A letter of a skeleton that was most likely meant as another field.
///
///     YYYYMMdd   // Y: the year of weeks, where y was meant
///     hhMM       // M: the month, where m was meant
///
/// Source: UTS #35, part 4, "Date Field Symbol Table".
struct DateFieldSlip {
  /// The problem, after the name of the part with the skeleton.
  let clause: String
  /// The advice on how to write it.
  let help: String

  /// The first slip in a skeleton; `nil` if there is none.
  init?(in skeleton: String) {
    let fields = Set(skeleton)
    func has(_ letters: String) -> Bool { !fields.isDisjoint(with: letters) }
    let hasHour = has("hHkKjJC")
    if has("Y"), !has("w") {
      clause = "shows the year of the week, 'Y' in '\(skeleton)', which is the wrong one on some days around New Year"
      help = "write y for the year"
    } else if has("D"), has("ML") {
      clause = "shows the day of the year beside the month, 'D' in '\(skeleton)'"
      help = "write d for the day of the month"
    } else if has("m"), !hasHour, !has("sSA"), has("GyYuUrQqMLwWdDFgEec") || skeleton.filter({ $0 == "m" }).count > 2 {
      clause = "shows minutes without an hour, 'm' in '\(skeleton)'"
      help = has("ML") ? "remove m, or add the hour: jm" : "write M for the month"
    } else if has("ML"), hasHour, !has("m"), !has("GyYuUrQqwWdDFgEec") {
      clause = "shows the month beside the hour, '\(has("M") ? "M" : "L")' in '\(skeleton)'"
      help = "write m for minutes"
    } else {
      return nil
    }
  }
}
