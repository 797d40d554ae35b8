import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let pluralMissingOther: Rule = Rule(
    id: "plural-missing-other", severity: .error,
    summary: "A plural variable has no 'other'.",
    fixes: .safe,
    claims: [.missingOther]
  ) { context, _ in
    context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .missingOther && !isCovered(in: file, context) }.map { finding in
        Diagnostic(finding, in: file, fix: fix(finding, in: file, context))
      }
    }
      + context.entries.compactMap { entry in
        guard let error = entry.pattern?.error, error.code == .missingOther else { return nil }
        return Diagnostic(
          "'\(entry.key)' has a choice without a branch for 'other'", at: entry.location(ofPattern: error.range),
          subject: entry.subject, help: "add a branch: other {…}")
      }
  }

  /// Whether a format passes whole numbers only, in a language in which none of them has the category `other`.
  private static func isCovered(in file: TableFile, _ context: LintContext) -> Bool {
    guard file.place.format.countsWholeNumbers, let language = LanguageTag(directoryName: file.place.directory) else {
      return false
    }
    return !PluralRequirements(for: language).integers.contains(.other)
  }

  /// Corrects `others`. Otherwise, if whole numbers never have the category `other`, as in Polish, copies `many`: only
  /// fractions would show the copy.
  private static func fix(_ finding: StringsFinding, in file: TableFile, _ context: LintContext) -> Fix? {
    guard let (pair, _) = file.pair(at: finding.range) else { return nil }
    switch pair.node.value {
    case .string:
      guard ["other", "others"].contains(pair.key.text.lowercased()) else { return nil }
      return file.renaming(at: pair.keyRange, from: pair.key.text, to: "other").map { Fix("write 'other'", $0) }
    case .dictionary(let members):
      let type = members.first { $0.key == StringsdictName.valueType }
      guard let many = members.first(where: { $0.key.text == "many" }), case .string(let specifier)? = type?.node.value,
        case .placeholder(let number)? = FormatString("%" + specifier).segments.first, number.conversion.isInteger,
        let language = LanguageTag(directoryName: file.place.directory),
        !PluralRequirements(for: language).integers.contains(.other)
      else { return nil }
      return file.copy(of: many, as: "other").map { Fix("use the form 'many' as 'other'", $0) }
    default: return nil
    }
  }
}
