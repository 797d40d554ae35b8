/// A JSON value to be written in Xcode's style.
package indirect enum JSONOutput: Hashable, Sendable {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case null
  case array([JSONOutput])
  /// Members in the order in which they are written.
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONOutput

    package init(_ key: String, _ value: JSONOutput) { (self.key, self.value) = (key, value) }
  }

  /// The value as text, without a line break at its end.
  ///
  ///     {
  ///       "state" : "translated",
  ///       "empty" : {
  ///
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - layout: how the text around it is written.
  ///   - depth: how many objects and arrays stand around it.
  package func text(_ layout: JSONLayout = JSONLayout(), depth: Int = 0) -> String {
    var text = ""
    write(layout, depth, to: &text)
    return text
  }

  private func write(_ layout: JSONLayout, _ depth: Int, to text: inout String) {
    switch self {
    case .string(let string): text += JSONText.quoted(string)
    case .number(let number): text += String(number)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .null: text += "null"
    case .array(let elements):
      text += "["
      layout.writeLines(elements, depth, to: &text) { element, text in element.write(layout, depth + 1, to: &text) }
      text += "]"
    case .object(let members):
      text += "{"
      layout.writeLines(members, depth, to: &text) { member, text in
        text += JSONText.quoted(member.key) + layout.colon
        member.value.write(layout, depth + 1, to: &text)
      }
      text += "}"
    }
  }
}

/// The blanks of a JSON text.
package struct JSONLayout: Hashable, Sendable {
  /// What stands before a line for each object and array around it.
  package var indentation = "  "

  /// The colon with the blanks around it.
  package var colon = " : "

  package var lineBreak = "\n"

  /// Xcode's.
  package init() {}

  /// The line break and the indentation of a line.
  package func line(_ depth: Int) -> String { lineBreak + String(repeating: indentation, count: depth) }

  /// Xcode leaves an empty line in what is empty.
  fileprivate func writeLines<Item>(
    _ items: [Item], _ depth: Int, to text: inout String, _ write: (Item, inout String) -> Void
  ) {
    if items.isEmpty { text += lineBreak }
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "" : ",") + line(depth + 1)
      write(item, &text)
    }
    text += line(depth)
  }
}
