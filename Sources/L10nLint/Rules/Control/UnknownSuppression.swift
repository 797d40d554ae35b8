import L10nCore
import StringsFormat

extension Rule {
  static let unknownSuppression = Rule(
    id: "unknown-suppression", severity: .warning,
    summary: "A comment 'l10n:ignore' names no rule, or one that does not exist.",
    rationale: "It silences nothing, and whoever wrote it believes that it does.",
    examples: [
      .bad(["en.lproj/Player.strings": "/* l10n:ignore ⟦mising-key⟧ -- sold in France only */\n\"play\" = \"Play\";"]),
      .bad([
        "fr.lproj/Player.strings": "// ⟦l10n:ignore⟧ -- c’est voulu\n\"play\" = \"Lire\"; // l10n:ignore extra-key, ⟦x⟧"
      ]),
      .bad(["de.lproj/Player.strings": "/* Knopf.\n * ⟦l10n:ignore-fil⟧ extra-key */\n\"play\" = \"Abspielen\";"]),
      .bad([
        "ja.lproj/Player.stringsdict":
          "<!-- ⟦l10n:ignore-file⟧ — 意図どおり -->" + RuleExample.plural("files", ["other": "%lld個のファイル"])
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(#""play": {"comment": "Verb.\nl10n:ignore ⟦al⟧\nA button."}"#)
      ]),
      .good(["ar.lproj/Player.strings": "/* l10n:ignore extra-key, stray-semicolon - مقصود */ \"play\" = \"تشغيل\";"]),
      .good(["en.lproj/Player.strings": "/* See l10n:ignore in the manual. */ \"l10n:ignore\" = \"l10n:ignore\";"]),
    ]
  ) { context in
    let ids = RuleSettingsCheck.ids
    let known = Set(ids)
    return context.catalog.fileSuppressions.flatMap { comments -> [RuleFinding] in
      let unknown = comments.suppressions.filter { !known.contains($0.id) }.map { suppression in
        RuleFinding(
          "there is no rule '\(suppression.id)'", at: suppression.location, subject: suppression.subject,
          help: Suggestion.nearest(to: suppression.id, among: ids).map { "did you mean '\($0)'?" }
            ?? "l10n rules lists all of them")
      }
      return comments.malformed.map { marker, subject in
        let isMarker = marker.text == SuppressionMarker.text || marker.text == SuppressionLine.fileMarker
        return RuleFinding(
          isMarker ? "'\(marker.text)' names no rule" : "'\(marker.text)' is no comment that silences a rule",
          at: comments.file.location(marker.range), subject: subject,
          help: isMarker
            ? "write \(marker.text) rule-id -- reason"
            : "write \(SuppressionMarker.text) or \(SuppressionLine.fileMarker)")
      } + unknown
    }
  }
}
