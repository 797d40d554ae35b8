/// How a text that is declared as marked up says what its ranges are.
public enum MarkupSyntax: String, CaseIterable, Sendable {
  /// Tags as in HTML, with any names: `<b>…</b>`, `<link href="…">…</link>`, `<br/>`.
  case tags
  /// Markdown within paragraphs: `**strong**`, `*emphasis*`, `` `code` ``, `~~deleted~~`, `[text](address)`.
  case markdown
}
