import L10nCore
import L10nRuntime

extension Rule {
  static let argumentMissing: Rule = Rule(
    id: "argument-missing", severity: .warning,
    summary: "A translation, or one of its forms, does not show an argument that the development text always shows."
  ) { context, _ in
    context.argumentComparisons.filter { !$0.missing.isEmpty }.flatMap { comparison in
      let translation = comparison.translation
      let hasLostTags = losesTags(translation, context)
      let missing = comparison.missing.filter { missing in
        !(comparison.missing.count == 1 && isNumberInWords(missing, in: translation, context))
          && !(hasLostTags && !missing.isPluralNumber && !missing.isGap)
      }
      // The arguments that a whole pattern lacks are one finding: the text must be rewritten.
      let whole = missing.filter { $0.isOfWholePattern }
      let rest = missing.filter { !$0.isOfWholePattern }.map { [$0] }
      return ((whole.isEmpty ? [] : [whole]) + rest).map { finding($0, in: translation, context) }
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
    if translation.entry.pattern != nil { return false }
    let needs = PluralRequirements(for: context.language(of: translation.entry))
    let shown = EntryArguments(translation.development).uses.filter { !$0.isDeclared && $0.type != .variable }
    guard shown.allSatisfy({ $0.type == .object }), !missing.forms.isEmpty else { return false }
    return missing.forms.allSatisfy { form in
      form.category.flatMap(PluralCategory.init).map { needs.integers(selecting: $0).count == 1 } ?? false
    }
  }

  /// - Parameter missing: one argument, or several of a pattern that no form shows.
  private static func finding(
    _ missing: [MissingArgument], in translation: LintContext.Translation, _ context: LintContext
  ) -> Diagnostic {
    let (entry, first, isOne) = (translation.entry, missing[0], missing.count == 1)
    let names = missing.map { "'\($0.expected.name)'" }.joined(separator: ", ")
    let title = entry.pattern == nil ? first.expected.title : "the argument\(isOne ? "" : "s") \(names)"
    let places = first.forms.map { entry.location(of: 0..<$0.text.utf8.count, in: $0) }
    let form = first.forms.first.flatMap { form in form.category ?? form.variants.last }
    let written = missing.map { entry.pattern?.spelled($0.expected.name) ?? $0.expected.numberedSpecifier }
    let help =
      "write \(written.joined(separator: ", ")) where the argument\(isOne ? " belongs" : "s belong")"
      + (first.isBesideUnnumbered ? ", and number the other specifiers" : "")
    return Diagnostic(
      "'\(entry.key)' does not show \(title)" + (form.map { " in its form '\($0)'" } ?? "")
        + (first.isGap ? ", so Foundation takes wrong arguments for those after it" : ""),
      at: places.first ?? entry.valueLocation, subject: entry.subject,
      related: [context.developmentText(of: translation.development)]
        + places.dropFirst().map { Diagnostic.Related("the same argument is missing here", at: $0) },
      help: first.isQuoted ? entry.pattern?.quotingHelp : first.expected.type == .variable ? nil : help,
      severity: missing.contains { $0.isPluralNumber || $0.isGap } ? .error : nil)
  }
}

extension MissingArgument {
  fileprivate var isOfWholePattern: Bool { expected.patternUse != nil && forms.isEmpty && !isQuoted }
}
