/// What is wrong with a file, in the words that `l10n` prints in brackets and that configurations name.
public enum FindingKind: String, CaseIterable, Sendable {
  // The grammar of the old style.
  case missingSemicolon = "missing-semicolon"
  case missingEquals = "missing-equals"
  case missingValue = "missing-value"
  case missingBrace = "missing-brace"
  case straySemicolon = "stray-semicolon"
  case unterminatedString = "unterminated-string"
  case unterminatedComment = "unterminated-comment"
  case unescapedQuote = "unescaped-quote"
  case unexpectedCharacter = "unexpected-character"
  case smartQuote = "smart-quote"
  case misplacedByteOrderMark = "misplaced-bom"
  case mergeConflict = "merge-conflict"
  case trailingJunk = "trailing-junk"
  case badUnicodeEscape = "bad-unicode-escape"

  // The shape of the contents.
  case nonStringValue = "non-string-value"
  case notADictionary = "not-a-dictionary"
  case invalidXML = "invalid-xml"
  case corruptBinaryPropertyList = "corrupt-binary-plist"
  case invalidJSON = "invalid-json"
  case invalidField = "invalid-field"

  // Bytes.
  case invalidUTF8 = "invalid-utf8"
  case truncatedUTF16 = "truncated-utf16"
  case utf16WithoutByteOrderMark = "utf16-without-bom"
  case emptyFile = "empty-file"
  case fileTooLarge = "file-too-large"

  // Contents.
  case duplicateKey = "duplicate-key"
  case unknownEscape = "unknown-escape"
  case octalEscape = "octal-escape"
  case loneSurrogate = "lone-surrogate"
  case controlCharacter = "control-character"

  // Plural dictionaries.
  case missingOther = "missing-other"
  case missingCategory = "missing-category"
  case unknownCategory = "unknown-category"
  case undefinedVariable = "undefined-variable"
  case unusedVariable = "unused-variable"
  case variableCycle = "variable-cycle"
  case missingFormatKey = "missing-format-key"
  case missingSpecType = "missing-spec-type"
  case unknownSpecType = "unknown-spec-type"
  case missingValueType = "missing-value-type"
  case invalidValueType = "invalid-value-type"
  case formatMismatch = "format-mismatch"
  case argumentGap = "argument-gap"
}
