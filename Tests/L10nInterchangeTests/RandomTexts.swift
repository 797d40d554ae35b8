import L10nCore
import L10nSyntax
import SeededNumbers

/// Texts that are the same in every run, with characters and words that formats treat specially.
enum RandomTexts {
  private static let fragments = [
    "%@", "%lld", "%.1f", "%%", "%", "{", "}", "'", "''", "#", "\n", "\r", "\\", "\"", "\u{E9}", "e\u{301}", "😀", " ",
    "text", "l10n: ", "\u{1}", "\t", "<b>", "&", "_other", "--", "\u{2028}",
  ]

  static func unit(_ key: String, _ generator: inout SeededGenerator) -> TextUnit {
    let text = text(&generator)
    guard Bool.random(using: &generator) else { return TextUnit(key: TableKey(key), message: .text(text)) }
    let categories = ["zero", "one", "two", "few", "many", "other"].filter { _ in Bool.random(using: &generator) }
    let forms = (categories.filter { $0 != "other" } + ["other"]).map {
      MessageVariable.Variant(category: $0, text: self.text(&generator))
    }
    let before = Bool.random(using: &generator) ? "" : self.text(&generator)
    let after = Bool.random(using: &generator) ? "" : self.text(&generator)
    let variable = MessageVariable(
      name: Bool.random(using: &generator) ? "count" : "n_1", valueType: "lld", variants: forms)
    let format = "\(before)%#@\(variable.name)@\(after)"
    return TextUnit(key: TableKey(key), message: .format(format, variables: [variable]))
  }

  static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<5, using: &generator)).map { _ in fragments.randomElement(using: &generator) ?? "" }
      .joined()
  }
}
