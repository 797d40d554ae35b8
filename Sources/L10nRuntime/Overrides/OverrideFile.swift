/// One file of texts that replace those of a module: what an app ships beside it, or what a server sends.
///
/// A plain text is written as those of the module's table are: a format, with specifiers such as `%@`, a pattern of ICU's
/// MessageFormat in a table with `format: icu`, a message of MessageFormat 2 in one with `format: mf2`. Arguments have the
/// names of the development text. Rules of a `.stringsdict` file are formats for every key; arguments by name have positions
/// in the order of the development text.
public struct OverrideFile: Sendable {
  /// How a file is read. Both are property lists in any spelling and encoding.
  public enum Format: Hashable, Sendable {
    /// A key and a text: `.strings`.
    case strings
    /// A key and a rule for plural forms, devices or widths: `.stringsdict`.
    case stringsdict
  }

  /// What problems call the file: a path, an address.
  public let name: String

  /// The language of the texts.
  public let language: LanguageTag

  /// How the file is read.
  public let format: Format

  /// The whole file.
  public let bytes: [UInt8]

  /// A file from its parts.
  public init(_ name: String, language: LanguageTag, format: Format = .strings, bytes: [UInt8]) {
    self.name = name
    self.language = language
    self.format = format
    self.bytes = bytes
  }
}
