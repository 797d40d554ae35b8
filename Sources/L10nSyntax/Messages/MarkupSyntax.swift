/// The markup syntax of a text that is declared as marked up.
public enum MarkupSyntax: String, CaseIterable, Sendable {
  /// Tags as in HTML, with any names: `<b>…</b>`, `<link href="…">…</link>`, `<br/>`.
  case tags
  /// Inline Markdown: `**strong**`, `*emphasis*`, `` `code` ``, `~~deleted~~`, `[text](address)`.
  case markdown
}
