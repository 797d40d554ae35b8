/// A problem in a message that can be found without running it.
package struct MessageProblem: Hashable, Sendable {
  /// The kinds of problems.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// A text that cannot be read as a format; `MessageProblem.formatError` says why.
    case malformedFormat = "malformed-format"
    /// A `%#@name@` without a variable of that name.
    case undefinedVariable = "undefined-variable"
    /// A variable that no text refers to.
    case unusedVariable = "unused-variable"
    /// A text that uses its own variable, directly or through others.
    case variableCycle = "variable-cycle"
    /// An argument used with a type that the variable's value type, or another text, contradicts.
    case formatMismatch = "format-mismatch"
    /// A position that no text uses below one that is used.
    case argumentGap = "argument-gap"
    /// A value type that is not the specifier of a number.
    case invalidValueType = "invalid-value-type"
    /// A variable without a value type: Foundation then takes the number for an object.
    case missingValueType = "missing-value-type"
  }

  /// The kind of the problem.
  package let code: Code
  /// The text, or the variable, at fault.
  package let place: MessagePlace
  /// The name of the variable (undefined, in a cycle), or the invalid value type.
  package let subject: String?
  /// The error of a malformed format.
  package let formatError: FormatError?

  init(_ code: Code, at place: MessagePlace, subject: String? = nil, formatError: FormatError? = nil) {
    self.code = code
    self.place = place
    self.subject = subject
    self.formatError = formatError
  }
}

/// A text of a message, or a part of one.
package struct MessagePlace: Hashable, Sendable {
  /// The devices and widths that select it, outermost first.
  package var variants: [String] = []
  /// The variable that it belongs to; `nil` for the message's own text.
  package var variable: String?
  /// The category of the text within the variable; `nil` for the variable as a whole.
  package var category: String?
  /// The specifier at fault, in UTF-8 offsets of the text; `nil` for all of it.
  package var range: Range<Int>?

  /// A place from its parts.
  package init(
    variants: [String] = [], variable: String? = nil, category: String? = nil, range: Range<Int>? = nil
  ) {
    self.variants = variants
    self.variable = variable
    self.category = category
    self.range = range
  }

  /// The same text with another specifier in it; for `nil`, the whole text.
  package func at(_ range: Range<Int>?) -> MessagePlace {
    var place = self
    place.range = range
    return place
  }
}
