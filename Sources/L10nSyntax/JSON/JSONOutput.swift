/// A JSON value for writing in Xcode's style.
package indirect enum JSONOutput: Hashable, Sendable {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case null
  case array([JSONOutput])
  /// An object with its members in the order in which they are written.
  case object([Member])
  /// A value that is already text, with the blanks of its depth.
  case written(String)

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
  ///   - layout: the blanks of the surrounding text.
  ///   - depth: the number of objects and arrays around the value.
  package func text(_ layout: JSONLayout = JSONLayout(), depth: Int = 0) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(writtenSize)
    write(layout, depth, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The size of the texts that are already written, with room for the text between them, so that a document with many
  /// findings is not copied as it grows.
  private var writtenSize: Int {
    switch self {
    case .written(let text): text.utf8.count + 16
    case .array(let elements): elements.reduce(0) { $0 + $1.writtenSize }
    case .object(let members): members.reduce(0) { $0 + $1.value.writtenSize }
    default: 0
    }
  }

  private func write(_ layout: JSONLayout, _ depth: Int, to bytes: inout [UInt8]) {
    switch self {
    case .string(let string): JSONText.append(quoted: string, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .boolean(let boolean): bytes += (boolean ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .written(let text): bytes += text.utf8
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      layout.writeLines(elements, depth, to: &bytes) { element, bytes in element.write(layout, depth + 1, to: &bytes) }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      layout.writeLines(members, depth, to: &bytes) { member, bytes in
        JSONText.append(quoted: member.key, to: &bytes)
        bytes += layout.colon.utf8
        member.value.write(layout, depth + 1, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

/// The blanks of a JSON text.
package struct JSONLayout: Hashable, Sendable {
  /// The indentation of a line for each object and array around it.
  package var indentation = "  "

  /// The colon with the blanks around it.
  package var colon = " : "

  package var lineBreak = "\n"

  /// Xcode's layout.
  package init() {}

  /// The line break and the indentation of a line.
  package func line(_ depth: Int) -> String { lineBreak + String(repeating: indentation, count: depth) }

  /// Xcode leaves an empty line in an empty object or array.
  fileprivate func writeLines<Item>(
    _ items: [Item], _ depth: Int, to bytes: inout [UInt8], _ write: (Item, inout [UInt8]) -> Void
  ) {
    if items.isEmpty { bytes += lineBreak.utf8 }
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      beginLine(depth + 1, in: &bytes)
      write(item, &bytes)
    }
    beginLine(depth, in: &bytes)
  }

  private func beginLine(_ depth: Int, in bytes: inout [UInt8]) {
    bytes += lineBreak.utf8
    for _ in 0..<depth { bytes += indentation.utf8 }
  }
}
