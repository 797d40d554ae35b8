package import L10nCore
import L10nSyntax

extension RuleInfo {
  /// The findings of reading a catalog, which configurations name like rules: problems of the folder, then every kind
  /// of finding in a file that no rule reports with its own message, in the order of `FindingKind`.
  package static let readers: [RuleInfo] = {
    let claimed = Set(Rule.all.flatMap(\.claims))
    return folder
      + FindingKind.allCases.filter { !claimed.contains($0) }.map { kind in
        RuleInfo(
          kind.rawValue, kind.isUsuallyAnError ? .error : .warning, kind.summary,
          fixes: SyntaxFix.kinds.contains(kind) ? .safe : nil)
      }
  }()

  private static let folder = [
    RuleInfo("configuration", .error, "A setting in l10n.yml is unknown or names something that does not exist."),
    RuleInfo("unreadable-file", .error, "A file or folder cannot be read."),
    RuleInfo(
      "misplaced-catalog", .error,
      "A String Catalog lies in the directory of one language, or shares its name with other tables."),
    RuleInfo(
      "uneditable-file", .error,
      "A table that is to be changed is broken, or a binary property list; lint never says so."),
  ]
}

extension FindingKind {
  fileprivate var isUsuallyAnError: Bool {
    switch self {
    case .truncatedUTF16, .utf16WithoutByteOrderMark, .emptyFile, .duplicateKey, .unknownEscape, .octalEscape,
      .loneSurrogate, .controlCharacter, .missingCategory, .unusedVariable, .missingValueType, .argumentGap:
      false
    default: true
    }
  }

  fileprivate var summary: String {
    switch self {
    case .missingSemicolon: "An entry does not end with a semicolon."
    case .missingEquals: "There is no equals sign between a key and its value."
    case .missingValue: "A key has no value."
    case .missingBrace: "A brace or parenthesis is never closed."
    case .straySemicolon: "A semicolon ends nothing; Foundation drops every entry after it."
    case .unterminatedString: "A quote is never closed, or not on its line."
    case .unterminatedComment: "A comment is never closed and swallows the rest of the file."
    case .unescapedQuote: "A quote inside a text is not escaped."
    case .unexpectedCharacter: "A character is not allowed in its place."
    case .smartQuote: "A typographic quote is used instead of a straight one."
    case .misplacedByteOrderMark: "A byte order mark is inside the file."
    case .mergeConflict: "Merge conflict markers were left in the file."
    case .trailingJunk: "Text follows the end of the table."
    case .badUnicodeEscape: "An escape for a code point has too few or too many digits."
    case .nonStringValue: "A value is not a string."
    case .notADictionary: "The file holds something other than a table."
    case .invalidXML: "An XML file is malformed."
    case .corruptBinaryPropertyList: "A binary property list is damaged."
    case .invalidPO: "A PO file is malformed, not in UTF-8, or at odds with its header."
    case .invalidJSON: "A JSON file is malformed."
    case .invalidField:
      "A field of a String Catalog, an Android resource file or an ARB file has an invalid value."
    case .invalidUTF8: "Bytes are not UTF-8."
    case .truncatedUTF16: "The file ends in the middle of a UTF-16 unit."
    case .utf16WithoutByteOrderMark: "UTF-16 text has no byte order mark; Foundation skips its first character."
    case .emptyFile: "The file holds nothing; Foundation refuses it."
    case .fileTooLarge: "The file is larger than a gigabyte."
    case .duplicateKey: "A key occurs twice in one table."
    case .unknownEscape: "A backslash does not start an escape."
    case .octalEscape: "An octal escape is read as NeXTSTEP Latin."
    case .loneSurrogate: "A text has half of a surrogate pair."
    case .controlCharacter: "A text has a control character."
    case .missingOther: "A plural variable has no 'other'."
    case .missingCategory: "A plural variable lacks a category that its language needs."
    case .unknownCategory: "A name is not a plural category or a width."
    case .undefinedVariable: "A format uses a variable that its entry does not define."
    case .unusedVariable: "A variable is defined and never used."
    case .variableCycle: "Variables use each other in a cycle."
    case .missingFormatKey: "An entry has no NSStringLocalizedFormatKey."
    case .missingSpecType: "A variable has no NSStringFormatSpecTypeKey."
    case .unknownSpecType: "A variable's NSStringFormatSpecTypeKey does not name a rule."
    case .missingValueType: "A variable has no NSStringFormatValueTypeKey, so its number is taken for an object."
    case .invalidValueType: "A variable's NSStringFormatValueTypeKey is not a specifier of a number."
    case .formatMismatch: "A plural form uses its number with another specifier than the value type."
    case .argumentGap: "Arguments are numbered with a gap; Foundation then picks wrong ones."
    }
  }
}
