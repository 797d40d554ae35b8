import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let stringsdictUnknownCategory: Rule = Rule(
    id: "stringsdict-unknown-category", severity: .error,
    summary: "The name of a form is not a plural category, a width or a device.",
    fixes: .safe,
    claims: [.unknownCategory]
  ) { context, _ in
    context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .unknownCategory }.map { finding in
        let words = Diagnostic(finding, in: file)
        // The same kind of finding is about widths and devices.
        guard finding.message.hasSuffix("is not a plural category") else { return words }
        let name = String(finding.message.dropFirst().prefix { $0 != "'" })
        let meant = category(name, in: file, context)
        let isFree = meant.map { file.isFree($0, beside: finding.range) } ?? false
        let change = isFree ? meant.flatMap { file.renaming(at: finding.range, from: name, to: $0) } : nil
        let near = meant ?? Suggestion.nearest(to: name, among: PluralCategory.allCases.map(\.rawValue))
        return Diagnostic(
          words.message, at: words.location, subject: words.subject,
          help: near.map { "did you mean '\($0)'?" } ?? words.help,
          fix: change.map { Fix("write '\(meant ?? "")'", $0) })
      }
    }
      + context.patternPlurals.flatMap { plural in
        plural.unknownKeywords.map { keyword, location in
          let near = Suggestion.nearest(to: keyword, among: PluralCategory.allCases.map(\.rawValue))
          return Diagnostic(
            "'\(keyword)' is not a plural category", at: location, subject: plural.entry.subject,
            help: near.map { "did you mean '\($0)'?" } ?? "write a category such as one, or a number such as =0")
        }
      }
  }

  /// The category that a name means in other formats: `One`, `=0`, and `=1` if `one` is only for 1.
  private static func category(_ name: String, in file: TableFile, _ context: LintContext) -> String? {
    let small = name.lowercased()
    if PluralCategory(rawValue: small) != nil { return small }
    let language = LanguageTag(directoryName: file.place.directory)
    let needs = language.flatMap { PluralRequirements(for: $0) }
    switch small {
    case "none", "=0", "0": return "zero"
    case "=1", "1", "singular": return needs?.onlyInteger(selecting: .one) == 1 ? "one" : nil
    case "=2", "2": return needs?.onlyInteger(selecting: .two) == 2 ? "two" : nil
    default: return nil
    }
  }
}

extension TableFile {
  /// Whether the dictionary that contains a form has no form of a category yet.
  fileprivate func isFree(_ category: String, beside form: Range<Int>) -> Bool {
    if let siblings = pair(at: form)?.siblings { return !siblings.contains { $0.key.text == category } }
    guard let entry = entry(at: form.lowerBound) else { return false }
    return !entry.message.variables.contains { $0.text(for: category) != nil }
  }
}
