extension RuleExamples {
  static let unknownSuppression: RuleExamples = RuleExamples(
    "unknown-suppression",
    [
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
    ])
}
