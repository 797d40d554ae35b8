import L10nCore
import L10nRuntime

extension Rule {
  static let argumentType: Rule = Rule(
    id: "argument-type", severity: .error,
    summary: "A translation uses an argument as another type than the development text.",
    fixes: .safe
  ) { context, _ in
    context.argumentComparisons.filter { !$0.translation.isOverride }.flatMap { comparison in
      comparison.typeMismatches.filter { !$0.isShownAnyway || $0.use.localizesNumbers }.map { difference in
        Diagnostic(
          difference, in: comparison.translation, context, help: help(for: difference, comparison.translation),
          fix: fix(difference, in: comparison.translation.entry),
          // Only numbers beyond 32 bits are shown wrong, or numbers appear in the digits of another language.
          severity: difference.isNarrower || difference.isShownAnyway ? .warning : nil)
      }
    }
  }

  private static func help(
    for difference: ArgumentComparison.Difference, _ translation: LintContext.Translation
  ) -> String? {
    if let pattern = translation.development.pattern {
      return difference.isOnlyShown
        ? "give the development text plural forms, too, or write \(pattern.spelledNumber(difference.use.name)) there"
        : "use it as the development text does"
          + (difference.isShownAsNumber ? ", or show it as a number there" : "")
    }
    guard let specifier = difference.expected?.specifier else { return nil }
    // Java's forms declare the type of their number themselves.
    if difference.use.isDeclared, !difference.use.showsNumbersAsObjects {
      return "write \(specifier.dropFirst()) as the value type, and in the texts"
    }
    return difference.meant.map { "write \($0) if that argument is meant, else \(specifier)" } ?? "write \(specifier)"
  }

  /// Gives a 32-bit number the width of the development text's. In the opposite case the development text should be
  /// widened (argument-32bit).
  private static func fix(_ difference: ArgumentComparison.Difference, in entry: CatalogEntry) -> Fix? {
    let position = difference.use.position
    guard difference.isNarrower, difference.use.widened != nil else { return nil }
    return Fix("write \(difference.use.widened ?? "")", in: [entry]) { $0.position == position ? $0.widened : nil }
  }
}

extension ArgumentComparison.Difference {
  /// Whether a number is shown as an object, and the system that formats the text can show it.
  fileprivate var isShownAnyway: Bool {
    use.showsNumbersAsObjects && use.type == .object
      && expected.map { $0.type.integerWidth != nil || $0.type.isFloatingPoint } ?? false
  }

  /// Whether a pattern takes as a number what the development text only shows.
  fileprivate var isShownAsNumber: Bool { expected?.patternUse == .plain && use.patternUse?.isNumber ?? false }

  /// Whether a 64-bit number is read as a 32-bit one.
  fileprivate var isNarrower: Bool { expected?.type.integerWidth == 64 && use.type.integerWidth == 32 }
}

extension Diagnostic {
  /// A finding about an argument that a translation uses differently from the development text.
  init(
    _ difference: ArgumentComparison.Difference, in translation: LintContext.Translation, _ context: LintContext,
    help: String?, fix: Fix? = nil, severity: Severity? = nil
  ) {
    self.init(
      "'\(translation.entry.key)' \(difference.clause("the development text"))", at: difference.use.location,
      subject: translation.entry.subject,
      related: [context.developmentText(of: translation.development)]
        + difference.others.map { Diagnostic.Related("the same argument", at: $0) },
      help: help, fix: fix, severity: severity)
  }
}
