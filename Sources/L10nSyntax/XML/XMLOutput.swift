/// The layout of the lines of an XML file.
package struct XMLLayout: Hashable, Sendable {
  /// The indentation of one level of nesting.
  let unit: String

  /// The blanks before the first level.
  let base: String

  let lineEnd: String

  /// A layout with lines, by default with a tab for each level.
  package init(unit: String = "\t", base: String = "", lineEnd: String = "\n") {
    (self.unit, self.base, self.lineEnd) = (unit, base, lineEnd)
  }

  /// A layout with everything on one line.
  static let none = XMLLayout(unit: "", lineEnd: "")
}

/// XML output, with a tag or an element on each line.
///
/// Names and attribute values are given as text; contents are given as XML, as `XMLText.content` makes it.
package struct XMLOutput {
  package typealias Attributes = [(name: String, value: String)]

  package private(set) var text = ""
  let layout: XMLLayout
  private var depth = 0

  /// Output without a declaration.
  package init(_ layout: XMLLayout) { self.layout = layout }

  /// A document, indented with two blanks for each level.
  package init() {
    layout = XMLLayout(unit: "  ")
    add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  }

  /// The indentation of a line.
  package var indentation: String { layout.base + String(repeating: layout.unit, count: depth) }

  /// Adds a line unchanged.
  package mutating func add(_ line: String) { text += indentation + line + layout.lineEnd }

  /// Adds a start tag.
  package mutating func open(_ name: String, _ attributes: Attributes = []) {
    add("<\(name)\(spelled(attributes))>")
    depth += 1
  }

  /// Adds a start tag, and the lines after it as they were read.
  package mutating func open(asRead lines: String) {
    let blanks = lines.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }.count
    add(String(decoding: lines.utf8.dropLast(blanks), as: UTF8.self))
    depth += 1
  }

  /// Adds the end tag for `open`.
  package mutating func close(_ name: String) {
    depth -= 1
    add("</\(name)>")
  }

  /// Adds an element on one line, without blanks around its content.
  package mutating func element(_ name: String, _ attributes: Attributes = [], content: String) {
    add("<\(name)\(spelled(attributes))>\(content)</\(name)>")
  }

  /// Adds an element without contents.
  package mutating func emptyElement(_ name: String, _ attributes: Attributes) {
    add("<\(name)\(spelled(attributes))/>")
  }

  private func spelled(_ attributes: Attributes) -> String {
    attributes.map { " \($0.name)=\"\(XMLText.attribute($0.value))\"" }.joined()
  }
}

extension XMLOutput {
  /// A property list in the form of Apple's tools.
  package static func propertyList(_ write: (inout XMLOutput) -> Void) -> String {
    var output = XMLOutput(XMLLayout())
    output.add(StringsdictWriter.prologue)
    write(&output)
    output.add("</plist>")
    return output.text
  }

  mutating func add(_ entry: NewEntry<StringsdictWriter.Value>) {
    if let comment = entry.comment, !comment.isEmpty {
      add(CommentWriting.xml(comment, lineEnd: layout.lineEnd, indentation: indentation))
    }
    if entry.isUntranslated { add(CommentWriting.xml(UntranslatedMarker.text)) }
    add(StringsdictWriter.Pair(entry.key, entry.value))
  }

  /// Adds a key with its value.
  package mutating func add(_ pair: StringsdictWriter.Pair) {
    element("key", content: StringsdictWriter.escaped(pair.key.text))
    add(pair.value)
  }

  /// Adds a value of a property list.
  package mutating func add(_ value: StringsdictWriter.Value) {
    switch value {
    case .text(let text): element("string", content: StringsdictWriter.escaped(text))
    case .dictionary(let pairs):
      open("dict")
      for pair in pairs { add(pair) }
      close("dict")
    }
  }
}
