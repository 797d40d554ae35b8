/// How a file's bytes spell its text.
///
/// The readers accept what Foundation reads, and with a warning what is unmistakable though Foundation
/// misreads it (UTF-16 without a byte order mark).
public enum SourceEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"
  /// Only by the encoding declaration of an XML property list.
  case latin1 = "ISO-8859-1"
  /// A binary property list: the text is empty and places mean nothing.
  case binary
}
