public import L10nRuntime

/// One file of texts that replace those of a module: what an app ships beside it, or what a server sends.
///
/// A plain text is written as those of the module's table are: a format, with specifiers such as `%@`, a pattern of ICU's
/// MessageFormat in a table with `format: icu`, a message of MessageFormat 2 in one with `format: mf2`. Arguments have the
/// names of the development text. Rules of a `.stringsdict` file are formats for every key; arguments by name have positions
/// in the order of the development text.
public struct OverrideFile: Sendable {
  /// How a file is read.
  public enum Format: Hashable, Sendable {
    /// A key and a text, a property list in any spelling and encoding: `.strings`.
    case strings
    /// A key and a rule for plural forms, devices or widths, a property list as well: `.stringsdict`.
    case stringsdict
    /// Texts and rules in several languages: `.xcstrings`.
    case stringCatalog
  }

  /// What problems call the file: a path, an address.
  public let name: String

  /// The language of the texts; `nil` for a String Catalog, which names its languages itself.
  public let language: LanguageTag?

  /// How the file is read.
  public let format: Format

  /// The whole file.
  public let bytes: [UInt8]

  /// A file of one language from its parts.
  ///
  /// - Parameter format: one whose files are of one language; a String Catalog is read as one whatever the language.
  public init(_ name: String, language: LanguageTag, format: Format = .strings, bytes: [UInt8]) {
    self.name = name
    self.language = language
    self.format = format
    self.bytes = bytes
  }

  /// A String Catalog. Of its texts those count that it has a localization for and that are not `new`.
  public init(_ name: String, stringCatalog bytes: [UInt8]) {
    self.name = name
    language = nil
    format = .stringCatalog
    self.bytes = bytes
  }
}
