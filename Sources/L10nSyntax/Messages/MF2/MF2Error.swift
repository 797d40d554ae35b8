/// An error in a message of MessageFormat 2, with its place.
package struct MF2Error: Error, Hashable, Sendable, CustomStringConvertible {
  /// The specification's names of the kinds of errors that can be found without arguments.
  package enum Kind: String, Hashable, Sendable {
    case syntax = "syntax-error"
    case variantKeyMismatch = "variant-key-mismatch"
    case missingFallbackVariant = "missing-fallback-variant"
    case missingSelectorAnnotation = "missing-selector-annotation"
    case duplicateDeclaration = "duplicate-declaration"
    case duplicateOptionName = "duplicate-option-name"
    case duplicateVariant = "duplicate-variant"
  }

  /// The kinds of errors in detail.
  package enum Code: Hashable, Sendable {
    /// A `{`, `{{` or `|` without its end.
    case unclosed(String)
    /// A `}` in text, which must be written as `\}`.
    case looseBrace
    /// A `\` before anything but `\`, `{`, `|` and `}`.
    case badEscape
    /// U+0000
    case null
    /// Nothing between braces.
    case emptyPlaceholder
    /// Braces with something other than a literal, a variable, a function or a tag.
    case badPlaceholder
    /// Something other than the expected token.
    case expected(String)
    /// Text after the end of the message.
    case textAfterEnd
    /// A word with a dot at the start of the message other than `.input`, `.local` or `.match`.
    case unknownKeyword(String)
    /// A variant whose number of keys differs from the number of selectors.
    case keyCount(keys: Int, selectors: Int)
    /// A message without a variant whose keys are all `*`.
    case missingFallback
    /// A selector without a function.
    case unannotatedSelector(String)
    /// A variable that is declared twice, or used before its declaration.
    case redeclared(String)
    /// An option that is set twice.
    case repeatedOption(String)
    /// Two variants with the same keys.
    case repeatedVariant(String)
  }

  /// The kind of the error.
  package let code: Code
  /// The place of the error, in UTF-8 offsets of the message; empty if something is missing.
  package let range: Range<Int>

  /// An error at one place.
  package init(_ code: Code, at range: Range<Int>) { (self.code, self.range) = (code, range) }

  /// The specification's name of the kind.
  package var kind: Kind {
    switch code {
    case .keyCount: .variantKeyMismatch
    case .missingFallback: .missingFallbackVariant
    case .unannotatedSelector: .missingSelectorAnnotation
    case .redeclared: .duplicateDeclaration
    case .repeatedOption: .duplicateOptionName
    case .repeatedVariant: .duplicateVariant
    default: .syntax
    }
  }

  /// The error as a clause.
  package var description: String {
    switch code {
    case .unclosed(let sign): "'\(sign)' is not closed"
    case .looseBrace: "'}' appears in text"
    case .badEscape: "'\\' appears before a character that is not escaped"
    case .null: "the text holds a character U+0000"
    case .emptyPlaceholder: "the braces are empty"
    case .badPlaceholder: "the braces hold neither a literal, a variable, a function nor a tag"
    case .expected(let what): "expected \(what)"
    case .textAfterEnd: "there is text after the message"
    case .unknownKeyword(let word): "'\(word)' is not a keyword"
    case .keyCount(let keys, let selectors):
      "the variant has \(keys) \(keys == 1 ? "key" : "keys") for \(selectors) \(selectors == 1 ? "selector" : "selectors")"
    case .missingFallback: "no variant has '*' for every key"
    case .unannotatedSelector(let name): "the selector '$\(name)' has no function"
    case .redeclared(let name): "'$\(name)' is declared after its first use"
    case .repeatedOption(let name): "the option '\(name)' is set twice"
    case .repeatedVariant(let keys): "there are two variants for '\(keys)'"
    }
  }

  /// A sentence that says how to solve the error.
  package var help: String {
    switch code {
    case .unclosed(let sign):
      switch sign {
      case "|": "end the literal with '|'"
      case "{{": "end the pattern with '}}'"
      default: "end the placeholder with '}', or write '\\{' for a brace"
      }
    case .looseBrace: "write '\\}' for a brace"
    case .badEscape: "write '\\\\' for a backslash"
    case .null: "remove the character"
    case .emptyPlaceholder, .badPlaceholder: "write {$name}, {|text|}, {$n :number} or {#tag}, or '\\{' for a brace"
    case .expected: "see the syntax of MessageFormat 2"
    case .textAfterEnd: "put the text into the pattern, between '{{' and '}}'"
    case .unknownKeyword: "write .input, .local or .match, or '{{' before a text that begins with a dot"
    case .keyCount: "write one key for each selector"
    case .missingFallback: "add a variant with '*' for every selector"
    case .unannotatedSelector(let name): "declare it with a function: .input {$\(name) :number}"
    case .redeclared: "declare each variable once, before it is used"
    case .repeatedOption: "keep one of the two"
    case .repeatedVariant: "keep one of the two, or change its keys"
    }
  }
}
