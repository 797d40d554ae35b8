import L10nCore
import L10nRuntime

extension Rule {
  static let argumentMissing: Rule = Rule(
    id: "argument-missing", severity: .warning,
    summary: "A translation, or one of its forms, does not show an argument that the development text always shows."
  ) { context, _ in
    context.argumentComparisons
      .flatMap { comparison in
        let hasLostTags = losesTags(comparison.translation, context)
        return comparison.missing.filter { missing in
          !(comparison.missing.count == 1 && isNumberInWords(missing, in: comparison.translation, context))
            && !(hasLostTags && !missing.isPluralNumber && !missing.isGap)
        }
        .map { finding($0, in: comparison.translation, context) }
      }
      + context.patternComparisons.flatMap { comparison in
        // The arguments that a whole text lacks are one finding: the text must be rewritten.
        let hasLostTags = losesTags(comparison.translation, context)
        let missing = comparison.missing.filter { $0.isPluralNumber || !hasLostTags }
        let whole = missing.filter { $0.variants.isEmpty && !$0.isQuoted }
        let rest = missing.filter { !$0.variants.isEmpty || $0.isQuoted }.map { [$0] }
        return ((whole.isEmpty ? [] : [whole]) + rest).map { finding($0, in: comparison, context) }
      }
  }

  /// Whether a translation lacks a tag of the development text, which `tag-mismatch` reports: the argument inside it is
  /// lost with it.
  private static func losesTags(_ translation: LintContext.Translation, _ context: LintContext) -> Bool {
    let wanted = translation.development.taggedTexts(context.configuration).flatMap(\.names.keys)
    if wanted.isEmpty { return false }
    return !Set(wanted).isSubset(of: translation.entry.taggedTexts(context.configuration).flatMap(\.names.keys))
  }

  /// Whether the forms, each for one number, spell out the number and the argument is that number as a text: one of an
  /// Android entry with plural forms and no numbers, whose number is passed separately.
  private static func isNumberInWords(
    _ missing: MissingArgument, in translation: LintContext.Translation, _ context: LintContext
  ) -> Bool {
    let needs = PluralRequirements(for: context.language(of: translation.entry))
    let shown = EntryArguments(translation.development).uses.filter { !$0.isDeclared && $0.type != .variable }
    guard shown.allSatisfy({ $0.type == .object }), !missing.forms.isEmpty else { return false }
    return missing.forms.allSatisfy { form in
      form.category.flatMap(PluralCategory.init).map { needs.integers(selecting: $0).count == 1 } ?? false
    }
  }

  /// - Parameter missing: one argument, or several that are missing from all forms.
  private static func finding(
    _ missing: [PatternComparison.Missing], in comparison: PatternComparison, _ context: LintContext
  ) -> Diagnostic {
    let variants = missing[0].variants
    let names = missing.map { "'\($0.name)'" }.joined(separator: ", ")
    let written = missing.map { comparison.own.spelled($0.name) }.joined(separator: ", ")
    let isOne = missing.count == 1
    return finding(
      "\(isOne ? "the argument" : "the arguments") \(names)", at: variants.map(\.location), form: variants.first?.key,
      in: comparison.translation, context,
      help: missing[0].isQuoted
        ? comparison.own.quotingHelp
        : "write \(written) where \(isOne ? "the argument belongs" : "the arguments belong")",
      isError: missing.contains(where: \.isPluralNumber))
  }

  private static func finding(
    _ missing: MissingArgument, in translation: LintContext.Translation, _ context: LintContext
  ) -> Diagnostic {
    finding(
      missing.expected.title,
      at: missing.forms.map { translation.entry.location(of: 0..<$0.text.utf8.count, in: $0) },
      form: missing.forms.first.flatMap { form in form.category ?? form.variants.last }, in: translation, context,
      consequence: missing.isGap ? ", so Foundation takes wrong arguments for those after it" : "",
      help: missing.expected.type == .variable
        ? nil : "write \(missing.expected.numberedSpecifier) where the argument belongs",
      isError: missing.isPluralNumber || missing.isGap)
  }

  /// - Parameter places: the forms that lack it, the first of which is named `form`; empty for the whole text.
  private static func finding(
    _ missing: String, at places: [SourceLocation], form: String?, in translation: LintContext.Translation,
    _ context: LintContext, consequence: String = "", help: String?, isError: Bool
  ) -> Diagnostic {
    let entry = translation.entry
    return Diagnostic(
      "'\(entry.key)' does not show \(missing)" + (form.map { " in its form '\($0)'" } ?? "") + consequence,
      at: places.first ?? entry.valueLocation, subject: entry.subject,
      related: [context.developmentText(of: translation.development)]
        + places.dropFirst().map { Diagnostic.Related("the same argument is missing here", at: $0) },
      help: help, severity: isError ? .error : nil)
  }
}
