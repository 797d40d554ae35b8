extension HTML {
  /// A table that scrolls separately if it is too wide.
  ///
  /// - Parameters:
  ///   - id: that of the element that labels the table.
  ///   - label: the label, if no element has it.
  ///   - head: the cells above the columns.
  mutating func table(
    _ attributes: Attributes = ["class": "list"], labeledBy id: String? = nil, label: String? = nil,
    caption: (inout HTML) -> Void = { _ in }, head: (inout HTML) -> Void, rows: (inout HTML) -> Void
  ) {
    element(
      "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-labelledby": id, "aria-label": label]
    ) { html in
      html.element("table", attributes) { html in
        caption(&html)
        html.element("thead") { $0.element("tr", [:], head) }
        html.element("tbody", [:], rows)
      }
    }
  }

  /// Cells above columns.
  mutating func columns(_ titles: [String]) {
    for title in titles { element("th", ["scope": "col"], text: title) }
  }
}
