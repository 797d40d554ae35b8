import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let stringsdictMissingSpec: Rule = Rule(
    id: "stringsdict-missing-spec", severity: .error,
    summary: "A variable does not say how its forms are chosen, or as what its number is given.",
    fixes: .safe,
    claims: [.missingSpecType, .unknownSpecType, .missingValueType]
  ) { context, _ in
    context.developmentEntries.compactMap(unclear)
      + context.catalog.files.flatMap { file in
        file.findings.filter { [.missingSpecType, .unknownSpecType, .missingValueType].contains($0.kind) }.map {
          finding in
          let words = Diagnostic(finding, in: file)
          let id = words.subject.key.map { TextID(table: file.place.table, key: TableKey($0)) }
          return Diagnostic(
            words.message, at: words.location, subject: words.subject, help: words.help,
            fix: fix(finding, of: id, in: file, context), severity: finding.kind == .missingValueType ? .warning : nil)
        }
      }
  }

  /// A text of a String Catalog that varies by plural as a whole and shows two whole numbers.
  private static func unclear(_ entry: CatalogEntry) -> Diagnostic? {
    guard entry.file.place.format.holdsAllLanguages, entry.file.place.format.definesVariables,
      let leaf = entry.loaded.text.leaves.first(where: { leaf in
        guard let variable = leaf.message.variables.first, variable.wholeNumbers.count > 1,
          let places = leaf.places.variables.first
        else { return false }
        // Xcode's variations have no value type except that of a form.
        return places.variants.contains { $0.text.range == places.valueType?.range }
      }), let place = leaf.places.variables.first?.valueType
    else { return nil }
    return Diagnostic(
      "'\(entry.key)' varies by plural and shows several whole numbers, and Xcode cannot tell which one chooses",
      at: entry.file.location(place.range), subject: entry.subject,
      help: "vary each number by itself: 'substitutions', each with its 'argNum'")
  }

  private static func fix(
    _ finding: StringsFinding, of id: TextID?, in file: TableFile, _ context: LintContext
  ) -> Fix? {
    guard let (pair, siblings) = file.pair(at: finding.range) else { return nil }
    let plural = MessageVariable.Rule.plural.rawValue
    switch finding.kind {
    case .missingSpecType:
      guard let first = pair.members.first, pair.members.arePluralForms,
        !pair.members.contains(where: { $0.key == StringsdictName.specType })
      else { return nil }
      return file.insertion(of: StringsdictName.specType, plural, before: first).map { Fix("say \(plural)", $0) }
    case .unknownSpecType:
      guard let text = pair.node.text, siblings.arePluralForms else { return nil }
      return file.renaming(at: pair.node.range, from: text, to: plural).map { Fix("write \(plural)", $0) }
    default:
      let shown = MessageVariable.shownType(in: pair.members.forms)
      let expected = id.flatMap { context.developmentValueType(of: pair.key.text, in: $0, besides: nil) }
      guard let type = expected ?? shown, shown == nil || shown == type, pair.members.arePluralForms,
        !pair.members.forms.contains(where: \.startsWithOtherThanNumber),
        let place = pair.members.first(where: { $0.key != StringsdictName.specType }),
        !pair.members.contains(where: { $0.key == StringsdictName.valueType })
      else { return nil }
      return file.insertion(of: StringsdictName.valueType, type, before: place).map { Fix("say \(type)", $0) }
    }
  }
}

extension PropertyListPair {
  /// The pairs of the dictionary that is the value.
  fileprivate var members: [PropertyListPair] {
    if case .dictionary(let pairs) = node.value { pairs } else { [] }
  }
}

extension [PropertyListPair] {
  fileprivate var arePluralForms: Bool { contains { $0.key.text == "other" } }

  /// The texts that are not settings of a variable.
  fileprivate var forms: [String] {
    filter { $0.key != StringsdictName.specType && $0.key != StringsdictName.valueType }.compactMap(\.node.text)
  }
}

extension PropertyListNode {
  fileprivate var text: String? {
    if case .string(let text) = value { text } else { nil }
  }
}

extension String {
  /// Whether the first specifier does not show the number, or has a position.
  fileprivate var startsWithOtherThanNumber: Bool {
    !FormatString(self).placeholders.isEmpty && MessageVariable.shownType(in: [self]) == nil
  }
}
