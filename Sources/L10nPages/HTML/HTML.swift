/// Markup that is put together from elements and texts.
///
/// Names of elements and attributes are ours; whatever comes from a catalog goes through `text(_:)` or is the value of
/// an attribute, and is escaped there.
package struct HTML {
  /// The markup so far.
  package private(set) var markup = ""

  package init() {}

  /// Attributes by name; one whose value is `nil` is left out, one without a value is the empty text.
  package typealias Attributes = KeyValuePairs<String, String?>

  /// An element with what is in it.
  package mutating func element(_ name: String, _ attributes: Attributes = [:], _ contents: (inout HTML) -> Void) {
    open(name, attributes)
    contents(&self)
    close(name)
  }

  /// An element with a text in it.
  package mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// The start of an element: of a void one all that there is.
  package mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    markup += "<"
    markup += name
    for (attribute, value) in attributes {
      guard let value else { continue }
      markup += " "
      markup += attribute
      markup += "=\""
      VisibleCharacters.appendAttribute(value, to: &markup)
      markup += "\""
    }
    markup += ">"
  }

  /// The end of an element.
  package mutating func close(_ name: String) {
    markup += "</"
    markup += name
    markup += ">"
  }

  /// A text; characters that are not seen and could do harm are shown by their code points.
  package mutating func text(_ text: String) { VisibleCharacters.append(text, to: &markup) }

  /// A text where no element can stand, as in the title of a page.
  mutating func plain(_ text: String) { VisibleCharacters.appendAttribute(text, to: &markup) }

  /// A line break between elements, for people who read the source.
  mutating func line() { markup += "\n" }

  /// Markup that is ours, such as a style sheet or an icon.
  mutating func trusted(_ markup: String) { self.markup += markup }
}

extension HTML {
  /// Words for those who hear the page, which are not drawn.
  mutating func hidden(_ text: String) { element("span", ["class": "heard"], text: text) }

  /// Words in a language of their own, kept apart from the direction of the words around them; arguments in them may
  /// stand in isolates.
  mutating func words(_ text: String, language: PageLanguage) {
    element("bdi", ["lang": language.tag, "dir": language.direction]) { html in
      VisibleCharacters.append(formatted: text, to: &html.markup)
    }
  }
}
