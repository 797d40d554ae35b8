extension RuleExamples {
  static let emptyValue: RuleExamples = RuleExamples(
    "empty-value",
    [
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#, "de.lproj/Player.strings": #"/* Größe */ "play" = ⟦""⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#,
        "ar.lproj/Player.strings": #""play" = ⟦" \U200F"⟧; "pause" = ⟦"　"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("files", ["one": "%lld file", "other": "%lld files"]),
        "ru.lproj/Player.stringsdict": RuleExample.plural(
          "files", ["one": "%lld файл", "few": "⟦⟧", "many": "%lld файлов", "other": "%lld файла"]),
      ]),
      .bad([
        "en.lproj/Player.strings": #""gap" = ⟦""⟧;"#, "ja.lproj/Player.strings": #""gap" = "";"#,
        "Overrides/acme/en.lproj/Player.strings": #""gap" = "";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#, "Overrides/acme/fr.lproj/Player.strings": #""play" = ⟦" "⟧;"#,
      ]),
      .good(["en.lproj/Player.strings": #""play" = "Play"; "separator" = "/";"#]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.plural(
          "time", format: "%2$@%#@n@", ["zero": "", "one": ", %lld second", "other": ", %lld seconds"])
      ]),
      .good(["en.lproj/Player.strings": #""title" = "%@";"#, "zh-Hans.lproj/Player.strings": #""title" = "%@";"#]),
    ])
}
