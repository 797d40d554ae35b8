/// Writes old-style `.strings` tables in one canonical form.
///
///     /* Verb. */
///     "controls.playback.play.label" = "Play";
///
///     "a" = "no comment, no blank line";
///     "b" = "\"quoted\"";
///
/// Lines end with LF. Reading returns the keys, values and comments.
public enum StringsWriter {
  /// A table, with a blank line between two entries if one of them has a comment.
  ///
  /// One line end if there are no entries, because Foundation refuses an empty file.
  public static func table(_ entries: some Sequence<NewEntry<String>>) -> String {
    var text = ""
    var previousHasComment = false
    for entry in entries {
      let hasComment = entry.hasCommentLines
      if !text.isEmpty, hasComment || previousHasComment { text += "\n" }
      text += self.entry(entry) + "\n"
      previousHasComment = hasComment
    }
    return text.isEmpty ? "\n" : text
  }

  /// An entry with its comment on the lines before it, without a line end after it.
  public static func entry(_ entry: NewEntry<String>, lineEnd: String = "\n") -> String {
    var text = ""
    if let comment = entry.comment, !comment.isEmpty { text += self.comment(comment, lineEnd: lineEnd) + lineEnd }
    if entry.isUntranslated { text += "// \(UntranslatedMarker.text)" + lineEnd }
    return text + quoted(entry.key.text) + " = " + quoted(entry.value) + ";"
  }

  /// A comment, `/* … */`, or lines with `//` if the text contains `*/`.
  ///
  /// Blanks around lines and the kind of its line breaks are not kept.
  public static func comment(_ text: String, lineEnd: String = "\n") -> String {
    CommentWriting.openStep(text, lineEnd: lineEnd)
  }

  /// A key or value in double quotes.
  ///
  /// Quotes, backslashes, TAB, LF, CR and other control characters are escaped; everything else is literal, including
  /// invisible characters.
  public static func quoted(_ text: String) -> String { quoted(text, in: "\"") }

  /// - Parameter quote: `"` or `'`; the other one is not escaped.
  static func quoted(_ text: String, in quote: Unicode.Scalar) -> String {
    let escaped = text.escaped { scalar in
      switch scalar {
      case quote: "\\\(quote)"
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": scalar.utf16Escapes("\\U")
      default: nil
      }
    }
    return "\(quote)\(escaped)\(quote)"
  }
}

extension NewEntry {
  var hasCommentLines: Bool { isUntranslated || comment?.isEmpty == false }
}
