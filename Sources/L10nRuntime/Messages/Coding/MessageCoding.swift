public import StringsFormat

/// The compact text that freezes a message in generated code.
///
///     Message(text: "Play").coded                       // "Play"
///     Message(.select(.device, [mac: "Click", other: "Tap"]))   // U+0001 "d2:3:macs5:Click5:others3:Tap"
///
/// A plain text is itself unless it begins with U+0001, which begins every other message. Then follows a node: `s` and a
/// text; `c` for a format of one plural variable (`PluralChoiceCoding`); `f`, a text, and a list of variables; `d` or `w`
/// and a list of names and nodes; `i`, or `j` for MessageFormat 2, a list of names, and a list of parts (`PatternCoding`);
/// `t` or `m` and the node of a message with tags or Markdown. A text is its length in UTF-8 bytes, a colon, and its bytes;
/// a list is its count, a colon, and its items. A variable is its name, `p` or `g`, its value type (`-` without one, else
/// `+` and a text), and a list of categories and texts.
extension Message {
  private static let mark: Unicode.Scalar = "\u{1}"

  /// The message as text; `Message(coded:)` gives the same message back.
  package var coded: String {
    if case .text(let text) = content, text.unicodeScalars.first != Self.mark { return text }
    var writer = MessageWriter()
    writer.write(self)
    return String(Self.mark) + writer.text
  }

  /// The message that `coded` wrote.
  /// - Returns: `nil` for text that begins with U+0001 and is not what `coded` gives.
  public init?(coded: String) {
    guard coded.unicodeScalars.first == Self.mark else {
      self.init(text: coded)
      return
    }
    var reader = MessageReader(coded.utf8.dropFirst())
    guard let message = reader.message(depth: 0), reader.isAtEnd else { return nil }
    self = message
  }
}

struct MessageWriter {
  var text = ""

  mutating func write(_ message: Message) {
    switch message.content {
    case .text(let plain):
      text += "s"
      write(plain)
    case .format(let plain, let variables):
      if writeChoice(plain, variables) { return }
      text += "f"
      write(plain)
      write(count: variables.count)
      for variable in variables { write(variable) }
    case .select(let selector, let variants):
      text += selector == .device ? "d" : "w"
      write(count: variants.count)
      for variant in variants {
        write(variant.key)
        write(variant.message)
      }
    case .pattern(let pattern):
      text += pattern.isMF2 ? "j" : "i"
      write(pattern)
    case .markedUp(let message, let syntax):
      text += syntax == .tags ? "t" : "m"
      write(message)
    }
  }

  private mutating func write(_ variable: MessageVariable) {
    write(variable.name)
    text += variable.rule == .plural ? "p" : "g"
    if let valueType = variable.valueType {
      text += "+"
      write(valueType)
    } else {
      text += "-"
    }
    write(count: variable.variants.count)
    for variant in variable.variants {
      write(variant.category)
      write(variant.text)
    }
  }

  mutating func write(_ field: String) {
    text += "\(field.utf8.count):\(field)"
  }

  mutating func write(count: Int) { text += "\(count):" }
}

/// Reads what `MessageWriter` wrote; `nil` for everything else, whatever its lengths claim.
struct MessageReader {
  var rest: Substring.UTF8View

  init(_ text: Substring.UTF8View) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func message(depth: Int) -> Message? {
    guard depth <= MessageLimits.depth, let kind = rest.popFirst() else { return nil }
    switch kind {
    case UInt8(ascii: "s"): return field().map { Message(text: $0) }
    case UInt8(ascii: "f"):
      guard let text = field(), let variables = list({ $0.variable() }) else { return nil }
      return Message(.format(text, variables: variables))
    case UInt8(ascii: "c"): return choice()
    case UInt8(ascii: "d"), UInt8(ascii: "w"):
      let selector: Message.Selector = kind == UInt8(ascii: "d") ? .device : .width
      let variants = list { reader -> Message.Variant? in
        guard let key = reader.field(), selector == .device || Int(key).map({ String($0) }) == key,
          let message = reader.message(depth: depth + 1)
        else { return nil }
        return Message.Variant(key, message)
      }
      return variants.map { Message(.select(selector, $0)) }
    case UInt8(ascii: "i"), UInt8(ascii: "j"):
      return pattern(isMF2: kind == UInt8(ascii: "j")).map { Message(.pattern($0)) }
    case UInt8(ascii: "t"), UInt8(ascii: "m"):
      guard depth == 0, let message = message(depth: 1) else { return nil }
      return Message(.markedUp(message, kind == UInt8(ascii: "t") ? .tags : .markdown))
    default: return nil
    }
  }

  private mutating func variable() -> MessageVariable? {
    guard let name = field(), let rule = rest.popFirst(), let hasType = rest.popFirst() else { return nil }
    let valueType: String?
    switch hasType {
    case UInt8(ascii: "-"): valueType = nil
    case UInt8(ascii: "+"):
      guard let field = field() else { return nil }
      valueType = field
    default: return nil
    }
    let isPlural = rule == UInt8(ascii: "p")
    guard isPlural || rule == UInt8(ascii: "g"), let variants = list({ $0.variant() }) else { return nil }
    return MessageVariable(
      name: name, rule: isPlural ? .plural : .gender, valueType: valueType, variants: variants)
  }

  private mutating func variant() -> MessageVariable.Variant? {
    guard let category = field(), let text = field() else { return nil }
    return MessageVariable.Variant(category: category, text: text)
  }

  mutating func list<Item>(_ item: (inout MessageReader) -> Item?) -> [Item]? {
    guard let count = number() else { return nil }
    var items: [Item] = []
    // A false count ends with the text: every item takes at least a byte.
    for _ in 0..<count {
      guard let next = item(&self) else { return nil }
      items.append(next)
    }
    return items
  }

  mutating func field() -> String? { fieldBytes().flatMap { String($0) } }

  /// The bytes of a text, which may begin or end inside of a character.
  mutating func fieldBytes() -> Substring.UTF8View? {
    guard let count = number(), let end = rest.index(rest.startIndex, offsetBy: count, limitedBy: rest.endIndex) else {
      return nil
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Decimal digits without leading zeros, at most nine, and a colon.
  mutating func number() -> Int? {
    let digits = rest.prefix { $0 != UInt8(ascii: ":") }
    guard digits.count <= 9, let text = String(digits), let value = Int(text), String(value) == text, value >= 0
    else { return nil }
    rest = rest[digits.endIndex...]
    return rest.popFirst() == nil ? nil : value
  }
}
