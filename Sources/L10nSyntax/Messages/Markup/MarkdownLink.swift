/// Reads the parentheses after the text of a link, an image or a range with attributes.
struct MarkdownLink {
  private let units: MarkupUnits

  /// The greatest depth of nested brackets, so that no text is read repeatedly.
  private static let depth = 32

  init(_ units: MarkupUnits) { self.units = units }

  /// Reads the tag of a bracket, which depends on the sign before it or on the bracket itself.
  /// - Parameter start: the index of the parenthesis.
  /// - Returns: the name and the options of the tag, and the index after the closing parenthesis; `nil` if there is no
  ///   tag.
  func tail(
    of sign: Unicode.Scalar, at start: Int
  ) -> (name: String, options: [MessageMarkup.Option], end: Int)? {
    if sign == "^" { return attributes(at: start + 1).map { ("span", $0.options, $0.end) } }
    guard let (address, title, end) = target(at: start + 1) else { return nil }
    let options = [MessageMarkup.Option(sign == "!" ? "src" : "href", address)]
    return (sign == "!" ? "img" : "a", options + (title.map { [MessageMarkup.Option("title", $0)] } ?? []), end)
  }

  private func target(
    at start: Int
  ) -> (address: MessageMarkup.Option.Value, title: MessageMarkup.Option.Value?, end: Int)? {
    var index = units.skippingSpaces(from: start)
    guard let place = address(at: &index), let address = units.value(place, hasEscapes: true) else { return nil }
    let afterSpaces = units.skippingSpaces(from: index)
    if units[afterSpaces] == ")" { return (address, nil, afterSpaces + 1) }
    guard afterSpaces > index, let quote = units[afterSpaces], quote == "\"" || quote == "'" || quote == "(" else {
      return nil
    }
    let close: Unicode.Scalar = quote == "(" ? ")" : quote
    var end = afterSpaces + 1
    while end < units.count, units[end] != close { end += units[end] == "\\" ? 2 : 1 }
    let last = units.skippingSpaces(from: end + 1)
    guard units[end] == close, units[last] == ")",
      let title = units.value(afterSpaces + 1..<end, hasEscapes: true)
    else { return nil }
    return (address, title, last + 1)
  }

  /// Reads an address in angle brackets, or one without spaces and with balanced parentheses.
  private func address(at index: inout Int) -> Range<Int>? {
    let start = index
    if units[start] == "<" {
      var end = start + 1
      while end < units.count, units[end] != ">" {
        if units[end] == "\n" || units[end] == "<" { return nil }
        end += units[end] == "\\" ? 2 : 1
      }
      guard units[end] == ">" else { return nil }
      index = end + 1
      return start + 1..<end
    }
    var depth = 0
    while index < units.count {
      let scalar = units[index]
      if let scalar, scalar.value <= 0x20 { break }
      if scalar == "(" { depth += 1 }
      if depth > Self.depth { return nil }
      if scalar == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      index += scalar == "\\" && units[index + 1]?.isASCIIPunctuation == true ? 2 : 1
    }
    return depth == 0 && index <= units.count ? start..<index : nil
  }

  /// Reads `name: value, name: 'value', name: {a: b}`.
  private func attributes(at start: Int) -> (options: [MessageMarkup.Option], end: Int)? {
    var options: [MessageMarkup.Option] = []
    var index = start
    repeat {
      index = units.skippingSpaces(from: index)
      let nameStart = index
      while let scalar = units[index], scalar.isASCIIAlphanumeric || scalar == "_" || scalar == "." { index += 1 }
      guard index > nameStart, let name = units.text(nameStart..<index) else { return nil }
      index = units.skippingSpaces(from: index)
      guard units[index] == ":" else { return nil }
      index = units.skippingSpaces(from: index + 1)
      guard let value = attributeValue(at: &index) else { return nil }
      options.append(MessageMarkup.Option(name, value))
      if units[index] == ")" { return (options, index + 1) }
      guard units[index] == "," else { return nil }
      index += 1
    } while index < units.count
    return nil
  }

  /// Reads a value up to the comma or the parenthesis after it, with balanced brackets; quotes around the whole value
  /// are removed.
  private func attributeValue(at index: inout Int) -> MessageMarkup.Option.Value? {
    let start = index
    var depth = 0
    var quote: Unicode.Scalar?
    while index < units.count {
      let scalar = units[index]
      if let open = quote {
        if scalar == "\\" { index += 1 } else if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "(" || scalar == "{" || scalar == "[" {
        depth += 1
        if depth > Self.depth { return nil }
      } else if depth == 0, scalar == "," || scalar == ")" {
        break
      } else if scalar == ")" || scalar == "}" || scalar == "]" {
        depth -= 1
      }
      index += 1
    }
    guard index < units.count, quote == nil, depth == 0 else { return nil }
    var end = index
    while end > start, units[end - 1] == " " { end -= 1 }
    guard end > start else { return nil }
    let isQuoted = end - start > 1 && (units[start] == "\"" || units[start] == "'") && units[end - 1] == units[start]
    return units.value(isQuoted ? start + 1..<end - 1 : start..<end, hasEscapes: isQuoted)
  }
}
