import L10nCore
import L10nReport
import Testing

struct ConformanceReportTests {
  private static func note(
    _ chapter: ConformanceCriterion.Chapter, _ number: String, _ proofs: [CriterionNote.Proof], isBroken: Bool = false,
    isAboutTexts: Bool = true
  ) -> CriterionNote {
    CriterionNote(
      ConformanceCriterion(
        number, "Name \"<\(number)>\"", chapter, isAboutTexts: isAboutTexts, limit: "what else & more"),
      rules: proofs.isEmpty ? [] : ["rule-a", "rule-b"], proofs: proofs, isBroken: isBroken)
  }

  private static let notes = [
    note(
      .levelA, "2.5.3", [.init(locale: "en", isProved: true), .init(locale: "fr", isProved: true)]),
    note(
      .levelA, "1.1.1",
      [.init(locale: "en", isProved: true), .init(locale: "fr", isProved: false, reason: "2 findings")], isBroken: true),
    note(
      .levelA, "3.1.1",
      [.init(locale: "en", isProved: true), .init(locale: "fr", isProved: false, reason: "rule-a is off")]),
    note(.levelAA, "1.4.3", []),
    note(.software, "503.4.1", [.init(locale: "en", isProved: true)], isAboutTexts: false),
    note(
      .europeanSoftware, "11.5.2.7", [.init(locale: "en", isProved: false, reason: "1 finding")], isBroken: true,
      isAboutTexts: false),
  ]

  private static func text(_ format: AccessibilityReport.Format) -> String {
    var loader = CatalogLoader(Configuration())
    let proof = AccessibilityProof(loader.catalog(of: []), findings: [])
    return AccessibilityReport(root: "L", sources: [:], proof: proof, criteria: notes, version: "1").text(as: format)
  }

  /// A criterion has a level only if texts prove it in every language, or disprove it in one; nothing else is claimed.
  @Test func writesWhatTextsDecideAsOpenACR() {
    #expect(
      Self.text(.openacr) == """
        # Written by l10n 1, from texts alone: put it under the title, product and author of your report,
        # check what each remark leaves to check, and change levels accordingly.
        catalog: 2.5-edition-wcag-2.2-508-eu-en
        chapters:
          success_criteria_level_a:
            notes: "Not decided by texts: 3.1.1 Name \\"<3.1.1>\\" (rule-a is off)."
            criteria:
              - num: "2.5.3"
                components:
                  - name: software
                    adherence:
                      level: supports
                      notes: "Texts in en, fr: proved by rule-a, rule-b. To check besides: what else & more."
              - num: "1.1.1"
                components:
                  - name: software
                    adherence:
                      level: partially-supports
                      notes: "Texts in en: proved by rule-a, rule-b. fr: 2 findings. To check besides: what else & more."
          success_criteria_level_aa:
            notes: "Not decided by texts: 1.4.3 Name \\"<1.4.3>\\" (what else & more)."
            criteria: []
          software:
            notes: "Proved in part. 503.4.1 Name \\"<503.4.1>\\": Texts in en: proved by rule-a, rule-b. To check besides: what else & more."
            criteria: []
          en_301_549_software:
            criteria:
              - num: "11.5.2.7"
                components:
                  - name: none
                    adherence:
                      level: partially-supports
                      notes: "en: 1 finding. To check besides: what else & more."

        """)
  }

  @Test func writesAPageForAuditors() {
    let page = Self.text(.html)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    for part in [
      "<th scope=\"row\">2.5.3 Name \"&lt;2.5.3&gt;\"</th>", "<td>supports</td>", "<td>2 findings</td>",
      "<td>not decided</td>", "<td>proved in part</td>",
      "2 of 5 criteria are proved as far as texts can in 2 languages",
      "<caption>Criteria that texts cannot decide</caption>",
    ] { #expect(page.contains(part), "\(part) in \(page)") }
  }
}
