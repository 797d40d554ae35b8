extension HTML {
  /// A search field.
  mutating func search(_ title: String) {
    element("label") { html in
      html.element("span", text: title)
      html.open("input", ["type": "search", "name": "words", "autocomplete": "off", "spellcheck": "false"])
    }
  }

  mutating func search(word key: String) {
    element("label") { html in
      html.element("span", word: key)
      html.open("input", ["type": "search", "name": "words", "autocomplete": "off", "spellcheck": "false"])
    }
  }

  /// A menu of options.
  mutating func select(_ name: String, _ title: String, _ options: (inout HTML) -> Void) {
    element("label") { html in
      html.element("span", text: title)
      html.element("select", ["name": name], options)
    }
  }

  mutating func select(_ name: String, word key: String, _ options: (inout HTML) -> Void) {
    element("label") { html in
      html.element("span", word: key)
      html.element("select", ["name": name], options)
    }
  }

  /// An option of a menu; an empty value means no choice.
  mutating func option(_ value: String, _ words: String) {
    element("option", ["value": value]) { $0.plain(words) }
  }

  mutating func option(_ value: String, word key: String, values: Values = [:]) {
    element("option", ["value": value], word: key, values: values)
  }
}
