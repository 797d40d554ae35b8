import L10nSyntax

extension FindingKind {
  /// Whether an error of this kind means that texts of the file may not have been read, or not as they are written.
  /// Other kinds are about texts that were read.
  var hidesTexts: Bool {
    switch self {
    case .missingSemicolon, .missingEquals, .missingValue, .missingBrace, .unterminatedString,
      .unterminatedComment, .unescapedQuote, .unexpectedCharacter, .smartQuote, .misplacedByteOrderMark, .mergeConflict,
      .trailingJunk, .nonStringValue, .notADictionary, .invalidXML, .corruptBinaryPropertyList, .invalidPO,
      .invalidJSON,
      .invalidField, .invalidUTF8, .truncatedUTF16, .utf16WithoutByteOrderMark, .emptyFile, .fileTooLarge:
      true
    case .straySemicolon, .badUnicodeEscape, .duplicateKey, .unknownEscape, .octalEscape, .loneSurrogate,
      .controlCharacter,
      .missingOther, .missingCategory, .unknownCategory, .undefinedVariable, .unusedVariable, .variableCycle,
      .missingFormatKey, .missingSpecType, .unknownSpecType, .missingValueType, .invalidValueType, .formatMismatch,
      .argumentGap:
      false
    }
  }
}
