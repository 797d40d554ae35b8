import L10nSyntax

extension SourceOutline {
  /// The outline of a JSON text, with objects as groups; everything else changes as a whole.
  init(_ document: JSONDocument) throws(EditRefusal) {
    if let refusal = document.editRefusal { throw refusal }
    let bytes = document.source.utf8
    guard let value = document.root, value.kind == .object else {
      throw EditRefusal("the file holds no object", help: "take the file from version control")
    }
    let range = value.range
    let (first, end) = (range.lowerBound + 1, Self.end(of: value, bytes))
    let root = Part(
      Name(""), lead: 0..<0, head: 0..<first, .group { Self.parts(of: value, bytes) }, tail: end..<bytes.count)
    self.init(source: document.source, root: root, separator: ",")
    shortPath = Self.shortPath
  }

  /// The key, the language and the selectors.
  @Sendable private static func shortPath(_ path: [String]) -> [String] {
    guard path.count > 1, path[0] == "strings" else { return path }
    let rest = path.dropFirst(2)
    guard rest.first == "localizations" else { return Array(path[1...]) }
    let fixed: Set = ["stringUnit", "variations", "plural", "device", "substitutions", "value"]
    return [path[1]] + rest.dropFirst().prefix(1) + rest.dropFirst(2).filter { !fixed.contains($0) }
  }

  private static func parts(of object: JSONValue, _ bytes: [UInt8]) -> [Part] {
    let members = Array(object.members)
    var parts: [Part] = []
    parts.reserveCapacity(members.count)
    var start = object.range.lowerBound + 1
    for (index, member) in members.enumerated() {
      let (range, value) = (member.range, member.value)
      let end = index == members.count - 1 ? range.upperBound : skipBlanks(from: range.upperBound, bytes)
      let lead = start..<range.lowerBound
      if value.kind == .object {
        let content = value.range.lowerBound + 1
        parts.append(
          Part(
            Name(member.key), lead: lead, head: range.lowerBound..<content, .group { Self.parts(of: value, bytes) },
            tail: Self.end(of: value, bytes)..<end))
      } else {
        parts.append(
          Part(
            Name(member.key), lead: lead, head: range.lowerBound..<value.range.lowerBound, .leaf(value.range),
            tail: value.range.upperBound..<end))
      }
      // After the comma.
      start = end + 1
    }
    return parts.numbered()
  }

  /// The start of the blanks before the closing brace of an object.
  private static func end(of object: JSONValue, _ bytes: [UInt8]) -> Int {
    var end = object.range.upperBound - 1
    while bytes[end - 1].isASCIISpace { end -= 1 }
    return end
  }

  private static func skipBlanks(from offset: Int, _ bytes: [UInt8]) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset].isASCIISpace { offset += 1 }
    return offset
  }

}
