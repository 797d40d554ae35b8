package import L10nRuntime

/// A part of a pattern, of a variant or of a format, in the terms of the Unicode MessageFormat data model.
///
/// Parts have no places: a syntax keeps them beside the tree (`PatternPlaces`).
package indirect enum MessagePart: Hashable, Sendable {
  /// Text to show, without its quoting; never empty, never beside another text.
  case text(String)
  /// A shown argument: `{name}`, `{name, number, …}`, `%1$@`; or a variable of a format, `%#@count@`.
  case placeholder(MessagePlaceholder)
  /// The number of the plural whose variant directly contains it, minus the offset: `#`.
  case number
  /// Variants that an argument selects from: `{name, plural, …}`, `{name, selectordinal, …}` or `{name, select, …}`.
  case select(MessageSelect)
  /// A tag, which shows nothing: `{#link}`, `{/link}`.
  case markup(MessageMarkup)
}

extension [MessagePart] {
  /// The names of all arguments, each once, in the order of the parts.
  var argumentNames: [String] { operands.filter { $0.literalOperand == nil } }

  /// The names of all arguments and the shown literals, each once, in the order of the parts.
  package var operands: [String] {
    var names: [String] = []
    var known: Set<String> = []
    func add(_ name: String) { if known.insert(name).inserted { names.append(name) } }
    visit { part in
      switch part {
      case .text, .number: break
      case .markup(let markup): markup.argumentNames.forEach(add)
      case .placeholder(let placeholder): add(placeholder.name)
      case .select(let select): add(select.name)
      }
    }
    return names
  }

  /// Whether there is a tag among the parts or in one of their variants.
  var hasMarkup: Bool {
    var hasMarkup = false
    visit { if case .markup = $0 { hasMarkup = true } }
    return hasMarkup
  }

  /// Every placeholder, including those of variants.
  package var placeholders: [MessagePlaceholder] {
    var placeholders: [MessagePlaceholder] = []
    visit { if case .placeholder(let placeholder) = $0 { placeholders.append(placeholder) } }
    return placeholders
  }

  /// Every selector, with nested ones after the outer ones.
  package var selects: [MessageSelect] {
    var selects: [MessageSelect] = []
    visit { if case .select(let select) = $0 { selects.append(select) } }
    return selects
  }

  /// Calls `body` with every part, with those of variants after their selector.
  func visit(_ body: (MessagePart) -> Void) {
    for part in self {
      body(part)
      if case .select(let select) = part {
        for variant in select.variants { variant.parts.visit(body) }
      }
    }
  }
}

/// An argument that a pattern shows.
package struct MessagePlaceholder: Hashable, Sendable {
  /// The function that shows an argument.
  package enum Function: Hashable, Sendable {
    /// No function: text is unchanged, a number is shown as `number` does.
    case none
    /// Text, with numbers in plain ASCII digits: `:string` of MessageFormat 2.
    case text
    /// A number in a style.
    case number(NumberStyle)
    /// A date or time in a form: a skeleton, or styles of date and time separated by a slash (`DateSkeleton.form`).
    case date(String)
    /// A specifier of a format, or a reference to a variable of a format: `%lld`, `%#@count@`.
    case specifier(MessageSpecifier)
    /// Unreadable text: the literal is a percent sign outside of specifiers, with the text that may have been intended
    /// as one.
    case damaged
    /// An unsupported function, or one with unsupported options: `spellout`; the options as they are written.
    case unsupported(name: String, options: String?)
  }

  /// The name of the argument, or its number in decimal digits; for a literal number or date, the literal between bars,
  /// which names cannot contain: `|4.2|`.
  package let name: String
  /// The function that shows it.
  package let function: Function

  /// The number that is added to the value before it is shown.
  package let offset: Double

  /// A placeholder from its parts.
  package init(_ name: String, _ function: Function = .none, offset: Double = 0) {
    (self.name, self.function, self.offset) = (name, function, offset)
  }
}

extension String {
  /// The literal without its bars; `nil` for the name of an argument.
  package var literalOperand: String? {
    utf8.first == UInt8(ascii: "|") && utf8.count > 1 ? String(dropFirst().dropLast()) : nil
  }
}

/// A tag in a pattern, which gives a range of the text a meaning: a link, an emphasis.
package struct MessageMarkup: Hashable, Sendable {
  /// The position of the tag relative to the text that it marks.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case open, close, standalone
  }

  /// The name and the value of an option.
  package struct Option: Hashable, Sendable {
    /// The value of an option.
    package indirect enum Value: Hashable, Sendable {
      /// A text of the pattern.
      case text(String)
      /// An argument by its name.
      case argument(String)
      /// Texts and arguments in sequence, none of which is `joined`.
      case joined([Value])
    }

    /// The option's name.
    package let name: String
    /// The option's value.
    package let value: Value

    /// An option from its parts.
    package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
  }

  /// The position of the tag relative to the text that it marks.
  package let kind: Kind
  /// The name of the tag, which is the meaning of its range.
  package let name: String
  /// The options in the order of the pattern.
  package let options: [Option]

  /// A tag from its parts.
  package init(_ kind: Kind, _ name: String, _ options: [Option] = []) {
    (self.kind, self.name, self.options) = (kind, name, options)
  }

  /// The names of the arguments in options, in their order.
  package var argumentNames: [String] { options.flatMap { $0.value.argumentNames } }
}

/// Variants that an argument selects from.
package struct MessageSelect: Hashable, Sendable {
  /// The function by which the argument selects, with its name in MessageFormat 1.
  package enum Function: String, Hashable, Sendable {
    /// By exact number, then by cardinal category.
    case plural
    /// By exact number, then by ordinal category.
    case ordinal = "selectordinal"
    /// By text.
    case text = "select"
  }

  /// The key of a variant.
  package enum Key: Hashable, Sendable {
    /// A number before the offset is subtracted: `=2`. Never in a `select` by text.
    case exactly(Double)
    /// A plural category or a text; `other` matches everything without a variant.
    case keyword(String)
  }

  /// The parts for one key.
  package struct Variant: Hashable, Sendable {
    /// The key; of variants with equal keys the first is selected.
    package let key: Key
    /// The parts of the variant.
    package let parts: [MessagePart]

    /// A variant from its parts.
    package init(_ key: Key, _ parts: [MessagePart]) { (self.key, self.parts) = (key, parts) }
  }

  /// The name of the argument, or its number in decimal digits.
  package let name: String
  /// The function by which the argument selects.
  package let function: Function
  /// The number that is subtracted before the category is selected and the number is shown; 0 in a `select` by text.
  package let offset: Double
  /// The style of the number whose category selects; `nil` if the variant for `other` determines it.
  package let style: NumberStyle?
  /// Whether only exact numbers are meant, so that no plural categories are required.
  package let isExact: Bool
  /// The variants in the order of the pattern, including one for `other`.
  package let variants: [Variant]

  /// A select from its parts.
  package init(
    _ name: String, _ function: Function, offset: Double = 0, style: NumberStyle? = nil, isExact: Bool = false,
    _ variants: [Variant]
  ) {
    (self.name, self.function, self.offset, self.variants) = (name, function, offset, variants)
    (self.style, self.isExact) = (style, isExact)
  }

  /// The select with other variants.
  package func with(_ variants: [Variant]) -> MessageSelect {
    MessageSelect(name, function, offset: offset, style: style, isExact: isExact, variants)
  }

  /// The select with other parts in its variants.
  package func mapParts(_ change: ([MessagePart]) -> [MessagePart]) -> MessageSelect {
    with(variants.map { Variant($0.key, change($0.parts)) })
  }

  /// Whether it selects by a number.
  package var isPlural: Bool { function != .text }

  /// The variant for everything without a variant.
  package var other: Variant? { variant(for: "other") }

  /// The first variant for a keyword; `nil` if there is none.
  package func variant(for keyword: String) -> Variant? {
    // Compares Unicode scalars: ICU distinguishes canonically equivalent keywords.
    variants.first { variant in
      guard case .keyword(let own) = variant.key else { return false }
      return own.utf8.elementsEqual(keyword.utf8)
    }
  }
}

extension MessageMarkup.Option.Value {
  /// The names of the arguments in the value, in their order.
  package var argumentNames: [String] {
    switch self {
    case .text: []
    case .argument(let name): [name]
    case .joined(let values): values.flatMap { $0.argumentNames }
    }
  }
}

extension MessageSelect.Key {
  /// The selector's spelling without spaces: `one`, `=2`.
  package var text: String {
    switch self {
    case .keyword(let keyword): keyword
    case .exactly(let number):
      if let whole = Int(String("\(number)".dropLast(2))), Double(whole) == number { "=\(whole)" } else { "=\(number)" }
    }
  }
}
