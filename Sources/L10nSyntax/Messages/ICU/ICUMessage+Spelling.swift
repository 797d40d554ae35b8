extension ICUMessage {
  /// Another message, with equal parts in this message's spelling.
  ///
  /// Texts, arguments and variants that are unchanged at their place keep every blank and apostrophe, so a message
  /// without a change gives its pattern back byte for byte. New parts are written in the usual way.
  /// - Parameters:
  ///   - changed: the parts of the other message.
  ///   - pattern: the text that this message was read from.
  package func text(of changed: [MessagePart], in pattern: String) -> String {
    var edits = PatternEdits(places, Array(pattern.utf8))
    edits.change(parts, to: changed, at: [], within: 0..<pattern.utf8.count, inPlural: false)
    let text = edits.text
    if (try? ICUMessage(text))?.parts == changed { return text }
    var printer = ICUPrinter()
    return printer.text(of: changed)
  }
}

/// The edits of a pattern for changes of its parts.
private struct PatternEdits {
  private let places: PatternPlaces
  private let bytes: [UInt8]

  /// The edits in the order of the pattern.
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ places: PatternPlaces, _ bytes: [UInt8]) { (self.places, self.bytes) = (places, bytes) }

  /// The changed pattern.
  var text: String {
    var bytes = bytes
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Parameters:
  ///   - path: the path of the variant; empty for the whole pattern.
  ///   - content: the range of the parts, up to the end.
  mutating func change(
    _ old: [MessagePart], to new: [MessagePart], at path: [Int], within content: Range<Int>, inPlural: Bool
  ) {
    if old == new { return }
    let (own, others) = (Level(old), Level(new))
    guard own.parts.count == others.parts.count else {
      return edits.append((content, Self.text(of: new, inPlural)))
    }
    var start = content.lowerBound
    for (place, part) in own.parts.enumerated() {
      let range = places[path + [part.index]]
      changeText(start..<range.lowerBound, own.texts[place], others.texts[place], inPlural)
      change(part.part, to: others.parts[place].part, at: path + [part.index], inPlural)
      start = range.upperBound
    }
    changeText(start..<content.upperBound, own.texts.last ?? "", others.texts.last ?? "", inPlural)
  }

  private mutating func changeText(_ range: Range<Int>, _ old: String, _ new: String, _ inPlural: Bool) {
    if !old.utf8.elementsEqual(new.utf8) { edits.append((range, ICUText.quoted(new, isInPlural: inPlural))) }
  }

  private mutating func change(_ old: MessagePart, to new: MessagePart, at path: [Int], _ inPlural: Bool) {
    if old == new { return }
    guard case .select(let own) = old, case .select(let other) = new, own.name == other.name,
      own.function == other.function, own.offset == other.offset,
      other.variants.map(\.key).starts(with: own.variants.map(\.key))
    else { return edits.append((places[path], Self.text(of: [new], inPlural))) }
    let isPlural = own.function != .text
    var end = places[path].lowerBound
    for (index, (variant, changed)) in zip(own.variants, other.variants).enumerated() {
      let content = content(ofVariantAt: path + [index], variant.parts, upTo: places[path].upperBound)
      change(variant.parts, to: changed.parts, at: path + [index], within: content, inPlural: isPlural)
      end = content.upperBound + 1
    }
    let added = other.variants.dropFirst(own.variants.count).map {
      " \($0.key.text) {\(Self.text(of: $0.parts, isPlural))}"
    }
    if !added.isEmpty { edits.append((end..<end, added.joined())) }
  }

  /// The range between the braces of a variant.
  private func content(ofVariantAt path: [Int], _ parts: [MessagePart], upTo end: Int) -> Range<Int> {
    let opening = bytes[places[path].upperBound..<end].firstIndex(of: UInt8(ascii: "{")) ?? places[path].upperBound
    let last = parts.isEmpty ? opening + 1 : places[path + [parts.count - 1]].upperBound
    // The closing apostrophe of a quotation is not part of its text; nor is the second of two.
    let closing = bytes[last..<end].firstIndex(of: UInt8(ascii: "}")) ?? last
    return opening + 1..<closing
  }

  private static func text(of parts: [MessagePart], _ inPlural: Bool) -> String {
    parts.map { part in
      if case .text(let text) = part { return ICUText.quoted(text, isInPlural: inPlural) }
      var printer = ICUPrinter()
      return printer.text(of: [part])
    }.joined()
  }

  /// Parts that are not text, and the texts between them, which may be empty.
  private struct Level {
    var parts: [(index: Int, part: MessagePart)] = []
    var texts = [""]

    init(_ all: [MessagePart]) {
      for (index, part) in all.enumerated() {
        if case .text(let text) = part {
          texts[texts.count - 1] += text
        } else {
          parts.append((index, part))
          texts.append("")
        }
      }
    }
  }
}
