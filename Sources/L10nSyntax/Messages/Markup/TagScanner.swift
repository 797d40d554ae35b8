import L10nRuntime

/// Reads tags as in HTML.
///
/// A tag can have any name. `<br>` is a line break within a tag of its name; `<hr>`, `<img>` and `<wbr>` are
/// standalone, like all tags that end with `/>`. Character references are decoded, so `&lt;` is a `<` that does not
/// begin a tag.
struct TagScanner {
  private let units: MarkupUnits
  private var output = MarkedParts()
  private var faults: [MarkupReading.Fault] = []

  init(_ units: MarkupUnits) { self.units = units }

  mutating func scanned() -> (parts: [MarkupReading.Part], faults: [MarkupReading.Fault]) {
    var index = 0
    while index < units.count {
      if units[index] == "<", let end = readTag(at: index) {
        index = end
      } else if let (scalar, end) = units.reference(at: index) {
        output.add(scalar)
        index = end
      } else {
        output.add(units.units[index])
        index += 1
      }
    }
    return (output.finished(), faults)
  }

  /// Adds the tag at an index.
  /// - Returns: the index after it; `nil` if there is no tag.
  private mutating func readTag(at start: Int) -> Int? {
    var index = start + 1
    let isClosing = units[index] == "/"
    if isClosing { index += 1 }
    guard let name = name(at: &index) else { return nil }
    var options: [MessageMarkup.Option] = []
    while true {
      index = units.skippingSpaces(from: index)
      let isAlone = units[index] == "/" && units[index + 1] == ">"
      if units[index] == ">" || isAlone {
        let end = index + (isAlone ? 2 : 1)
        add(name, options, isClosing: isClosing, isAlone: isAlone, at: units.range(start..<end))
        return end
      }
      guard !isClosing, let option = option(at: &index) else { break }
      options.append(option)
    }
    faults.append(MarkupReading.Fault(.noTag, at: units.range(start..<start + 1)))
    return nil
  }

  private mutating func add(
    _ name: String, _ options: [MessageMarkup.Option], isClosing: Bool, isAlone: Bool, at range: Range<Int>
  ) {
    let isVoid = HTMLElement.isVoid(name)
    if isClosing {
      output.add(MessageMarkup(.close, name), at: range)
    } else if isVoid, name.utf8.count == 2, name.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "b") {
      output.add(MessageMarkup(.open, name, options), at: range)
      output.add("\n")
      output.add(MessageMarkup(.close, name), at: range)
    } else {
      output.add(MessageMarkup(isAlone || isVoid ? .standalone : .open, name, options), at: range)
    }
  }

  /// The name of a tag or an option: a letter, then letters, digits, and `-`, `_`, `.`, `:`.
  private func name(at index: inout Int) -> String? {
    let start = index
    while let scalar = units[index],
      scalar.isASCIILetter
        || index > start && (scalar.isASCIIAlphanumeric || [":", "-", "_", "."].contains(scalar))
    {
      index += 1
    }
    return index > start ? units.text(start..<index) : nil
  }

  private mutating func option(at index: inout Int) -> MessageMarkup.Option? {
    guard let name = name(at: &index) else { return nil }
    let equals = units.skippingSpaces(from: index)
    guard units[equals] == "=" else { return MessageMarkup.Option(name, .text("")) }
    var start = units.skippingSpaces(from: equals + 1)
    var end = start
    if let quote = units[start], quote == "\"" || quote == "'" {
      start += 1
      end = start
      while end < units.count, units[end] != quote { end += 1 }
      guard end < units.count else { return nil }
      index = end + 1
    } else {
      while end < units.count, units[end].map({ !" \t\n\r>\"'<=".unicodeScalars.contains($0) }) ?? true { end += 1 }
      // The slash of a standalone tag is not part of the value.
      if units[end] == ">", units[end - 1] == "/" { end -= 1 }
      guard end > start else { return nil }
      index = end
    }
    guard let value = units.value(start..<end) else {
      faults.append(MarkupReading.Fault(.choiceInOption(name), at: units.range(start..<end)))
      return MessageMarkup.Option(name, .text(""))
    }
    return MessageMarkup.Option(name, value)
  }
}
