/// Writes messages of MessageFormat 2.
package enum MF2Printer {
  /// A literal, between bars if it needs them.
  package static func literal(_ text: String) -> String {
    if text.isMF2Unquoted { return text }
    var quoted = "|"
    for scalar in text.unicodeScalars {
      if scalar == "|" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "|"
  }

  /// A text of a pattern with escapes.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// `.input {$n :number}` or `.local $m = {…}`
  static func text(of declaration: MF2Message.Declaration) -> String {
    switch declaration {
    case .input(let expression): ".input \(text(of: expression))"
    case .local(let name, let expression): ".local $\(name) = \(text(of: expression))"
    }
  }

  /// The parts between the `{{` and `}}` of a quoted pattern.
  static func text(of pattern: [MF2Part]) -> String { pattern.map(text).joined() }

  static func text(of part: MF2Part) -> String {
    switch part {
    case .text(let text): escaped(text)
    case .expression(let expression): text(of: expression)
    case .markup(let markup): text(of: markup)
    }
  }

  private static func text(of expression: MF2Expression) -> String {
    var words: [String] = []
    if let operand = expression.operand { words.append(text(of: operand)) }
    if let function = expression.function { words += [":\(function.name)"] + function.options.map(text) }
    return "{\((words + expression.attributes.map(text)).joined(separator: " "))}"
  }

  private static func text(of markup: MF2Markup) -> String {
    let words = ["\(markup.kind == .close ? "/" : "#")\(markup.name)"]
    let all = words + markup.options.map(text) + markup.attributes.map(text)
    return "{\(all.joined(separator: " "))\(markup.kind == .standalone ? " /" : "")}"
  }

  private static func text(of value: MF2Value) -> String {
    switch value {
    case .literal(let text): literal(text)
    case .variable(let name): "$\(name)"
    }
  }

  private static func text(of option: MF2Option) -> String { "\(option.name)=\(text(of: option.value))" }

  private static func text(of attribute: MF2Attribute) -> String {
    "@\(attribute.name)" + (attribute.value.map { "=\(literal($0))" } ?? "")
  }
}

extension MF2Message {
  /// The message in the usual spelling, with declarations and variants on separate lines.
  package var text: String {
    let lines = declarations.map(MF2Printer.text)
    switch body {
    case .pattern(let pattern):
      let text = MF2Printer.text(of: pattern)
      guard lines.isEmpty, !Self.looksComplex(text) else {
        return (lines + ["{{\(text)}}"]).joined(separator: "\n")
      }
      return text
    case .match(let selectors, let variants):
      let match = ".match " + selectors.map { "$\($0)" }.joined(separator: " ")
      let bodies = variants.map { variant in
        "\(variant.keys.map { $0.text }.joined(separator: " ")) {{\(MF2Printer.text(of: variant.pattern))}}"
      }
      return (lines + [match] + bodies).joined(separator: "\n")
    }
  }

  /// Whether a pattern without quotes would be read as a declaration or a quoted pattern.
  private static func looksComplex(_ text: String) -> Bool {
    let rest = text.unicodeScalars.drop { $0.isMF2Space || $0.isMF2Bidi }
    return rest.first == "." || rest.starts(with: "{{".unicodeScalars)
  }
}

extension MF2Source {
  /// Another message, with equal parts in this message's spelling.
  ///
  /// Declarations, variants and parts that are unchanged at their place keep every blank, mark and quote, so a message
  /// without a change gives its text back byte for byte. If the number of declarations, selectors, variants or parts
  /// differs, the message is written in the usual way.
  package func text(of changed: MF2Message) -> String {
    guard let edits = edits(to: changed) else { return changed.text }
    var bytes = Array(text.utf8)
    for (range, replacement) in edits.reversed() { bytes.replaceSubrange(range, with: Array(replacement.utf8)) }
    let text = String(decoding: bytes, as: UTF8.self)
    // A text that now begins with a dot would be read as a keyword.
    return (try? MF2Source(text))?.message == changed ? text : changed.text
  }

  /// The edits that turn this message into another, in the order of the text; `nil` if their structures differ.
  private func edits(to changed: MF2Message) -> [(Range<Int>, String)]? {
    guard changed.declarations.count == message.declarations.count else { return nil }
    var edits: [(Range<Int>, String)] = []
    func add(_ place: Range<Int>, _ old: String, _ new: String) {
      if !old.utf8.elementsEqual(new.utf8) { edits.append((place, new)) }
    }
    for (place, (old, new)) in zip(places.declarations, zip(message.declarations, changed.declarations)) {
      add(place, MF2Printer.text(of: old), MF2Printer.text(of: new))
    }
    func add(_ places: MF2Places.Pattern, _ old: [MF2Part], _ new: [MF2Part]) -> Bool {
      for (pieces, (old, new)) in zip(places, zip(old, new)) {
        guard let first = pieces.first, let last = pieces.last else { continue }
        // The backslash of the first character is not part of the piece.
        let isEscaped = first.range.lowerBound > 0 && Array(text.utf8)[first.range.lowerBound - 1] == UInt8(ascii: "\\")
        let start = first.range.lowerBound - (isEscaped ? 1 : 0)
        add(start..<last.range.upperBound, MF2Printer.text(of: old), MF2Printer.text(of: new))
      }
      return old.count == new.count
    }
    switch (message.body, changed.body) {
    case (.pattern(let own), .pattern(let new)):
      guard add(places.pattern, own, new) else { return nil }
    case (.match(let ownSelectors, let own), .match(let newSelectors, let new))
    where ownSelectors == newSelectors && own.count == new.count:
      for (place, (old, new)) in zip(places.variants, zip(own, new)) {
        guard old.keys.count == new.keys.count else { return nil }
        for (place, (old, new)) in zip(place.keys, zip(old.keys, new.keys)) { add(place, old.text, new.text) }
        guard add(place.pattern, old.pattern, new.pattern) else { return nil }
      }
    default: return nil
    }
    return edits
  }
}
