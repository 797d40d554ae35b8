import StringsFormat

/// An element of an XML report.
struct XMLElement {
  let name: String
  let attributes: [(name: String, value: String)]
  private(set) var children: [XMLElement] = []
  let text: String

  /// - Parameter text: what stands between the tags of an element without children.
  init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String = "") {
    self.name = name
    self.attributes = attributes
    self.text = text
  }

  init(_ name: String, _ attributes: [(name: String, value: String)] = [], _ children: [XMLElement]) {
    self.init(name, attributes)
    self.children = children
  }

  /// The element as a document, two blanks a level.
  var document: String {
    var output = XMLOutput(escapingAttributes: Self.escaped)
    write(to: &output)
    return output.text
  }

  private func write(to output: inout XMLOutput) {
    if !children.isEmpty {
      output.open(name, attributes)
      for child in children { child.write(to: &output) }
      output.close(name)
    } else if text.isEmpty {
      output.emptyElement(name, attributes)
    } else {
      output.element(name, attributes, content: Self.escaped(text))
    }
  }

  /// A text as content or as the value of an attribute. What XML 1.0 cannot hold (production 2, "Char") and what would
  /// turn the direction of the line stands as code points; line breaks stay.
  private static func escaped(_ text: String) -> String {
    var output = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { output += "&#10;" }
      for scalar in VisibleText.of(String(line)).unicodeScalars {
        switch scalar {
        case "&": output += "&amp;"
        case "<": output += "&lt;"
        case ">": output += "&gt;"
        case "\"": output += "&quot;"
        case "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
        default: output.unicodeScalars.append(scalar)
        }
      }
    }
    return output
  }
}
