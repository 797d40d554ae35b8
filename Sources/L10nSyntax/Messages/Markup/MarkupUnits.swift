/// A text to be read for its markup: its characters and its arguments.
struct MarkupUnits {
  /// A character or an argument.
  struct Unit {
    /// The character; `nil` for an argument.
    let scalar: Unicode.Scalar?
    /// The caller's number of an argument.
    let argument: Int
    /// The UTF-8 offset of the character; for an argument, the offset of the text after it.
    let offset: Int
  }

  let units: [Unit]
  private let names: [Int: String]

  init(_ pieces: [MarkupReading.Piece]) {
    var units: [Unit] = []
    var names: [Int: String] = [:]
    var end = 0
    for piece in pieces {
      switch piece {
      case .argument(let number, let name):
        units.append(Unit(scalar: nil, argument: number, offset: end))
        names[number] = name
      case .text(let text, let start):
        end = start
        for scalar in text.unicodeScalars {
          units.append(Unit(scalar: scalar, argument: 0, offset: end))
          end += UTF8.width(scalar)
        }
      }
    }
    (self.units, self.names) = (units, names)
  }

  var count: Int { units.count }

  /// The character at an index; `nil` for an argument and beyond the text.
  subscript(index: Int) -> Unicode.Scalar? { units.indices.contains(index) ? units[index].scalar : nil }

  /// The UTF-8 range of some units.
  func range(_ indices: Range<Int>) -> Range<Int> {
    guard let first = indices.first, let last = indices.last else { return 0..<0 }
    let end = units[last].offset + (units[last].scalar.map { UTF8.width($0) } ?? 0)
    return units[first].offset..<max(units[first].offset, end)
  }

  /// The first index at or after a start that is not a space or a line break.
  func skippingSpaces(from start: Int) -> Int {
    var index = start
    while let scalar = self[index], scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" { index += 1 }
    return index
  }

  /// The characters of some units; `nil` if there is an argument among them.
  func text(_ indices: Range<Int>) -> String? {
    var text = String.UnicodeScalarView()
    for index in indices {
      guard let scalar = units[index].scalar else { return nil }
      text.append(scalar)
    }
    return String(text)
  }

  /// The value of an option: texts and arguments, with character references decoded.
  /// - Parameter hasEscapes: whether a backslash before punctuation is removed, as in Markdown.
  /// - Returns: `nil` if some unit cannot be part of an option.
  func value(_ indices: Range<Int>, hasEscapes: Bool = false) -> MessageMarkup.Option.Value? {
    var values: [MessageMarkup.Option.Value] = []
    var text = String.UnicodeScalarView()
    func finish() {
      if !text.isEmpty { values.append(.text(String(text))) }
      text = String.UnicodeScalarView()
    }
    var index = indices.lowerBound
    while index < indices.upperBound {
      guard let scalar = units[index].scalar else {
        guard let name = names[units[index].argument] else { return nil }
        finish()
        values.append(.argument(name))
        index += 1
        continue
      }
      if let (decoded, end) = reference(at: index), end <= indices.upperBound {
        text.append(decoded)
        index = end
      } else if hasEscapes, scalar == "\\", index + 1 < indices.upperBound, self[index + 1]?.isASCIIPunctuation == true
      {
        index += 1
        self[index].map { text.append($0) }
        index += 1
      } else {
        text.append(scalar)
        index += 1
      }
    }
    finish()
    return values.count == 1 ? values[0] : values.isEmpty ? .text("") : .joined(values)
  }

  /// The character of a character reference, and the index after it: `&lt;`, `&#60;`, `&#x3C;`.
  func reference(at start: Int) -> (Unicode.Scalar, end: Int)? {
    guard self[start] == "&" else { return nil }
    var index = start + 1
    while index - start < 10, let scalar = self[index], scalar.isASCIIAlphanumeric || scalar == "#" { index += 1 }
    guard self[index] == ";", let name = text(start + 1..<index) else { return nil }
    if name.utf8.first == UInt8(ascii: "#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let code, code != 0, let scalar = Unicode.Scalar(code) else { return nil }
      return (scalar, index + 1)
    }
    return Self.references.first { $0.name.utf8.elementsEqual(name.utf8) }.map { ($0.scalar, index + 1) }
  }

  /// The named character references that texts of apps contain.
  static let references: [(name: String, scalar: Unicode.Scalar)] = [
    ("lt", "<"), ("gt", ">"), ("amp", "&"), ("quot", "\""), ("apos", "'"), ("nbsp", "\u{A0}"), ("copy", "©"),
    ("reg", "®"), ("trade", "™"), ("hellip", "…"), ("ndash", "–"), ("mdash", "—"), ("lsquo", "‘"), ("rsquo", "’"),
    ("sbquo", "‚"), ("ldquo", "“"), ("rdquo", "”"), ("bdquo", "„"), ("laquo", "«"), ("raquo", "»"), ("lsaquo", "‹"),
    ("rsaquo", "›"), ("bull", "•"), ("middot", "·"), ("times", "×"), ("deg", "°"), ("euro", "€"), ("larr", "←"),
    ("rarr", "→"), ("shy", "\u{AD}"), ("ensp", "\u{2002}"), ("emsp", "\u{2003}"), ("thinsp", "\u{2009}"),
    ("zwnj", "\u{200C}"), ("zwj", "\u{200D}"), ("lrm", "\u{200E}"), ("rlm", "\u{200F}"),
  ]
}

/// Collects the parts of a text.
struct MarkedParts {
  private var parts: [MarkupReading.Part] = []
  private var text = String.UnicodeScalarView()

  mutating func add(_ unit: MarkupUnits.Unit) {
    guard let scalar = unit.scalar else {
      finish()
      parts.append(.argument(unit.argument))
      return
    }
    text.append(scalar)
  }

  mutating func add(_ scalar: Unicode.Scalar) { text.append(scalar) }

  mutating func add(_ markup: MessageMarkup, at range: Range<Int>) {
    finish()
    parts.append(.markup(markup, at: range))
  }

  /// All parts that were added.
  mutating func finished() -> [MarkupReading.Part] {
    finish()
    return parts
  }

  private mutating func finish() {
    if !text.isEmpty { parts.append(.text(String(text))) }
    text = String.UnicodeScalarView()
  }
}

extension Unicode.Scalar {
  var isASCIIPunctuation: Bool { (0x21...0x7E).contains(value) && !isASCIIAlphanumeric }
}
