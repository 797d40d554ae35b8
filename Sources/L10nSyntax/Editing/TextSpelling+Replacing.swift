extension TextSpelling {
  /// What to write into the file so that other characters stand in place of a range of the text, in the style of the
  /// spelling: `\"` between quotes, `&amp;` between tags.
  ///
  /// What is outside of the range stays as it is written. Where that is not possible, as where an unquoted string
  /// gets a blank, the whole string is spelled again.
  /// - Returns: the place in the file and what goes there; `nil` for a range that is beyond the text or begins or
  ///   ends inside of a character, and for a spelling that was read elsewhere.
  /// - Complexity: O(log *n*) in the length of the text, and the length of the replacement; O(*n*) where the string is
  ///   spelled again, and for one without quotes, with a CDATA section or with an `&` that stands for itself.
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

  /// A text in place of a range; `nil` where its place cannot have it.
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

  /// Whether what replaces a range comes to stand in a CDATA section.
  private func isInSection(_ part: Range<Int>) -> Bool {
    if pieces.isEmpty { return false }
    let holder = part.isEmpty ? max(part.lowerBound - 1, 0) : part.lowerBound
    return pieces[index(holding: holder)].isInSection
  }

  /// Whether the spelling says a text when something is written into it: neighbors may join, as `\U41` and a digit.
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

  /// A range of the text with what may join with it on both sides, and its place in the file: more than the longest escape, and
  /// whole ones; all of the text where it is not read locally.
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

  /// Whether a string without quotes starts as one: a slash could begin a comment.
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
