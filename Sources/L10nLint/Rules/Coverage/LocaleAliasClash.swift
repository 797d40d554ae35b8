import L10nCore
import L10nRuntime

extension Rule {
  static let localeAliasClash: Rule = Rule(
    id: "locale-alias-clash", severity: .error, reach: .allKeys,
    summary: "Two directories, or two languages of a String Catalog, mean one locale."
  ) { context, _ in
    LanguageName.clashes(in: context.catalog).flatMap { names -> [Diagnostic] in
      // The canonical name stays, or else the first.
      guard let kept = names.first(where: { $0.name == $0.tag.description }) ?? names.first else { return [] }
      return names.filter { $0.name != kept.name }.map { other in
        Diagnostic(
          "'\(other.name)' and '\(kept.name)' mean one locale", at: other.location, subject: other.file.subject(),
          related: [Diagnostic.Related("the other one", at: kept.location)],
          help: "move its texts to \(kept.written(as: kept.tag.description))")
      }
    }
  }
}
