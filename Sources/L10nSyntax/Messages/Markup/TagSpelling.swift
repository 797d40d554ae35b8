import L10nRuntime

/// Writes the tags of a pattern in the syntax of texts that are declared as marked up.
///
///     {#link href=$url}terms{/link}   // <link href="{url}">terms</link>
struct TagSpelling {
  /// The tag in an ICU message; `nil` if tags cannot have its name. A line break is one tag.
  let text: String?

  init(_ markup: MessageMarkup, isInPlural: Bool) {
    if HTMLElement.isVoid(markup.name) {
      text = markup.kind == .close ? "" : Self.tag(markup, end: "/>", isInPlural)
      return
    }
    switch markup.kind {
    case .open: text = Self.tag(markup, end: ">", isInPlural)
    case .standalone: text = Self.tag(markup, end: "/>", isInPlural)
    case .close: text = Self.isTag("</\(markup.name)>") ? "</\(markup.name)>" : nil
    }
  }

  private static func tag(_ markup: MessageMarkup, end: String, _ isInPlural: Bool) -> String? {
    guard isTag("<\(markup.name)>"), markup.options.allSatisfy({ isTag("<a \($0.name)='b'>") }) else { return nil }
    let options = markup.options.map { " \($0.name)=\"\(value($0.value, isInPlural))\"" }
    return "<\(markup.name)\(options.joined())\(end)"
  }

  private static func value(_ value: MessageMarkup.Option.Value, _ isInPlural: Bool) -> String {
    switch value {
    case .text(let text):
      ICUText.quoted(
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;"), isInPlural: isInPlural)
    case .argument(let name): "{\(ArgumentName.icu(name))}"
    case .joined(let values): values.map { self.value($0, isInPlural) }.joined()
    }
  }

  private static func isTag(_ text: String) -> Bool {
    let reading = MarkupReading([.text(text, at: 0)], .tags)
    return reading.faults.isEmpty && !reading.tags.isEmpty
  }

  /// A text in which anything that would be read as a tag or a character reference is written as references.
  static func text(_ text: String) -> String {
    if MarkupReading([.text(text, at: 0)], .tags).parts == [.text(text)] { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
