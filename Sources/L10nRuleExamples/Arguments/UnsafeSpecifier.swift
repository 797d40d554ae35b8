extension RuleExamples {
  static let unsafeSpecifier: RuleExamples = RuleExamples(
    "unsafe-specifier",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""hello" = "Hello \"⟦%s⟧\""; "of" = "%1$@ of ⟦%2$S⟧";"#,
          "ar.lproj/Player.strings": #""hello" = "مرحبا %s"; "of" = "%2$S من %1$@";"#,
          "fr.lproj/Player.strings": #""hello" = "Bonjour %@";"#,
        ],
        fixed: [
          "en.lproj/Player.strings": #""hello" = "Hello \"%@\""; "of" = "%1$@ of %2$@";"#,
          "ar.lproj/Player.strings": #""hello" = "مرحبا %@"; "of" = "%2$@ من %1$@";"#,
        ]),
      .bad(["en.lproj/Player.strings": #""at" = "At ⟦%p⟧: ⟦%c⟧"; "count" = "%@⟦%n⟧";"#]),
      .bad([
        "en.lproj/Player.strings": #""count" = "%@ files";"#,
        "ko.lproj/Player.strings": #""count" = "파일 %@⟦%n⟧";"#,
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""name": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Name: ⟦%C⟧"}}}}"#)
      ]),
      .good([
        "en.lproj/Player.strings": #""hello" = "Hello %@"; "sure" = "100%% sure"; "plain" = "100% pure";"#,
        "de.lproj/Player.strings": #""hello" = "Hallo %s";"#,
      ]),
    ])
}
