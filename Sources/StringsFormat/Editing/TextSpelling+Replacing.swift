extension TextSpelling {
  /// What to write into the file so that other characters stand in place of a range of the text, in the style of the
  /// spelling: `\"` between quotes, `&amp;` between tags.
  ///
  /// What is outside of the range stays as it is written. Where that is not possible, as where an unquoted string
  /// gets a blank, the whole string is spelled again.
  /// - Returns: the place in the file and what goes there; `nil` for a range that is beyond the text or begins or
  ///   ends inside of a character, and for a spelling that was read elsewhere.
  /// - Complexity: O(*n*) in the length of the text.
  public func replacing(_ part: Range<Int>, with replacement: String) -> (range: Range<Int>, written: String)? {
    guard let place = range(of: part), isBorder(part.lowerBound), isBorder(part.upperBound) else { return nil }
    let wanted = Array(utf8[..<part.lowerBound] + replacement.utf8 + utf8[part.upperBound...])
    if let text = spelled(replacement, at: part), reads(text, at: place, as: wanted) { return (place, text) }
    return syntax == .foreign ? nil : wholly(String(decoding: wanted, as: UTF8.self))
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

  /// Whether the spelling says a text when something is written into it: neighbours may join, as `\U41` and a digit.
  private func reads(_ text: String, at place: Range<Int>, as wanted: [UInt8]) -> Bool {
    let start = range.lowerBound
    let changed = Array(written[..<(place.lowerBound - start)] + text.utf8 + written[(place.upperBound - start)...])
    let spelling = TextSpelling(changed, at: start, syntax, holdsAllScalars: holdsAllScalars)
    guard spelling?.utf8 == wanted else { return false }
    return written.first == UInt8(ascii: "\"") || syntax != .openStep || Self.keepsKind(written, changed)
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
