/// The encoding of a file's text.
///
/// The readers accept everything that Foundation reads, and with a warning UTF-16 without a byte order mark, which is
/// unmistakable but misread by Foundation.
public enum SourceEncoding: String, Sendable {
  /// With or without a byte order mark.
  case utf8 = "UTF-8"
  /// Two bytes a unit, the low one first.
  case utf16LittleEndian = "UTF-16LE"
  /// Two bytes a unit, the high one first.
  case utf16BigEndian = "UTF-16BE"
  /// Four bytes a scalar, the lowest first.
  case utf32LittleEndian = "UTF-32LE"
  /// Four bytes a scalar, the highest first.
  case utf32BigEndian = "UTF-32BE"
  /// Only by the encoding declaration of an XML property list, and in formats that name it.
  case latin1 = "ISO-8859-1"
  /// A binary property list: the text is empty and places have no meaning.
  case binary
}
