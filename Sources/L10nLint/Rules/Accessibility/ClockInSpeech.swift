import L10nCore
import L10nSyntax

extension Rule {
  static let clockInSpeech: Rule = Rule(
    id: "a11y-clock-in-speech", severity: .error, use: .forSpeech,
    summary: "A text that is spoken has a time written as on a clock."
  ) { context, settings in
    context.spokenTexts(SpokenKind.spoken, under: settings).compactMap { text in
      guard text.text.traits.contains(.asciiPunctuation), let clock = text.clock else { return nil }
      let isArgument = text.string.utf8.dropFirst(clock.lowerBound).first == UInt8(ascii: "%")
      return Diagnostic(
        "\(text.name) has a time as on a clock", at: clock, in: text, of: context,
        help: "say hours, minutes and seconds in words", severity: isArgument ? nil : .warning)
    }
  }
}

extension SpokenText {
  /// The first range of numbers with two digits after a colon, `3:47` or `%d:%02d`, in UTF-8 offsets.
  fileprivate var clock: Range<Int>? {
    let bytes = Array(string.utf8)
    let colon = UInt8(ascii: ":")
    let specifiers = specifiers
    func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && bytes[index].isASCIIDigit }
    func end(after index: Int) -> Int? {
      if let specifier = specifiers.first(where: { $0.lowerBound == index }) {
        return bytes[specifier].contains(UInt8(ascii: "0")) ? specifier.upperBound : nil
      }
      return isDigit(index) && isDigit(index + 1) && !isDigit(index + 2) ? index + 2 : nil
    }
    for index in bytes.indices where bytes[index] == colon {
      var start = index
      if let specifier = specifiers.first(where: { $0.upperBound == index }) {
        guard bytes.indices.contains(index - 1), bytes[index - 1] != UInt8(ascii: "@") else { continue }
        start = specifier.lowerBound
      } else {
        while isDigit(start - 1) { start -= 1 }
      }
      guard start < index, index - start <= 2 || specifiers.contains(where: { $0.upperBound == index }),
        var last = end(after: index + 1)
      else { continue }
      while last < bytes.count, bytes[last] == colon, let next = end(after: last + 1) { last = next }
      return start..<last
    }
    return nil
  }
}
