/// A message of MessageFormat 2 in the words of its data model.
///
///     .input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files}}
///     // one declaration; selector "n"; a variant for "one" and one for all else
///
/// A value without places: `MF2Source` has them beside it. Names are compared as Swift compares strings, by canonical
/// equivalence, which is what the specification asks for. Source: UTS #35, part 9, "MessageFormat".
package struct MF2Message: Hashable, Sendable {
  /// What names a value before the body uses it.
  package enum Declaration: Hashable, Sendable {
    /// `.input {$name …}`: an argument, perhaps with a function.
    case input(MF2Expression)
    /// `.local $name = {…}`
    case local(String, MF2Expression)
  }

  /// What is shown.
  package enum Body: Hashable, Sendable {
    /// One pattern, whatever the arguments are.
    case pattern([MF2Part])
    /// Variants that variables choose among.
    case match(selectors: [String], [Variant])
  }

  /// A pattern and when it is chosen.
  package struct Variant: Hashable, Sendable {
    /// One for each selector.
    package var keys: [Key]
    /// What is shown.
    package var pattern: [MF2Part]

    /// A variant from its parts.
    package init(_ keys: [Key], _ pattern: [MF2Part]) { (self.keys, self.pattern) = (keys, pattern) }
  }

  /// What a selector is compared with.
  package enum Key: Hashable, Sendable {
    /// A text, a number or a plural category: `one`, `|no thing|`.
    case literal(String)
    /// `*`, whatever the selector is.
    case any
  }

  /// In the order of the message.
  package var declarations: [Declaration]
  /// What is shown.
  package var body: Body

  /// A message from its parts.
  package init(_ declarations: [Declaration], _ body: Body) {
    (self.declarations, self.body) = (declarations, body)
  }

  /// The patterns that may be shown, in the order of the message.
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

  /// What the variable stands for.
  package var expression: MF2Expression {
    switch self {
    case .input(let expression), .local(_, let expression): expression
    }
  }
}

/// A part of a pattern.
package enum MF2Part: Hashable, Sendable {
  /// Text to show, without its escapes; never empty, never beside another text.
  case text(String)
  /// A value that is shown.
  case expression(MF2Expression)
  /// The beginning or the end of a range, or a thing of its own.
  case markup(MF2Markup)
}

/// A value with what shows it: `{$n :number minimumFractionDigits=2 @translate=no}`.
package struct MF2Expression: Hashable, Sendable {
  /// The value; `nil` where a function makes it.
  package var operand: MF2Value?
  /// What shows it; `nil` for the value as it is.
  package var function: MF2Function?
  /// Notes that show nothing.
  package var attributes: [MF2Attribute]

  /// An expression from its parts.
  package init(_ operand: MF2Value?, _ function: MF2Function? = nil, _ attributes: [MF2Attribute] = []) {
    (self.operand, self.function, self.attributes) = (operand, function, attributes)
  }
}

/// A text of the message, or the name of a variable.
package enum MF2Value: Hashable, Sendable {
  case literal(String)
  case variable(String)

  /// The name of the variable; `nil` for a text.
  package var variable: String? {
    if case .variable(let name) = self { name } else { nil }
  }

  /// The text; `nil` for a variable.
  package var literal: String? {
    if case .literal(let text) = self { text } else { nil }
  }
}

/// What shows a value: `:number minimumFractionDigits=2`.
package struct MF2Function: Hashable, Sendable {
  /// Its name without the colon, with its namespace: `number`, `test:select`.
  package var name: String
  /// In the order of the message.
  package var options: [MF2Option]

  /// A function from its parts.
  package init(_ name: String, _ options: [MF2Option] = []) { (self.name, self.options) = (name, options) }
}

/// A name and what it is set to.
package struct MF2Option: Hashable, Sendable {
  package var name: String
  package var value: MF2Value

  package init(_ name: String, _ value: MF2Value) { (self.name, self.value) = (name, value) }
}

/// A note for translators and tools.
package struct MF2Attribute: Hashable, Sendable {
  package var name: String
  /// `nil` where only the name is there.
  package var value: String?

  package init(_ name: String, _ value: String? = nil) { (self.name, self.value) = (name, value) }
}

/// A tag: `{#link href=$url}`, `{/link}`, `{#break /}`.
package struct MF2Markup: Hashable, Sendable {
  /// Where it stands to what it marks.
  package typealias Kind = MessageMarkup.Kind

  package var kind: Kind
  /// With its namespace.
  package var name: String
  package var options: [MF2Option]
  package var attributes: [MF2Attribute]

  package init(
    _ kind: Kind, _ name: String, _ options: [MF2Option] = [], _ attributes: [MF2Attribute] = []
  ) {
    (self.kind, self.name, self.options, self.attributes) = (kind, name, options, attributes)
  }
}
