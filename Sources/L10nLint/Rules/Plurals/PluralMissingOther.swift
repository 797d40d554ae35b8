import L10nCore
import StringsFormat

extension Rule {
  static let pluralMissingOther = Rule(
    id: "plural-missing-other", severity: .error,
    summary: "A plural variable has no 'other'.",
    rationale: "Foundation has no last resort: a number without a category of its own shows nothing or a raw format.",
    examples: [
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["one": "%lld file"]))
      ]),
      .bad([
        "ja.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["⟦others⟧": "ファイル%lld個"]))
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict("files", "%#@n@", .init("n", ["other": "%lld files"])),
        "Overrides/acme/ar.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["one": "ملف واحد", "many": "%lld ملفًا"])),
      ]),
      .good(["en.lproj/Player.stringsdict": RuleExample.stringsdict("files", "%#@n@", .init("n", ["other": "%lld"]))]),
      .good(["ja.lproj/Player.stringsdict": RuleExample.stringsdict("open", devices: ["mac": "開く"])]),
    ],
    claims: [.missingOther]
  ) { context in
    context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .missingOther }.map { RuleFinding($0, in: file) }
    }
  }
}
