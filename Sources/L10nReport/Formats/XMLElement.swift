import L10nSyntax

/// An element of an XML report.
struct XMLElement {
  let name: String
  let attributes: [(name: String, value: String)]
  private(set) var children: [XMLElement] = []
  let text: String

  /// - Parameter text: the text of an element without children.
  init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String = "") {
    self.name = name
    self.attributes = attributes
    self.text = text
  }

  init(_ name: String, _ attributes: [(name: String, value: String)] = [], _ children: [XMLElement]) {
    self.init(name, attributes)
    self.children = children
  }

  /// The element as a document, indented by two blanks for each level.
  var document: String {
    var output = XMLOutput()
    write(to: &output)
    return output.text
  }

  private func write(to output: inout XMLOutput) {
    let attributes = attributes.map { (name: $0.name, value: Self.visible($0.value)) }
    if !children.isEmpty {
      output.open(name, attributes)
      for child in children { child.write(to: &output) }
      output.close(name)
    } else if text.isEmpty {
      output.emptyElement(name, attributes)
    } else {
      output.element(name, attributes, content: XMLText.content(Self.visible(text).unicodeScalars))
    }
  }

  /// A text with code points for characters that XML 1.0 does not allow (production 2, "Char") and for those that would
  /// change the direction of the line; line breaks stay.
  private static func visible(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
    let scalars = lines.joined(separator: "\n").unicodeScalars.map { XMLText.isAllowed($0) ? $0 : "\u{FFFD}" }
    return String(String.UnicodeScalarView(scalars))
  }
}
