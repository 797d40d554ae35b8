import StringsFormat

/// An XML document while it is written, two blanks a level.
///
/// Names and attribute values are given as text; contents are given as XML, as `XMLText.content` makes it.
struct XMLOutput {
  private(set) var text = ""
  private var indentation = ""

  typealias Attributes = [(name: String, value: String)]

  mutating func declaration() { text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }

  /// A start tag on a line of its own.
  mutating func open(_ name: String, _ attributes: Attributes = []) {
    text += "\(indentation)\(Self.startTag(name, attributes))\n"
    indentation += "  "
  }

  /// The end tag for `open`.
  mutating func close(_ name: String) {
    indentation.removeLast(min(2, indentation.count))
    text += "\(indentation)</\(name)>\n"
  }

  /// An element on one line; nothing is added to its content.
  mutating func element(_ name: String, _ attributes: Attributes = [], content: String) {
    text += "\(indentation)\(Self.startTag(name, attributes))\(content)</\(name)>\n"
  }

  private static func startTag(_ name: String, _ attributes: Attributes) -> String {
    "<\(name)\(attributes.map { " \($0.name)=\(XMLText.attribute($0.value))" }.joined())>"
  }
}
