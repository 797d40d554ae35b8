/// An error in a pattern of ICU's MessageFormat, with its place.
package struct ICUMessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// A `{` without its `}`.
    case unmatchedBrace = "unmatched-brace"
    /// No name after `{`, or a number with leading zeros or above 2147483647.
    case badName = "bad-name"
    /// Neither `,` nor `}` after a name or a type, or no type after `,`.
    case badArgument = "bad-argument"
    /// A plural or a select without branches: `{n, plural}`.
    case missingBranches = "missing-branches"
    /// A plural or a select without a branch for `other`.
    case missingOther = "missing-other"
    /// A selector that is neither a keyword nor `=` and a number.
    case badSelector = "bad-selector"
    /// A selector without `{` after it.
    case missingBranch = "missing-branch"
    /// An offset without a number, or after a branch.
    case badOffset = "bad-offset"
    /// Choices nested more than 16 deep.
    case tooDeep = "too-deep"
    /// A type of ICU that is not supported: spelled-out numbers, `choice`.
    case unsupportedType = "unsupported-type"
    /// A style that ICU may know but that is not supported: currencies, patterns of numbers and dates.
    case unsupportedStyle = "unsupported-style"
    /// A type that ICU does not know: `{n, nmber}`.
    case unknownType = "unknown-type"
  }

  /// The kind of the error.
  package let code: Code
  /// The place of the error, in UTF-8 offsets of the pattern; empty at its end if something is missing.
  package let range: Range<Int>

  /// An error of one kind at one place.
  package init(_ code: Code, at range: Range<Int>) {
    self.code = code
    self.range = range
  }

  /// The error as a clause, without the text at fault.
  package var description: String {
    switch code {
    case .unmatchedBrace: "the brace is not closed"
    case .badName: "the argument has no name that can be read"
    case .badArgument: "the argument does not go on with ',' and a type, or '}'"
    case .missingBranches: "the argument has no branches to choose among"
    case .missingOther: "the argument has no branch for 'other'"
    case .badSelector: "the selector is neither a keyword nor '=' and a number"
    case .missingBranch: "the selector has no branch in braces"
    case .badOffset: "the offset is not a number before the first branch"
    case .tooDeep: "choices are nested more than 16 deep"
    case .unsupportedType: "the type cannot be shown"
    case .unsupportedStyle: "the style cannot be shown"
    case .unknownType: "the type is not known"
    }
  }
}
