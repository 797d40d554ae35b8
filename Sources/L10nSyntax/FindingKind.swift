/// The kind of a problem in a file, by the name that `l10n` prints in brackets and that configurations use.
public enum FindingKind: String, CaseIterable, Sendable {
  // Grammar of old-style files.
  /// No `;` after an entry.
  case missingSemicolon = "missing-semicolon"
  /// No `=` after a key.
  case missingEquals = "missing-equals"
  /// Nothing after the `=`.
  case missingValue = "missing-value"
  /// A dictionary or list without its end.
  case missingBrace = "missing-brace"
  /// A `;` where no entry ends; other readers stop here without a word.
  case straySemicolon = "stray-semicolon"
  /// A quoted string without its end.
  case unterminatedString = "unterminated-string"
  /// A comment without its end.
  case unterminatedComment = "unterminated-comment"
  /// A quotation mark within a quoted string that is not escaped.
  case unescapedQuote = "unescaped-quote"
  /// A character that cannot begin anything here.
  case unexpectedCharacter = "unexpected-character"
  /// A curly quotation mark instead of a straight one.
  case smartQuote = "smart-quote"
  /// A byte order mark that is not at the beginning.
  case misplacedByteOrderMark = "misplaced-bom"
  /// Markers of an unfinished merge.
  case mergeConflict = "merge-conflict"
  /// Text after the end of the contents.
  case trailingJunk = "trailing-junk"
  /// `\U` or `\u` without four hexadecimal digits.
  case badUnicodeEscape = "bad-unicode-escape"

  // Structure of the contents.
  /// A value that should be a string.
  case nonStringValue = "non-string-value"
  /// Contents that are not a dictionary.
  case notADictionary = "not-a-dictionary"
  /// Malformed XML, or an element of another kind of file.
  case invalidXML = "invalid-xml"
  /// A binary property list that contradicts itself.
  case corruptBinaryPropertyList = "corrupt-binary-plist"
  /// A PO file that gettext refuses, or reads differently.
  case invalidPO = "invalid-po"
  /// Malformed JSON.
  case invalidJSON = "invalid-json"
  /// A field of a String Catalog, or an element of Android's resources, with an unexpected value.
  case invalidField = "invalid-field"

  // Bytes.
  /// Bytes that are not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// UTF-16 that ends within a unit.
  case truncatedUTF16 = "truncated-utf16"
  /// UTF-16 without a byte order mark; Foundation misreads it.
  case utf16WithoutByteOrderMark = "utf16-without-bom"
  /// A file without bytes.
  case emptyFile = "empty-file"
  /// A file of more than a gibibyte.
  case fileTooLarge = "file-too-large"

  // Contents.
  /// A key that the table already has.
  case duplicateKey = "duplicate-key"
  /// A backslash before a character that does not need one.
  case unknownEscape = "unknown-escape"
  /// A backslash and octal digits, which name a character of another character set.
  case octalEscape = "octal-escape"
  /// Half a surrogate pair.
  case loneSurrogate = "lone-surrogate"
  /// A control character that is not escaped.
  case controlCharacter = "control-character"

  // Plural dictionaries.
  /// A rule without the form `other`, which every language needs.
  case missingOther = "missing-other"
  /// A plural form that the language needs is missing.
  case missingCategory = "missing-category"
  /// A form that is not a CLDR plural category.
  case unknownCategory = "unknown-category"
  /// A `%#@name@` without its rule.
  case undefinedVariable = "undefined-variable"
  /// A rule that no text uses.
  case unusedVariable = "unused-variable"
  /// Rules that use each other in a cycle.
  case variableCycle = "variable-cycle"
  /// A rule without `NSStringLocalizedFormatKey`.
  case missingFormatKey = "missing-format-key"
  /// A variable without `NSStringFormatSpecTypeKey`.
  case missingSpecType = "missing-spec-type"
  /// A variable of an unknown type.
  case unknownSpecType = "unknown-spec-type"
  /// A variable without `NSStringFormatValueTypeKey`.
  case missingValueType = "missing-value-type"
  /// A value type that is not the specifier of a number.
  case invalidValueType = "invalid-value-type"
  /// A form whose specifiers differ from those of other forms.
  case formatMismatch = "format-mismatch"
  /// A gap in the numbers of the arguments, for example argument 2 without argument 1.
  case argumentGap = "argument-gap"
}
