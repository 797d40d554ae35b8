extension TextSpelling {
  /// The edit that replaces a range of the text, spelled in the syntax at hand: `\"` between quotes, `&amp;` between
  /// tags.
  ///
  /// The rest stays as it is written. If that is not possible, for example if an unquoted string gets a blank, the
  /// whole string is spelled again.
  /// - Returns: the range in the file and its new text; `nil` for a range that is beyond the text or begins or ends
  ///   within a character, and for a spelling of another module.
  /// - Complexity: O(log *n*) in the length of the text, and the length of the replacement; O(*n*) if the string is
  ///   spelled again, is not quoted, or has a CDATA section or an `&` that is not escaped.
  public func replacing(_ part: Range<Int>, with replacement: String) -> (range: Range<Int>, written: String)? {
    guard let place = range(of: part), isBorder(part.lowerBound), isBorder(part.upperBound) else { return nil }
    if let text = spelled(replacement, at: part), reads(text, at: place, as: replacement, inPlaceOf: part) {
      return (place, text)
    }
    if syntax == .foreign { return nil }
    return wholly(
      String(decoding: utf8[..<part.lowerBound] + replacement.utf8 + utf8[part.upperBound...], as: UTF8.self))
  }

  private func isBorder(_ offset: Int) -> Bool { offset == utf8.count || utf8[offset] & 0xC0 != 0x80 }

  /// The spelling of a text at the place of a range; `nil` if that place cannot hold it.
  private func spelled(_ text: String, at part: Range<Int>) -> String? {
    switch syntax {
    case .openStep:
      switch OpenStepSpelling.Quotes(written.first) {
      case .none: return text
      case .single: return String(StringsWriter.quoted(text, in: "'").dropFirst().dropLast())
      case .double: return String(StringsWriter.quoted(text).dropFirst().dropLast())
      }
    case .json: return String(JSONText.quoted(text).dropFirst().dropLast())
    case .foreign: return nil
    case .xml:
      if content.isEmpty, range.upperBound == content.upperBound { return nil }
      guard isInSection(part) else { return StringsdictWriter.escaped(text) }
      // A '>' could end the section.
      return text.utf8.allSatisfy { $0 != UInt8(ascii: ">") && (holdsAllScalars || $0 < 0x80) } ? text : nil
    }
  }

  /// Whether the text that replaces a range is written into a CDATA section.
  private func isInSection(_ part: Range<Int>) -> Bool {
    if pieces.isEmpty { return false }
    let holder = part.isEmpty ? max(part.lowerBound - 1, 0) : part.lowerBound
    return pieces[index(holding: holder)].isInSection
  }

  /// Whether the text reads as intended after an edit: neighbors may join, as `\U41` and a digit.
  private func reads(
    _ text: String, at place: Range<Int>, as replacement: String, inPlaceOf part: Range<Int>
  ) -> Bool {
    let (around, source) = surroundings(of: part)
    let start = range.lowerBound
    let changed = [
      written[..<(content.lowerBound - start)], written[(source.lowerBound - start)..<(place.lowerBound - start)],
      ArraySlice(text.utf8), written[(place.upperBound - start)..<(source.upperBound - start)],
      written[(content.upperBound - start)...],
    ].flatMap { $0 }
    let wanted = utf8[around.lowerBound..<part.lowerBound] + replacement.utf8
    let spelling = TextSpelling(changed, at: 0, syntax, holdsAllScalars: holdsAllScalars)
    guard spelling?.utf8.elementsEqual(wanted + utf8[part.upperBound..<around.upperBound]) ?? false else {
      return false
    }
    return written.first == UInt8(ascii: "\"") || syntax != .openStep || Self.keepsKind(written, changed)
  }

  /// A range of the text with the neighbors that may join with it, and its place in the file: whole escapes, and more
  /// than the longest one; all of the text if `isReadLocally` is false.
  package func surroundings(of part: Range<Int>) -> (text: Range<Int>, source: Range<Int>) {
    if !isReadLocally { return (0..<utf8.count, content) }
    let reach = 32
    var (start, end) = (max(0, part.lowerBound - reach), min(utf8.count, part.upperBound + reach))
    if start > 0 {
      let piece = pieces[index(holding: start)]
      if !piece.isVerbatim { start = piece.text.lowerBound }
      while !isBorder(start) { start -= 1 }
    }
    if end < utf8.count {
      let piece = pieces[index(holding: end - 1)]
      if !piece.isVerbatim { end = piece.text.upperBound }
      while !isBorder(end) { end += 1 }
    }
    let source = range(of: start..<end) ?? content
    return (
      start..<end,
      (start == 0 ? content : source).lowerBound..<(end == utf8.count ? content : source).upperBound
    )
  }

  /// Whether a string without quotes still starts as one. A slash could begin a comment.
  private static func keepsKind(_ written: [UInt8], _ changed: [UInt8]) -> Bool {
    written.first == UInt8(ascii: "'") || changed.first != UInt8(ascii: "/") || written.first == UInt8(ascii: "/")
  }

  /// The string spelled again.
  private func wholly(_ text: String) -> (range: Range<Int>, written: String) {
    switch syntax {
    case .openStep: return (range, OpenStepSpelling.spelled(text, OpenStepSpelling.Quotes(written.first)))
    case .json, .foreign: return (range, JSONText.quoted(text))
    case .xml:
      let escaped = StringsdictWriter.escaped(text)
      if content.upperBound < range.upperBound { return (content, escaped) }
      let name = String(decoding: written.dropFirst().prefix { $0 > 0x2F && $0 < 0x7F && $0 != 0x3E }, as: UTF8.self)
      return (range, "<\(name)>\(escaped)</\(name)>")
    }
  }
}
