import L10nCore
import L10nICU
import L10nRuntime
import L10nSyntax

extension Rule {
  static let argumentFormatMismatch: Rule = Rule(
    id: "argument-format-mismatch", severity: .error, reach: .allTables,
    summary:
      "A format in l10n.yml is for an argument that the development text does not have or does not show so, or names a unit, currency or language that there is not."
  ) { context, _ in
    let catalog = context.catalog
    guard !context.configuration.arguments.isEmpty else { return [] }
    let entries = Dictionary(grouping: context.developmentEntries, by: \.key.text)
    let broken = Set(catalog.developmentIndices.flatMap { catalog.files(locale: $0) }.flatMap(\.brokenKeys).map(\.text))
    var suggestions = KeySuggestions(catalog.developmentIDs)
    let declared = context.configuration.arguments.sorted {
      ($0.value.first?.keyLocation.range.lowerBound ?? 0, $0.key)
        < ($1.value.first?.keyLocation.range.lowerBound ?? 0, $1.key)
    }
    return declared.flatMap { key, declarations -> [Diagnostic] in
      if let entries = entries[key] {
        return declarations.compactMap { unknown(in: $0, of: key, context) }
          + entries.flatMap { entry in
            declarations.indices.compactMap {
              fault(in: declarations[$0], after: declarations[..<$0], of: entry, context)
            }
          }
      }
      guard !broken.contains(key), let location = declarations.first?.keyLocation else { return [] }
      let id = TextID(table: "", key: TableKey(key))
      let nearest = suggestions.nearestOfAny(to: id)
      return [
        Diagnostic(
          "'arguments' names '\(key)', which is not in the development language", at: location,
          subject: Diagnostic.Subject(key: key),
          help: nearest.map { "did you mean '\($0)'?" } ?? suggestions.help("add it to a table"))
      ]
    }
  }

  /// An unknown unit, currency or digits, or a date that a locale cannot show.
  private static func unknown(
    in declaration: ArgumentDeclaration, of key: String, _ context: LintContext
  ) -> Diagnostic? {
    if let form = declaration.format.function.dateForm,
      let tag = form.localeWithoutPattern(among: context.catalog.locales.lazy.map(\.tag))
    {
      return Diagnostic(
        "the format of '\(declaration.argument)' cannot be shown: '\(tag)' has no pattern for '\(form.text)'",
        at: declaration.location, subject: Diagnostic.Subject(key: key), help: "show the date by other fields")
    }
    guard let part = declaration.format.unknownPart else { return nil }
    return Diagnostic(
      "the format of '\(declaration.argument)' cannot be shown: \(part.clause)", at: declaration.location,
      subject: Diagnostic.Subject(key: key), help: part.help)
  }

  private static func fault(
    in declaration: ArgumentDeclaration, after earlier: ArraySlice<ArgumentDeclaration>, of entry: CatalogEntry,
    _ context: LintContext
  ) -> Diagnostic? {
    let parameters = entry.parameters
    guard
      let index = parameters.indices.first(where: { declaration.names(parameters[$0], at: $0 + 1) })
    else {
      let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
      let nearest = Suggestion.question(declaration.argument, among: names)
      let all = names.isEmpty ? "the text takes no arguments" : "write one of \(names.joined(separator: ", "))"
      return Diagnostic(
        "'\(entry.key)' has no argument '\(declaration.argument)'", at: declaration.location,
        subject: Diagnostic.Subject(key: entry.key.text), related: [context.developmentText(of: entry)],
        help: nearest ?? all)
    }
    if let first = earlier.first(where: { $0.names(parameters[index], at: index + 1) }) {
      return Diagnostic(
        "'\(declaration.argument)' of '\(entry.key)' has a format already: '\(first.argument)' is the same argument",
        at: declaration.location, subject: Diagnostic.Subject(key: entry.key.text), help: "remove one of them")
    }
    let argument = context.developmentSignature(of: entry.id)?.arguments.first { $0.position == index + 1 }
    guard let argument else { return nil }
    if case .pattern(let pattern) = entry.message.content, let name = argument.name,
      pattern.parts.uses(of: name, isCounted: false) == [.ownFormat]
    {
      return Diagnostic(
        "'\(declaration.argument)' of '\(entry.key)' has a format, but the text has its own",
        at: declaration.location, subject: Diagnostic.Subject(key: entry.key.text),
        related: [context.developmentText(of: entry)],
        help: "write '\(name)' without a format in the texts, or remove the format here")
    }
    guard !declaration.format.fits(argument.type) else { return nil }
    let taken =
      entry.pattern.flatMap { _ in MessagePattern.Use(argument.type)?.kind }
      ?? entry.specifiers.spelled(argument.type.specifier)
    let plain = entry.pattern.map { $0.spelled(argument.name ?? "") } ?? entry.specifiers.spelled("%@")
    return Diagnostic(
      "'\(declaration.argument)' of '\(entry.key)' has a format, but the text takes \(taken)",
      at: declaration.location, subject: Diagnostic.Subject(key: entry.key.text),
      related: [context.developmentText(of: entry)], help: "write \(plain) in the texts, or remove the format")
  }
}

extension ArgumentFormat {
  /// The part of the format that ICU does not know, with a message and a help.
  fileprivate var unknownPart: NumberStyle.UnknownPart? {
    if let names = function as? LanguageNameFunction {
      let unknown = names.tags?.first { LocaleServices.displayName(of: $0.language, in: "en") == $0.language }
      return unknown.map { ("'\($0)' is not a language", "write a tag of BCP 47, such as en or pt-BR") }
    }
    guard let money = function as? CurrencyFunction else { return function.numberForm?.style?.unknownPart }
    let style = money.form.moneyStyle
    return style?.unknownPart
      ?? money.currencies?.lazy.compactMap { style?.counting($0.description).unknownPart }.first
  }
}

/// The way in which a pattern shows an argument.
private enum ShownFormat {
  /// With the format that the caller chooses.
  case callers
  /// With a function in the pattern.
  case ownFormat
}

extension [MessagePart] {
  /// The ways in which the parts show an argument.
  /// - Parameter isCounted: whether the number of the plural around the parts is the argument.
  fileprivate func uses(of name: String, isCounted: Bool) -> Set<ShownFormat> {
    reduce(into: []) { uses, part in
      switch part {
      case .number: if isCounted { uses.insert(.callers) }
      case .placeholder(let placeholder) where placeholder.name == name:
        switch placeholder.function {
        case .number, .date: uses.insert(.ownFormat)
        case .none, .text, .specifier, .damaged, .unsupported: uses.insert(.callers)
        }
      case .select(let select):
        for variant in select.variants {
          uses.formUnion(variant.parts.uses(of: name, isCounted: select.isPlural ? select.name == name : isCounted))
        }
      case .text, .placeholder, .markup: break
      }
    }
  }
}
