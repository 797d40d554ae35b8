import L10nRuntime

/// Writes the tags of a pattern as those of texts that are declared as marked up.
///
///     {#link href=$url}terms{/link}   // <link href="{url}">terms</link>
struct TagSpelling {
  /// The tag in an ICU message; `nil` for one whose name tags cannot have. A line break is one tag.
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

  /// A text with what would be read as tags and character references written as references.
  static func text(_ text: String) -> String {
    if MarkupReading([.text(text, at: 0)], .tags).parts == [.text(text)] { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
