import StringsFormat

/// How the parts of an ICU pattern stand in a coded message.
///
///     "{n, plural, one {# file} other {# files}}"
///     // 1:1:n1:p0:3:0.02:k3:one2:#t5: filek5:other2:#t6: files
///
/// A part is `t` and a text; `#`; `a` and an argument; `n`, an argument and a style; `u`, an argument, a type and `-` or
/// `+` and a style; `p`, `o` or `s`, an argument, the text of the offset, and a list of branches. An argument is its
/// place among the names, counted from 0, and a colon. A style is its least and its greatest number of fraction digits
/// and its flags, each with a colon. A branch is `=` and the text of a number or `k` and a keyword, and a list of parts.
enum ICUPartCoding {
  /// The letter of a choice.
  static func letter(of kind: ICUChoice.Kind) -> String {
    switch kind {
    case .plural: "p"
    case .selectordinal: "o"
    case .select: "s"
    }
  }

  /// The kind with a letter.
  static func kind(of letter: UInt8) -> ICUChoice.Kind? {
    switch letter {
    case UInt8(ascii: "p"): .plural
    case UInt8(ascii: "o"): .selectordinal
    case UInt8(ascii: "s"): .select
    default: nil
    }
  }
}

extension MessageWriter {
  mutating func write(_ pattern: ICUPattern) {
    write(count: pattern.argumentNames.count)
    for name in pattern.argumentNames { write(name) }
    var places: [String: Int] = [:]
    for (place, name) in pattern.argumentNames.enumerated() where places[name] == nil { places[name] = place }
    write(pattern.parts, places)
  }

  private mutating func write(_ parts: [ICUMessage.Part], _ places: [String: Int]) {
    write(count: parts.count)
    for part in parts {
      switch part {
      case .text(let literal):
        text += "t"
        write(literal)
      case .number: text += "#"
      case .argument(let argument): write(argument, places)
      case .choice(let choice):
        text += ICUPartCoding.letter(of: choice.kind)
        write(count: places[choice.name] ?? 0)
        write("\(choice.offset)")
        write(count: choice.branches.count)
        for branch in choice.branches {
          switch branch.selector {
          case .exactly(let number):
            text += "="
            write("\(number)")
          case .keyword(let keyword):
            text += "k"
            write(keyword)
          }
          write(branch.parts, places)
        }
      }
    }
  }

  private mutating func write(_ argument: ICUArgument, _ places: [String: Int]) {
    let place = places[argument.name] ?? 0
    switch argument.format {
    case .plain:
      text += "a"
      write(count: place)
    case .number(let style):
      text += "n"
      write(count: place)
      for number in style.coded { write(count: number) }
    case .unsupported(let type, let style):
      text += "u"
      write(count: place)
      write(type)
      text += style == nil ? "-" : "+"
      if let style { write(style) }
    }
  }
}

extension MessageReader {
  mutating func pattern() -> ICUPattern? {
    guard let names = list({ $0.field() }), Set(names).count == names.count,
      let parts = parts(names, depth: 0)
    else { return nil }
    return ICUPattern(parts: parts, argumentNames: names)
  }

  private mutating func parts(_ names: [String], depth: Int) -> [ICUMessage.Part]? {
    guard depth <= MessageLimits.depth else { return nil }
    return list { $0.part(names, depth: depth) }
  }

  private mutating func part(_ names: [String], depth: Int) -> ICUMessage.Part? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "t"): return field().map { .text($0) }
    case UInt8(ascii: "#"): return .number
    case UInt8(ascii: "a"):
      return argument(names).map { .argument(ICUArgument(name: $0, format: .plain, range: 0..<0)) }
    case UInt8(ascii: "n"):
      guard let name = argument(names), let least = number(), let greatest = number(), let flags = number(),
        let style = ICUNumberStyle(coded: [least, greatest, flags])
      else { return nil }
      return .argument(ICUArgument(name: name, format: .number(style), range: 0..<0))
    case UInt8(ascii: "u"):
      guard let name = argument(names), let type = field(), let hasStyle = rest.popFirst() else { return nil }
      var style: String?
      if hasStyle == UInt8(ascii: "+") {
        guard let field = field() else { return nil }
        style = field
      } else if hasStyle != UInt8(ascii: "-") {
        return nil
      }
      return .argument(ICUArgument(name: name, format: .unsupported(type: type, style: style), range: 0..<0))
    default:
      guard let kind = ICUPartCoding.kind(of: letter) else { return nil }
      return choice(kind, names, depth: depth).map { .choice($0) }
    }
  }

  private mutating func choice(_ kind: ICUChoice.Kind, _ names: [String], depth: Int) -> ICUChoice? {
    guard let name = argument(names), let offset = double() else { return nil }
    let branches = list { reader -> ICUChoice.Branch? in
      let selector: ICUChoice.Selector
      switch reader.rest.popFirst() {
      case UInt8(ascii: "="):
        guard let number = reader.double() else { return nil }
        selector = .exactly(number)
      case UInt8(ascii: "k"):
        guard let keyword = reader.field() else { return nil }
        selector = .keyword(keyword)
      default: return nil
      }
      return reader.parts(names, depth: depth + 1)
        .map { ICUChoice.Branch(selector: selector, parts: $0, range: 0..<0) }
    }
    return branches.map { ICUChoice(name: name, kind: kind, offset: offset, branches: $0, range: 0..<0) }
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
