extension HTML {
  /// A field for words that are looked for.
  mutating func search(_ title: String) {
    element("label") { html in
      html.element("span", text: title)
      html.open("input", ["type": "search", "name": "words", "autocomplete": "off", "spellcheck": "false"])
    }
  }

  /// A choice among options.
  mutating func select(_ name: String, _ title: String, _ options: (inout HTML) -> Void) {
    element("label") { html in
      html.element("span", text: title)
      html.element("select", ["name": name], options)
    }
  }

  /// Something to choose; of an empty value it is nothing.
  mutating func option(_ value: String, _ words: String) {
    element("option", ["value": value]) { $0.plain(words) }
  }
}
