extension RuleExamples {
  static let pluralImpliedNumber: RuleExamples = RuleExamples(
    "plural-implied-number",
    [
      .bad([
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "⟦Un fichier⟧", "other": "%lld fichiers"]))
      ]),
      .bad([
        "pt.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1#@n@", .init("n", ["one": "⟦Um ficheiro⟧", "other": "%1$lld ficheiros"]))
      ]),
      .bad([
        "ru.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "Итого: %#@n@",
          .init(
            "n",
            [
              "zero": "нет файлов", "one": "⟦один файл⟧", "few": "%lld файла", "many": "⟦много &amp; файлов⟧",
              "other": "файла",
            ]))
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "1 file", "other": "%lld files"])),
        "ja.lproj/Player.stringsdict": RuleExample.stringsdict("files", "%#@n@", .init("n", ["other": "⟦ファイル⟧"])),
      ]),
      .bad([
        "lv.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$@: %2$#@n@", .init("n", ["zero": "⟦nav failu⟧", "one": "%lld fails", "other": "%2$lld faili"]))
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "One file", "other": "%lld files"])),
        "ar.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@",
          .init(
            "n",
            [
              "zero": "لا ملفات", "one": "ملف واحد", "two": "ملفان", "few": "%lld ملفات", "many": "%lld ملفًا",
              "other": "%lld ملف",
            ])),
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["zero": "Aucun fichier", "one": "Un fichier", "other": "%lld fichiers"])),
      ]),
      .good([
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$lld %1$#@n@", .init("n", ["one": "fichier", "other": "fichiers (%1$lld)"])),
        "pt-BR.lproj/Player.stringsdict": RuleExample.stringsdict(
          "deleted", "%#@n@", .init("n", ["one": "Arquivo excluído", "other": "Arquivos excluídos"])),
      ]),
    ])
}
