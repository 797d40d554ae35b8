/// Markup composed of elements and texts.
///
/// Names of elements and attributes come from the tool; everything from a catalog goes through `text(_:)` or is the
/// value of an attribute, and is escaped there.
package struct HTML {
  /// The markup so far.
  package private(set) var markup = ""

  package init() {}

  /// Attributes by name; one with the value `nil` is left out, one without a value is the empty text.
  package typealias Attributes = KeyValuePairs<String, String?>

  /// An element with its contents.
  package mutating func element(_ name: String, _ attributes: Attributes = [:], _ contents: (inout HTML) -> Void) {
    open(name, attributes)
    contents(&self)
    close(name)
  }

  /// An element that contains a text.
  package mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// The start tag of an element; for a void element the only tag.
  package mutating func open(_ name: String, _ attributes: Attributes = [:], _ others: Attributes = [:]) {
    markup += "<"
    markup += name
    append(attributes)
    append(others)
    markup += ">"
  }

  private mutating func append(_ attributes: Attributes) {
    for (attribute, value) in attributes {
      guard let value else { continue }
      markup += " "
      markup += attribute
      markup += "=\""
      VisibleCharacters.appendAttribute(value, to: &markup)
      markup += "\""
    }
  }

  /// The end tag of an element.
  package mutating func close(_ name: String) {
    markup += "</"
    markup += name
    markup += ">"
  }

  /// A text; invisible characters that could do harm are shown as code points.
  package mutating func text(_ text: String) { VisibleCharacters.append(text, to: &markup) }

  /// A text that cannot contain elements, such as the title of a page.
  mutating func plain(_ text: String) { VisibleCharacters.appendAttribute(text, to: &markup) }

  /// A line break between elements, for people who read the source.
  mutating func line() { markup += "\n" }

  /// Markup from the tool itself, such as a style sheet or an icon.
  mutating func trusted(_ markup: String) { self.markup += markup }
}

extension HTML {
  /// Words for screen readers only, which are not drawn.
  mutating func hidden(_ text: String) { element("span", ["class": "heard"], text: text) }

  /// Words in another language, isolated from the direction of the words around them; their arguments may have
  /// isolates.
  mutating func words(_ text: String, language: PageLanguage) {
    element("bdi", ["lang": language.tag, "dir": language.direction]) { html in
      VisibleCharacters.append(formatted: text, to: &html.markup)
    }
  }
}
