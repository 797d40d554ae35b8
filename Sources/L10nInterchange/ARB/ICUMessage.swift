import L10nRuntime

/// A message of ICU's MessageFormat, as far as ARB files use it: arguments, plurals and selections.
struct ICUMessage {
  indirect enum Node: Equatable {
    case text(String)
    /// `{name}`, or `{name, number, …}` with a style.
    case argument(String, style: String?)
    /// `#` in a plural form.
    case number
    case choice(Choice)
  }

  /// `{name, plural, =0{…} one{…} other{…}}`
  struct Choice: Equatable {
    enum Kind: String {
      case plural, select, selectordinal
    }

    let name: String
    let kind: Kind
    var offset = false
    var branches: [Branch] = []
  }

  struct Branch: Equatable {
    /// `one`, `=0`, `female` …
    let selector: String
    let nodes: [Node]
  }

  let nodes: [Node]

  /// How many choices may stand in one another.
  private static let depthLimit = 64

  /// - Returns: `nil` for a text with a brace that is not closed or that no argument begins with.
  init?(_ text: String) {
    var parser = Parser(bytes: Array(text.utf8))
    guard let nodes = parser.message(depth: 0, isInPlural: false), parser.peek == nil else { return nil }
    self.nodes = nodes
  }

  private struct Parser {
    let bytes: [UInt8]
    var offset = 0

    /// Text and arguments up to a closing brace or the end.
    mutating func message(depth: Int, isInPlural: Bool) -> [Node]? {
      var nodes: [Node] = []
      var text: [UInt8] = []
      func flush() {
        if !text.isEmpty { nodes.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
      }
      while let byte = peek {
        switch byte {
        case UInt8(ascii: "}"):
          // Outside of choices it closes nothing; `init` sees that the message ends early.
          flush()
          return nodes
        case UInt8(ascii: "{"):
          flush()
          guard let node = argument(depth: depth) else { return nil }
          nodes.append(node)
        case UInt8(ascii: "#") where isInPlural:
          offset += 1
          flush()
          nodes.append(.number)
        case UInt8(ascii: "'"): readApostrophe(into: &text, isInPlural: isInPlural)
        default:
          text.append(byte)
          offset += 1
        }
      }
      flush()
      return depth == 0 ? nodes : nil
    }

    private mutating func readApostrophe(into text: inout [UInt8], isInPlural: Bool) {
      offset += 1
      guard let next = peek else { return text.append(UInt8(ascii: "'")) }
      if next == UInt8(ascii: "'") { offset += 1 }
      guard next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || isInPlural && next == UInt8(ascii: "#") else {
        return text.append(UInt8(ascii: "'"))
      }
      while let byte = peek {
        offset += 1
        guard byte == UInt8(ascii: "'") else {
          text.append(byte)
          continue
        }
        guard peek == UInt8(ascii: "'") else { return }
        text.append(byte)
        offset += 1
      }
    }

    private mutating func argument(depth: Int) -> Node? {
      offset += 1
      let name = word()
      guard !name.isEmpty else { return nil }
      if accept("}") { return .argument(name, style: nil) }
      guard accept(",") else { return nil }
      let kind = word()
      if let kind = Choice.Kind(rawValue: kind) { return choice(Choice(name: name, kind: kind), depth: depth) }
      let start = offset
      while let byte = peek, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "{") { offset += 1 }
      let style = kind + String(decoding: bytes[start..<offset], as: UTF8.self)
      return accept("}") ? .argument(name, style: style) : nil
    }

    private mutating func choice(_ start: Choice, depth: Int) -> Node? {
      var choice = start
      guard depth < ICUMessage.depthLimit, accept(",") else { return nil }
      while true {
        skipBlanks()
        if accept("}") { return choice.branches.isEmpty ? nil : .choice(choice) }
        let selector = word()
        if selector.hasPrefix("offset:") {
          choice.offset = true
          // A blank may stand before the number.
          if selector == "offset:" { _ = word() }
          continue
        }
        guard !selector.isEmpty, accept("{"),
          let nodes = message(depth: depth + 1, isInPlural: choice.kind != .select), accept("}")
        else { return nil }
        choice.branches.append(Branch(selector: selector, nodes: nodes))
      }
    }

    // MARK: Words

    var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipBlanks() {
      while let byte = peek, byte <= 0x20 { offset += 1 }
    }

    /// Everything up to a blank, a comma or a brace, with the blanks around it passed over.
    private mutating func word() -> String {
      skipBlanks()
      let start = offset
      while let byte = peek, byte > 0x20, !"{},'".utf8.contains(byte) { offset += 1 }
      defer { skipBlanks() }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
      guard peek == UInt8(ascii: scalar) else { return false }
      offset += 1
      return true
    }
  }
}
