/// Texts with plain spaces: each look-up is made with the texts' own ones, and its answer changed.
extension LocalizedTexts {
  /// The same texts with the spaces of the tables and of the locale.
  var withOwnSpaces: LocalizedTexts {
    var own = options
    own.spaces = .locale
    return with(own)
  }
}

extension String {
  /// The text with U+0020 in place of no-break spaces and of those that are narrower or wider than a plain one within a line.
  ///
  /// U+3000 stays: it is as wide as an ideograph, and people type it.
  var withPlainSpaces: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}": text.append(" ")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension TextRun {
  /// The run with plain spaces.
  var withPlainSpaces: TextRun {
    TextRun(text: text.withPlainSpaces, argument: argument, direction: direction, tags: tags, language: language)
  }
}
