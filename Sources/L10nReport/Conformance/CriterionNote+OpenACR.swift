import L10nCore

extension CriterionNote {
  /// The languages in which the texts prove the criterion, and the further checks that it needs, for auditors.
  ///
  ///     Texts in ar, de: proved by a11y-name-mismatch. fr: 2 findings. To check besides: …
  var remarks: String {
    let proved = proofs.filter(\.isProved).map(\.locale)
    var sentences: [String] = []
    if !proved.isEmpty {
      sentences.append("Texts in \(proved.joined(separator: ", ")): proved by \(rules.joined(separator: ", ")).")
    }
    sentences += proofs.filter { !$0.isProved }.map { "\($0.locale): \($0.reason ?? "not proved")." }
    return (sentences + ["To check besides: \(self.limit)."]).joined(separator: " ")
  }

  /// Whether a report can give it a level: it is about texts and proved in all languages, or broken in some.
  var isDecided: Bool { isProved && self.isAboutTexts || isBroken }

  /// The level in OpenACR's terms, judged by texts alone.
  var level: String { isBroken ? "partially-supports" : "supports" }
}
