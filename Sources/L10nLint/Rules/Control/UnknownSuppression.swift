import L10nCore
import L10nSyntax

extension Rule {
  static let unknownSuppression: Rule = Rule(
    id: "unknown-suppression", severity: .warning, reach: .eachTable,
    summary: "A comment 'l10n:ignore' does not name a rule, or names one that does not exist."
  ) { context, _ in
    let ids = RuleSettingsCheck.ids
    let known = Set(ids)
    return context.suppressions.flatMap { comments -> [Diagnostic] in
      let unknown = comments.suppressions.filter { !known.contains($0.id) }.map { suppression in
        Diagnostic(
          "there is no rule '\(suppression.id)'", at: suppression.location, subject: suppression.subject,
          help: Suggestion.question(suppression.id, among: ids) ?? "l10n rules lists all of them")
      }
      return comments.malformed.map { marker, subject in
        let isMarker = marker.text == SuppressionMarker.text || marker.text == SuppressionLine.fileMarker
        return Diagnostic(
          isMarker ? "'\(marker.text)' does not name a rule" : "'\(marker.text)' is not a comment that silences a rule",
          at: comments.file.location(marker.range), subject: subject,
          help: isMarker
            ? "write \(marker.text) rule-id -- reason"
            : "write \(SuppressionMarker.text) or \(SuppressionLine.fileMarker)")
      } + unknown
    }
  }
}
