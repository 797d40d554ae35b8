/// Texts with plain spaces: each look-up uses the original texts, and its result is changed.
extension LocalizedTexts {
  /// The same texts with the original spaces of the tables and of the locale.
  var withOwnSpaces: LocalizedTexts {
    var own = options
    own.spaces = .locale
    return with(own)
  }
}

extension String {
  /// The text with U+0020 in place of no-break spaces and of narrower or wider spaces within a line; without isolation
  /// also without the direction marks around signs and amounts in right-to-left languages.
  ///
  /// U+3000 stays: it is as wide as an ideograph, and people type it.
  func withPlainSpaces(_ isolation: BidiIsolation) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}": text.append(" ")
      case "\u{200E}", "\u{200F}", "\u{61C}": if isolation != .plain { text.append(scalar) }
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension TextRun {
  /// The run with plain spaces.
  func withPlainSpaces(_ isolation: BidiIsolation) -> TextRun {
    TextRun(
      text: text.withPlainSpaces(isolation), argument: argument, direction: direction, tags: tags, language: language)
  }
}
