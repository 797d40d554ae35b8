import L10nCore

extension RuleExamples {
  static let pluralIdenticalForms: RuleExamples = RuleExamples(
    "plural-identical-forms",
    [
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["zero": "No files", "one": "%lld file", "other": "%lld file"]))
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["one": "%lld Folge", "other": "%lld Folge"])),
        "ru.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@",
          .init("⟦n⟧", ["one": "%lld файл", "few": "%lld файл", "many": "%lld файл", "other": "%lld файл"])),
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #"""
          "files": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            ⟦"other"⟧: {"stringUnit": {"state": "translated", "value": "%lld file"}}}}}}}
          """#)
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "users", "%#@n@", .init("n", ["one": "%lld user", "other": "%lld users"])),
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "users", "%#@n@", .init("n", ["one": "%lld Benutzer", "other": "%lld Benutzer"])),
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "users", "%#@n@", .init("n", ["one": "%lld s", "many": "%lld s", "other": "%lld s"])),
        "tr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "users", "%#@n@", .init("n", ["one": "%lld kişi", "other": "%lld kişi"])),
        "ru.lproj/Player.stringsdict": RuleExample.stringsdict(
          "users", "%#@n@",
          .init("n", ["one": "Люди: %lld", "few": "Люди: %lld", "many": "Люди: %lld", "other": "Люди: %lld"])),
      ]),
      .good(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld chosen", "other": "%lld chosen"])),
          "es.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld elegido", "many": "%lld elegido", "other": "%lld elegido"])),
        ], configure: { $0.rules["plural-identical-forms", default: RuleSettings()].allowedTexts = ["%lld chosen"] }),
    ])
}
