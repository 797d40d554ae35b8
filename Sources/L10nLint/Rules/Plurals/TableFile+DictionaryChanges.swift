import L10nCore
import L10nSyntax

/// Changes to the dictionaries of a `.stringsdict` and the objects of a String Catalog, in the style of their files.
/// Not available for a binary file.
extension TableFile {
  /// A change that removes a plural form or a variable, with the line break before it.
  ///
  /// - Parameters:
  ///   - name: the place of its name.
  ///   - pair: the place of its name and value in a `.stringsdict`.
  func removal(ofMemberNamedAt name: Range<Int>, pair: Range<Int>?) -> Fix.Change? {
    guard let document else {
      return memberRange(namedAt: name).map { .source(location($0), replacement: "") }
    }
    guard document.syntax != .binary, let pair else { return nil }
    let start = blanksBefore(pair.lowerBound)
    return .source(location(start..<pair.upperBound), replacement: "")
  }

  /// A change that inserts a key with a text before the first pair in a dictionary of a `.stringsdict`, formatted like
  /// that pair.
  func insertion(of key: TableKey, _ text: String, before pair: PropertyListPair) -> Fix.Change? {
    guard let document, document.syntax != .binary else { return nil }
    let start = pair.keyRange.lowerBound
    let space = source[blanksBefore(start)..<start]
    let written =
      source.utf8[start] == UInt8(ascii: "<")
      ? "<key>\(key.text)</key>\(space)<string>\(text)</string>" : "\(key.text) = \"\(text)\";"
    return .source(location(start..<start), replacement: written + space)
  }

  /// A change that copies a pair of a `.stringsdict` under another key.
  func copy(of pair: PropertyListPair, as key: String) -> Fix.Change? {
    guard let document, document.syntax != .binary else { return nil }
    let space = source[blanksBefore(pair.range.lowerBound)..<pair.range.lowerBound]
    let name = source[pair.keyRange].replacing(pair.key.text, with: key)
    let rest = source[pair.keyRange.upperBound..<pair.range.upperBound]
    return .source(location(pair.range.upperBound..<pair.range.upperBound), replacement: space + name + rest)
  }

  /// A change that renames the name at a place.
  func renaming(at name: Range<Int>, from old: String, to new: String) -> Fix.Change? {
    guard document?.syntax != .binary, !old.isEmpty else { return nil }
    // Not the tag of an XML file.
    let written = source.utf8[name]
    let start =
      written.first == UInt8(ascii: "<")
      ? written.firstIndex(of: UInt8(ascii: ">")) ?? name.lowerBound : name.lowerBound
    guard let place = written[start...].firstRange(of: Array(old.utf8)) else { return nil }
    return .source(location(place), replacement: new)
  }

  /// The pair of a `.stringsdict` at a place, which may be that of its key, with its siblings.
  func pair(at place: Range<Int>) -> (pair: PropertyListPair, siblings: [PropertyListPair])? {
    var node = document?.root
    while case .dictionary(let pairs)? = node?.value {
      guard let index = pairs.lastIndex(startingBy: place.lowerBound) else { return nil }
      if pairs[index].keyRange == place || pairs[index].range == place { return (pairs[index], pairs) }
      node = pairs[index].node
    }
    return nil
  }

  /// The offset at which the blanks on the line before an offset begin, with the line break before them.
  private func blanksBefore(_ offset: Int) -> Int {
    var start = offset
    while start > 0, source.utf8[start - 1].isSpaceOrTab { start -= 1 }
    if start > 0, source.utf8[start - 1] == UInt8(ascii: "\n") { start -= 1 }
    if start > 0, source.utf8[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start
  }

}

// MARK: JSON

extension TableFile {
  /// The range of a member of a JSON object with the comma that separates it from its neighbor.
  private func memberRange(namedAt name: Range<Int>) -> Range<Int>? {
    let colon = spaceEnd(name.upperBound)
    guard byte(at: colon) == UInt8(ascii: ":"), let end = valueEnd(spaceEnd(colon + 1)) else { return nil }
    let next = spaceEnd(end)
    if byte(at: next) == UInt8(ascii: ",") { return name.lowerBound..<spaceEnd(next + 1) }
    var start = name.lowerBound
    while start > 0, source.utf8[start - 1].isASCIISpace { start -= 1 }
    return byte(at: start - 1) == UInt8(ascii: ",") ? start - 1..<end : name.lowerBound..<end
  }

  /// The offset at which a value of a readable file ends.
  private func valueEnd(_ start: Int) -> Int? {
    var depth = 0
    var offset = start
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "\""): offset = stringEnd(offset)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        offset += 1
      default: offset += 1
      }
      if depth <= 0 { return depth == 0 ? offset : nil }
    }
    return nil
  }

  private func stringEnd(_ start: Int) -> Int {
    var offset = start + 1
    while let byte = byte(at: offset), byte != UInt8(ascii: "\"") { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    return offset + 1
  }

  private func spaceEnd(_ start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), byte.isASCIISpace { offset += 1 }
    return offset
  }

  private func byte(at offset: Int) -> UInt8? { source.utf8.indices.contains(offset) ? source.utf8[offset] : nil }

}

extension [PropertyListPair] {
  /// The index of the last pair that begins at or before an offset, in file order.
  fileprivate func lastIndex(startingBy offset: Int) -> Int? {
    let index = partitioningIndex { $0.range.lowerBound > offset }
    return index > 0 ? index - 1 : nil
  }
}
