import StringsFormat

/// How the parts of a pattern stand in a coded message.
///
///     "{n, plural, one {# file} other {# files}}"
///     // 1:1:n1:p0:3:0.02:k3:one11:2:#t5: filek5:other12:2:#t6: files
///
/// A part is `t` and a text; `#`; `a` or `x`, which is for text, and an argument; `n`, an argument and a style; `N`, an
/// argument, an offset that is added and a style; `d`, an argument and a form of dates; `u`, an argument, a type and `-`
/// or `+` and a style; `p`, `o` or `s`, an argument, the text of the offset, and a list of variants, before which `P` and
/// `O` have a style; `m`, a letter for the kind of tag, a name and a list of options, each a name and a value: `t` and a
/// text, `a` and an argument, or `j` and a list of values. An argument is its place among the names, counted from 0, and a
/// colon; literals between bars come after all names. A style is the text of its skeleton. A variant is `=` and the text of
/// a number or `k` and a keyword, and a text that holds a list of parts, so that it is passed over without being read.
enum PatternCoding {
  /// The letter of a `select`.
  static func letter(of function: MessageSelect.Function) -> String {
    switch function {
    case .plural: "p"
    case .ordinal: "o"
    case .text: "s"
    }
  }

  /// The function with a letter.
  static func function(of letter: UInt8) -> MessageSelect.Function? {
    switch letter {
    case UInt8(ascii: "p"): .plural
    case UInt8(ascii: "o"): .ordinal
    case UInt8(ascii: "s"): .text
    default: nil
    }
  }
}

extension MessageWriter {
  mutating func write(_ pattern: MessagePattern) {
    let operands = pattern.argumentNames + pattern.parts.operands.filter { $0.literalOperand != nil }
    write(count: operands.count)
    for name in operands { write(name) }
    var places: [String: Int] = [:]
    for (place, name) in operands.enumerated() where places[name] == nil { places[name] = place }
    write(pattern.parts, places)
  }

  private mutating func write(_ parts: [MessagePart], _ places: [String: Int]) {
    write(count: parts.count)
    for part in parts {
      switch part {
      case .text(let literal):
        text += "t"
        write(literal)
      case .number: text += "#"
      case .markup(let markup): write(markup, places)
      case .placeholder(let placeholder): write(placeholder, places)
      case .select(let select):
        let letter = PatternCoding.letter(of: select.function)
        text += select.style == nil ? letter : letter.uppercased()
        write(count: places[select.name] ?? 0)
        write("\(select.offset)")
        if let style = select.style { write(style.skeleton) }
        write(count: select.variants.count)
        for variant in select.variants {
          switch variant.key {
          case .exactly(let number):
            text += "="
            write("\(number)")
          case .keyword(let keyword):
            text += "k"
            write(keyword)
          }
          var inner = MessageWriter()
          inner.write(variant.parts, places)
          write(inner.text)
        }
      }
    }
  }

  private mutating func write(_ markup: MessageMarkup, _ places: [String: Int]) {
    text += "m" + markup.kind.letter
    write(markup.name)
    write(count: markup.options.count)
    for option in markup.options {
      write(option.name)
      write(option.value, places)
    }
  }

  private mutating func write(_ value: MessageMarkup.Option.Value, _ places: [String: Int]) {
    switch value {
    case .text(let literal):
      text += "t"
      write(literal)
    case .argument(let name):
      text += "a"
      write(count: places[name] ?? 0)
    case .joined(let values):
      text += "j"
      write(count: values.count)
      for value in values { write(value, places) }
    }
  }

  private mutating func write(_ placeholder: MessagePlaceholder, _ places: [String: Int]) {
    let place = places[placeholder.name] ?? 0
    switch placeholder.function {
    case .none, .text:
      text += placeholder.function == .text ? "x" : "a"
      write(count: place)
    case .number(let style):
      text += placeholder.offset == 0 ? "n" : "N"
      write(count: place)
      if placeholder.offset != 0 { write("\(placeholder.offset)") }
      write(style.skeleton)
    case .date(let form):
      text += "d"
      write(count: place)
      write(form)
    case .unsupported(let name, let options):
      text += "u"
      write(count: place)
      write(name)
      text += options == nil ? "-" : "+"
      if let options { write(options) }
    }
  }
}

extension MessageReader {
  mutating func pattern(isMF2: Bool) -> MessagePattern? {
    guard let names = list({ $0.field() }), Set(names).count == names.count,
      let parts = parts(names, depth: 0)
    else { return nil }
    return MessagePattern(parts: parts, argumentNames: names.filter { $0.literalOperand == nil }, isMF2: isMF2)
  }

  private mutating func parts(_ names: [String], depth: Int) -> [MessagePart]? {
    guard depth <= MessageLimits.depth else { return nil }
    return list { $0.part(names, depth: depth) }
  }

  private mutating func part(_ names: [String], depth: Int) -> MessagePart? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "t"): return field().map { .text($0) }
    case UInt8(ascii: "#"): return .number
    case UInt8(ascii: "a"):
      return argument(names).map { .placeholder(MessagePlaceholder($0)) }
    case UInt8(ascii: "x"):
      return argument(names).map { .placeholder(MessagePlaceholder($0, .text)) }
    case UInt8(ascii: "n"):
      guard let name = argument(names), let style = style() else { return nil }
      return .placeholder(MessagePlaceholder(name, .number(style)))
    case UInt8(ascii: "N"):
      guard let name = argument(names), let offset = double(), offset != 0, let style = style() else { return nil }
      return .placeholder(MessagePlaceholder(name, .number(style), offset: offset))
    case UInt8(ascii: "d"):
      guard let name = argument(names), let form = field() else { return nil }
      return .placeholder(MessagePlaceholder(name, .date(form)))
    case UInt8(ascii: "m"): return markup(names).map { .markup($0) }
    case UInt8(ascii: "u"):
      guard let name = argument(names), let function = field(), let hasOptions = rest.popFirst() else { return nil }
      var options: String?
      if hasOptions == UInt8(ascii: "+") {
        guard let field = field() else { return nil }
        options = field
      } else if hasOptions != UInt8(ascii: "-") {
        return nil
      }
      return .placeholder(MessagePlaceholder(name, .unsupported(name: function, options: options)))
    default:
      // A capital letter is followed by a style.
      let isStyled = letter < UInt8(ascii: "a")
      guard let function = PatternCoding.function(of: letter | 0x20), !isStyled || function != .text else { return nil }
      return select(function, names, isStyled: isStyled, depth: depth).map { .select($0) }
    }
  }

  private mutating func style() -> NumberStyle? {
    guard let skeleton = field(), let style = NumberStyle(skeleton: skeleton), style.skeleton == skeleton else {
      return nil
    }
    return style
  }

  private mutating func markup(_ names: [String]) -> MessageMarkup? {
    guard let letter = rest.popFirst(),
      let kind = MessageMarkup.Kind.allCases.first(where: { $0.letter.utf8.first == letter }),
      let name = field()
    else { return nil }
    let options = list { reader -> MessageMarkup.Option? in
      guard let name = reader.field() else { return nil }
      return reader.optionValue(names, isPart: false).map { MessageMarkup.Option(name, $0) }
    }
    return options.map { MessageMarkup(kind, name, $0) }
  }

  private mutating func optionValue(_ names: [String], isPart: Bool) -> MessageMarkup.Option.Value? {
    switch rest.popFirst() {
    case UInt8(ascii: "t"): return field().map { .text($0) }
    case UInt8(ascii: "a"): return argument(names).map { .argument($0) }
    case UInt8(ascii: "j") where !isPart: return list { $0.optionValue(names, isPart: true) }.map { .joined($0) }
    default: return nil
    }
  }

  private mutating func select(
    _ function: MessageSelect.Function, _ names: [String], isStyled: Bool, depth: Int
  ) -> MessageSelect? {
    guard let name = argument(names), let offset = double() else { return nil }
    let style = isStyled ? style() : nil
    if isStyled, style == nil { return nil }
    let variants = list { reader -> MessageSelect.Variant? in
      let key: MessageSelect.Key
      switch reader.rest.popFirst() {
      case UInt8(ascii: "="):
        guard let number = reader.double() else { return nil }
        key = .exactly(number)
      case UInt8(ascii: "k"):
        guard let keyword = reader.field() else { return nil }
        key = .keyword(keyword)
      default: return nil
      }
      guard let bytes = reader.fieldBytes() else { return nil }
      var inner = MessageReader(bytes)
      guard let parts = inner.parts(names, depth: depth + 1), inner.isAtEnd else { return nil }
      return MessageSelect.Variant(key, parts)
    }
    return variants.map { MessageSelect(name, function, offset: offset, style: style, $0) }
  }

  private mutating func argument(_ names: [String]) -> String? {
    guard let place = number(), names.indices.contains(place) else { return nil }
    return names[place]
  }

  /// A number in its own digits; none that is no number.
  private mutating func double() -> Double? {
    guard let text = field(), let value = Double(text), !value.isNaN, "\(value)" == text else { return nil }
    return value
  }
}

extension MessageMarkup.Kind {
  /// The letter of a tag.
  fileprivate var letter: String {
    switch self {
    case .open: "o"
    case .close: "c"
    case .standalone: "s"
    }
  }
}
