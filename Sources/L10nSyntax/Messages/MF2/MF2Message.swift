/// A message of MessageFormat 2 in terms of its data model.
///
///     .input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files}}
///     // one declaration; selector "n"; a variant for "one" and one for all else
///
/// A value without places, which are in `MF2Source`. Names are compared like Swift strings, by canonical equivalence,
/// as the specification requires. Source: UTS #35, part 9, "MessageFormat".
package struct MF2Message: Hashable, Sendable {
  /// A declaration of a variable before the body.
  package enum Declaration: Hashable, Sendable {
    /// `.input {$name …}`: an argument, perhaps with a function.
    case input(MF2Expression)
    /// `.local $name = {…}`
    case local(String, MF2Expression)
  }

  /// The body of a message.
  package enum Body: Hashable, Sendable {
    /// One pattern, regardless of the arguments.
    case pattern([MF2Part])
    /// Variants that variables select from.
    case match(selectors: [String], [Variant])
  }

  /// A pattern with the keys that select it.
  package struct Variant: Hashable, Sendable {
    /// The keys, one for each selector.
    package var keys: [Key]
    /// The pattern to show.
    package var pattern: [MF2Part]

    /// A variant from its parts.
    package init(_ keys: [Key], _ pattern: [MF2Part]) { (self.keys, self.pattern) = (keys, pattern) }
  }

  /// A key that is compared with a selector.
  package enum Key: Hashable, Sendable {
    /// A text, a number or a plural category: `one`, `|no thing|`.
    case literal(String)
    /// `*`, which matches every value.
    case any
  }

  /// The declarations in the order of the message.
  package var declarations: [Declaration]
  /// The pattern, or the variants to select from.
  package var body: Body

  /// A message from its parts.
  package init(_ declarations: [Declaration], _ body: Body) {
    (self.declarations, self.body) = (declarations, body)
  }

  /// The patterns of the body, in the order of the message.
  package var patterns: [[MF2Part]] {
    switch body {
    case .pattern(let pattern): [pattern]
    case .match(_, let variants): variants.map { $0.pattern }
    }
  }
}

extension MF2Message.Declaration {
  /// The variable that it declares.
  package var name: String {
    switch self {
    case .input(let expression): expression.operand?.variable ?? ""
    case .local(let name, _): name
    }
  }

  /// The expression that defines the variable.
  package var expression: MF2Expression {
    switch self {
    case .input(let expression), .local(_, let expression): expression
    }
  }
}

/// A part of a pattern.
package enum MF2Part: Hashable, Sendable {
  /// Text to show, without escapes; never empty, never beside another text.
  case text(String)
  /// A value to show.
  case expression(MF2Expression)
  /// The start or the end of a tagged range, or a standalone tag.
  case markup(MF2Markup)
}

/// A value with its function: `{$n :number minimumFractionDigits=2 @translate=no}`.
package struct MF2Expression: Hashable, Sendable {
  /// The value; `nil` if the function makes it.
  package var operand: MF2Value?
  /// The function; `nil` to show the value unchanged.
  package var function: MF2Function?
  /// Attributes, which are not shown.
  package var attributes: [MF2Attribute]

  /// An expression from its parts.
  package init(_ operand: MF2Value?, _ function: MF2Function? = nil, _ attributes: [MF2Attribute] = []) {
    (self.operand, self.function, self.attributes) = (operand, function, attributes)
  }
}

/// A literal or a variable.
package enum MF2Value: Hashable, Sendable {
  case literal(String)
  case variable(String)

  /// The name of the variable; `nil` for a literal.
  package var variable: String? {
    if case .variable(let name) = self { name } else { nil }
  }

  /// The text of the literal; `nil` for a variable.
  package var literal: String? {
    if case .literal(let text) = self { text } else { nil }
  }
}

/// A function with its options: `:number minimumFractionDigits=2`.
package struct MF2Function: Hashable, Sendable {
  /// The name without the colon, with its namespace: `number`, `test:select`.
  package var name: String
  /// The options in the order of the message.
  package var options: [MF2Option]

  /// A function from its parts.
  package init(_ name: String, _ options: [MF2Option] = []) { (self.name, self.options) = (name, options) }
}

/// The name and the value of an option.
package struct MF2Option: Hashable, Sendable {
  package var name: String
  package var value: MF2Value

  package init(_ name: String, _ value: MF2Value) { (self.name, self.value) = (name, value) }
}

/// A note for translators and tools.
package struct MF2Attribute: Hashable, Sendable {
  package var name: String
  /// The value; `nil` if there is only the name.
  package var value: String?

  package init(_ name: String, _ value: String? = nil) { (self.name, self.value) = (name, value) }
}

/// A tag: `{#link href=$url}`, `{/link}`, `{#break /}`.
package struct MF2Markup: Hashable, Sendable {
  /// The position of the tag relative to the text that it marks.
  package typealias Kind = MessageMarkup.Kind

  package var kind: Kind
  /// The name with its namespace.
  package var name: String
  package var options: [MF2Option]
  package var attributes: [MF2Attribute]

  package init(
    _ kind: Kind, _ name: String, _ options: [MF2Option] = [], _ attributes: [MF2Attribute] = []
  ) {
    (self.kind, self.name, self.options, self.attributes) = (kind, name, options, attributes)
  }
}
