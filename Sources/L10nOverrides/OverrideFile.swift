public import L10nRuntime

/// One file of texts that replace those of a module, shipped beside an app or sent by a server.
///
/// A plain text has the syntax of the module's table: a format, with specifiers such as `%@`, a pattern of ICU's
/// MessageFormat in a table with `format: icu`, a message of MessageFormat 2 in one with `format: mf2`. Arguments have
/// the names of the development text. Rules of a `.stringsdict` file are formats for every key, in which named
/// arguments have positions in the order of the development text.
public struct OverrideFile: Sendable {
  /// The format of a file.
  public enum Format: Hashable, Sendable {
    /// Keys with texts, as a property list in any syntax and encoding: `.strings`.
    case strings
    /// Keys with rules for plural forms, devices or widths, also as a property list: `.stringsdict`.
    case stringsdict
    /// Texts and rules in several languages: `.xcstrings`.
    case stringCatalog
  }

  /// The name of the file in problems: a path, an address.
  public let name: String

  /// The language of the texts; `nil` for a String Catalog, which contains its languages.
  public let language: LanguageTag?

  /// The format of the file.
  public let format: Format

  /// The whole file.
  public let bytes: [UInt8]

  /// A file of one language from its parts.
  ///
  /// - Parameter format: a format with files of one language; a String Catalog is read as one, and `language` is
  ///   ignored.
  public init(_ name: String, language: LanguageTag, format: Format = .strings, bytes: [UInt8]) {
    self.name = name
    self.language = language
    self.format = format
    self.bytes = bytes
  }

  /// A String Catalog. Only texts with a localization are used, unless their state is `new`.
  public init(_ name: String, stringCatalog bytes: [UInt8]) {
    self.name = name
    language = nil
    format = .stringCatalog
    self.bytes = bytes
  }
}
