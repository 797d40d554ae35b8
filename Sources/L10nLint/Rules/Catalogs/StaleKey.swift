import L10nCore
import L10nSyntax

extension Rule {
  static let staleKey: Rule = Rule(
    id: "stale-key", severity: .warning, reach: .eachFile,
    summary: "A key of a String Catalog is marked as no longer in the code."
  ) { context, _ in
    context.catalog.files.flatMap { file -> [Diagnostic] in
      guard file.table.isSource else { return [] }
      return file.entries.filter { $0.extractionState == "stale" }.map { entry in
        Diagnostic(
          "'\(entry.key)' is no longer in the code", at: file.location(entry.ownKeyRange),
          subject: file.subject(key: entry.key.text),
          help: "remove it, or set its extractionState to 'manual' if something uses it",
          shared: Diagnostic.Shared("keys are no longer in the code"))
      }
    }
  }
}
