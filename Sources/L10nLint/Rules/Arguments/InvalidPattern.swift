import L10nCore
import L10nICU
import L10nRuntime
import L10nSyntax

extension Rule {
  static let invalidPattern: Rule = Rule(
    id: "invalid-pattern", severity: .error,
    summary:
      "A text of a table with `format: icu` or `mf2` is not a pattern, or shows an argument in an impossible way."
  ) { context, _ -> [Diagnostic] in
    var unknownParts: [NumberStyle: NumberStyle.UnknownPart?] = [:]
    return context.entries.flatMap { entry -> [Diagnostic] in
      guard let pattern = entry.pattern else { return [] }
      let problems = pattern.problems.map { problem in
        Diagnostic(
          "'\(entry.key)' cannot be shown: \(problem.clause)", at: entry.location(ofPattern: problem.range),
          subject: entry.subject, help: problem.help)
      }
      if !problems.isEmpty { return problems }
      if let error = pattern.error { return error.code == .missingOther ? [] : [finding(error, in: entry)] }
      let unshown = pattern.message?.problems.map { finding($0, in: entry) } ?? []
      return unshown + twofold(pattern, in: entry) + repeated(pattern, in: entry)
        + unknown(pattern, in: entry, context, &unknownParts)
    }
  }

  private static func finding(_ error: ICUMessageError, in entry: CatalogEntry) -> Diagnostic {
    var (clause, help) = ("\(error)", help(for: error.code))
    if error.code == .unsupportedStyle, let text = entry.pattern?.text {
      let style = UnknownStyle(at: error.range, in: text)
      (clause, help) = (style.clause, style.help)
    }
    return Diagnostic(
      "'\(entry.key)' cannot be shown: \(clause)", at: entry.location(ofPattern: error.range), subject: entry.subject,
      help: help)
  }

  /// Branches for a value that an earlier branch is already for: some programs refuse the pattern, others never show
  /// them.
  private static func repeated(_ pattern: TextPattern, in entry: CatalogEntry) -> [Diagnostic] {
    guard pattern.syntax == .icu, let message = pattern.message else { return [] }
    return pattern.placedArguments.flatMap { argument -> [Diagnostic] in
      guard case .select(let select) = argument.part else { return [] }
      var known: Set<MessageSelect.Key> = []
      return select.variants.enumerated().filter { !known.insert($0.element.key).inserted }.map { index, variant in
        Diagnostic(
          "'\(entry.key)' has two branches for '\(variant.key.text)', and the second is never shown",
          at: entry.location(ofPattern: message.places[argument.path + [index]]), subject: entry.subject,
          help: "remove it, or write what it is for", severity: .warning)
      }
    }
  }

  /// Unknown units, currencies and digits, and dates that a locale cannot show.
  private static func unknown(
    _ pattern: TextPattern, in entry: CatalogEntry, _ context: LintContext,
    _ known: inout [NumberStyle: NumberStyle.UnknownPart?]
  ) -> [Diagnostic] {
    pattern.placedArguments.compactMap { argument in
      guard case .placeholder(let placeholder) = argument.part else { return nil }
      let fault: (clause: String, help: String)
      switch placeholder.function {
      case .number(let style) where style.hasWording:
        let part = known[style.wording] ?? style.unknownPart
        known[style.wording] = .some(part)
        guard let part else { return nil }
        fault = part
      case .date(let form):
        let tags = context.catalog.locales.lazy.map(\.tag)
        guard let tag = DateForm(text: form).localeWithoutPattern(among: tags) else { return nil }
        fault = ("'\(tag)' has no pattern for '\(form)'", "show the date by other fields")
      case .number, .none, .text, .specifier, .damaged, .unsupported: return nil
      }
      return Diagnostic(
        "'\(entry.key)' cannot be shown: \(fault.clause)", at: entry.location(ofPattern: argument.range),
        subject: entry.subject, help: fault.help)
    }
  }

  /// Arguments that are a number in one place, and text or a date in another.
  private static func twofold(_ pattern: TextPattern, in entry: CatalogEntry) -> [Diagnostic] {
    guard let message = pattern.message else { return [] }
    let names = MessagePattern(message).signature.problems.compactMap(\.subject)
    if names.isEmpty { return [] }
    let places = pattern.placedArguments
    return names.compactMap { name in
      let uses = places.filter { $0.name == name && $0.use != .plain }
      guard let first = uses.first, let other = uses.first(where: { $0.use.kind != first.use.kind }) else {
        return nil
      }
      return Diagnostic(
        "'\(entry.key)' takes '\(name)' as \(first.use.kind) and as \(other.use.kind)",
        at: entry.location(ofPattern: other.range), subject: entry.subject,
        related: [Diagnostic.Related("the first use", at: entry.location(ofPattern: first.range))],
        help: "give each argument one type")
    }
  }

  private static func help(for code: ICUMessageError.Code) -> String {
    switch code {
    case .unmatchedBrace: "close it with }, or write '{' for a brace"
    case .badName: "write a name or a number after the brace"
    case .badArgument: "write {name}, {name, number} or {name, plural, other {…}}"
    case .missingBranches, .missingOther: "write a branch: other {…}"
    case .badSelector: "write a keyword such as one, or a number such as =0"
    case .missingBranch: "write its text in braces"
    case .badOffset: "write offset:1 before the first branch"
    case .tooDeep: "make several texts of it"
    case .unsupportedType: "give the argument as text, and write {name}"
    case .unsupportedStyle:
      "write a style such as short, a skeleton such as ::.0 or ::yMMMd, or give the argument as text"
    case .unknownType: "write number, date, time, plural, selectordinal or select"
    }
  }
}
