extension HTML {
  /// A table that scrolls separately if it is too wide.
  ///
  /// - Parameters:
  ///   - id: that of the element that labels the table.
  ///   - label: the label, if no element has it; or by its key in the words of pages.
  ///   - head: the cells above the columns.
  mutating func table(
    _ attributes: Attributes = ["class": "list"], labeledBy id: String? = nil, label: String? = nil,
    word: String? = nil,
    values: Values = [:],
    caption: (inout HTML) -> Void = { _ in }, head: (inout HTML) -> Void, rows: (inout HTML) -> Void
  ) {
    let scroll: Attributes = [
      "class": "scroll", "tabindex": "0", "role": "group", "aria-labelledby": id, "aria-label": label,
    ]
    let contents = { (html: inout HTML) in
      html.element("table", attributes) { html in
        caption(&html)
        html.element("thead") { $0.element("tr", [:], head) }
        html.element("tbody", [:], rows)
      }
    }
    if let word {
      element("div", scroll, label: word, values: values, contents)
    } else {
      element("div", scroll, contents)
    }
  }

  /// Cells above columns.
  mutating func columns(_ titles: [String]) {
    for title in titles { element("th", ["scope": "col"], text: title) }
  }

  mutating func columns(words keys: [String]) {
    for key in keys { element("th", ["scope": "col"], word: key) }
  }
}
