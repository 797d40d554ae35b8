import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let stringsdictValueType: Rule = Rule(
    id: "stringsdict-value-type", severity: .error,
    summary: "A variable's value type is that of no number, or one of its forms uses the number as something else.",
    fixes: .safe,
    claims: [.formatMismatch, .invalidValueType]
  ) { context, _ in
    context.ruleEntries.flatMap { entry in
      let variables = entry.variables
      if variables.isEmpty { return [Diagnostic]() }
      let contradictions = entry.contradictions(in: context)
      let misplaced = contradictions.isEmpty ? [] : MisplacedVariable.all(in: EntryArguments(entry))
      let textual = contradictions.isEmpty ? [] : TextualVariable.all(in: EntryArguments(entry))
      return invalid(variables, in: entry, context)
        + misplaced.map { finding($0, in: entry, context) }
        + textual.map { finding($0, in: entry) }
        + contradictions.compactMap { use, giver in
          guard giver.isDeclared, !misplaced.contains(where: { $0.explains(use) }),
            !textual.contains(where: { $0.use.position == use.position })
          else { return nil }
          let lost = LostNumber(
            at: use, number: giver, in: EntryArguments(entry), development: context.developmentUses(of: entry))
          if let lost { return finding(use, giver, lost, in: entry) }
          return Diagnostic(
            "'\(use.specifier)' in '\(entry.key)' does not fit the value type \(giver.specifier.dropFirst())",
            at: use.location, subject: entry.subject,
            related: [Diagnostic.Related("the value type", at: giver.location)],
            help: "write \(giver.specifier)", fix: fix(use, giver, in: entry, context))
        }
    }
  }

  private static func finding(
    _ misplaced: MisplacedVariable, in entry: CatalogEntry, _ context: LintContext
  ) -> Diagnostic {
    let (use, form) = (misplaced.use, misplaced.contradiction)
    return Diagnostic(
      "'\(use.specifier)' in '\(entry.key)' takes argument \(use.position), which its forms show as \(form.specifier)",
      at: use.location, subject: entry.subject, related: [Diagnostic.Related("a form", at: form.location)],
      help: "write \(misplaced.meant), for the number that the forms show, in every locale",
      fix: context.fix(misplaced, of: entry.id))
  }

  private static func finding(_ textual: TextualVariable, in entry: CatalogEntry) -> Diagnostic {
    let (use, shown) = (textual.use, textual.shown)
    return Diagnostic(
      "'\(use.specifier)' in '\(entry.key)' counts by argument \(use.position), which the texts show as \(shown.specifier)",
      at: use.location, subject: entry.subject, related: [Diagnostic.Related("a text", at: shown.location)],
      help: textual.isChoice
        ? "number it with the argument that is its number, in every locale"
        : "remove it, and number the variables after it, in every locale",
      // Without a choice users notice nothing.
      severity: textual.isChoice ? nil : .warning)
  }

  private static func finding(
    _ use: EntryArguments.Use, _ giver: EntryArguments.Use, _ lost: LostNumber, in entry: CatalogEntry
  ) -> Diagnostic {
    let meant = lost.meant?.first { $0.use.location == use.location }
    return Diagnostic(
      "'\(use.specifier)' in '\(entry.key)' takes argument \(use.position), the number, which the other forms show",
      at: use.location, subject: entry.subject, related: [Diagnostic.Related("the value type", at: giver.location)],
      help: "write \(meant.map { LostNumber.specifier($0.use, $0.position) } ?? "the numbers of the arguments"),"
        + " or show the number as \(giver.specifier)",
      fix: lost.fix(in: entry))
  }

  // MARK: Value types

  private static func invalid(
    _ variables: [EntryVariable], in entry: CatalogEntry, _ context: LintContext
  ) -> [Diagnostic] {
    var seen: Set<Range<Int>> = []
    return variables.compactMap { variable in
      guard let type = variable.variable.valueType, let range = variable.places.valueType?.range, !type.isNumberType,
        seen.insert(range).inserted
      else { return nil }
      let name = variable.variable.name
      let expected = context.developmentValueType(of: name, in: entry.id, besides: entry)
      let number = meant(by: type, variable.variable.shownType, expected)
      let change = number.flatMap { entry.file.renaming(at: range, from: type, to: $0) }
      return Diagnostic(
        "'\(type)' is not a value type of '\(name)'",
        at: entry.location(of: 0..<type.utf8.count, in: EntryText(text: type, range: range)), subject: entry.subject,
        help: "write the specifier of a number without its '%', such as lld",
        fix: change.map { Fix("write \(number ?? "")", $0) },
        // An object may be a number; it is then unclear which form is shown.
        severity: type == "@" ? .warning : nil)
    }
  }

  /// The value type without characters that do not belong to it, or else the type that the forms show; never a
  /// different one than the development text has.
  private static func meant(by text: String, _ shown: String?, _ expected: String?) -> String? {
    let stripped = String(text.drop { $0 == "%" || $0 == " " })
    let meant = stripped.isNumberType ? stripped : shown
    guard let meant, shown == nil || shown == meant, expected == nil || expected == meant else { return nil }
    return meant
  }

  // MARK: Forms

  /// Writes the value type into the form if the development text or another form shows that it is right, or if only the
  /// length differs; not if the form has another such number, or another text uses the argument as this one does.
  private static func fix(
    _ use: EntryArguments.Use, _ giver: EntryArguments.Use, in entry: CatalogEntry, _ context: LintContext
  ) -> Fix? {
    let name = giver.argument.name ?? ""
    let expected = context.developmentValueType(of: name, in: entry.id, besides: entry)
    guard expected == nil || "%" + (expected ?? "") == giver.specifier else { return nil }
    let uses = EntryArguments(entry).uses.filter { !$0.isDeclared && $0.type != .variable }
    let development = context.developmentUses(of: entry).filter { !$0.isDeclared && $0.type != .variable }
    let others = (uses + development)
      .filter { $0.location != use.location }
    func isShown(as type: ArgumentType) -> Bool {
      others.contains { $0.position == use.position && $0.type.isCompatible(with: type) }
    }
    let isLonger = giver.type.integerWidth == 64 && use.widened != nil
    let isBeside = others.contains { $0.text == use.text && $0.type.isCompatible(with: giver.type) }
    guard isLonger || isShown(as: giver.type) && !isShown(as: use.type) && !isBeside else { return nil }
    let specifier = use.isNumbered ? "%\(use.position)$\(giver.specifier.dropFirst())" : giver.specifier
    guard !use.specifier.contains("*") else { return nil }
    return use.change(to: specifier, in: entry).map { Fix("write \(specifier)", $0) }
  }
}

extension LintContext {
  /// The uses in the development text of an entry; empty for the development text itself.
  fileprivate func developmentUses(of entry: CatalogEntry) -> [EntryArguments.Use] {
    guard let development = catalog.developmentEntries[entry.id], EntryPlace(development) != EntryPlace(entry) else {
      return []
    }
    return EntryArguments(development).uses
  }
}
