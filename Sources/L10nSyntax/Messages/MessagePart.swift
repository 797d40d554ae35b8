package import L10nRuntime

/// A part of a pattern, of a variant or of a format, in the words of the Unicode MessageFormat data model.
///
/// Parts have no places: a syntax keeps them beside the tree (`PatternPlaces`).
package indirect enum MessagePart: Hashable, Sendable {
  /// Text to show, without its quoting; never empty, never beside another text.
  case text(String)
  /// An argument that is shown: `{name}`, `{name, number, …}`, `%1$@`; or a variable of a format, `%#@count@`.
  case placeholder(MessagePlaceholder)
  /// The number of the plural whose variant it directly stands in, less the offset: `#`.
  case number
  /// Variants that an argument chooses among: `{name, plural, …}`, `{name, selectordinal, …}` or `{name, select, …}`.
  case select(MessageSelect)
  /// A tag that shows nothing itself: `{#link}`, `{/link}`.
  case markup(MessageMarkup)
}

extension [MessagePart] {
  /// The names of all arguments, each once, in the order of the parts.
  var argumentNames: [String] { operands.filter { $0.literalOperand == nil } }

  /// The names of all arguments and the literals that are shown, each once, in the order of the parts.
  package var operands: [String] {
    var names: [String] = []
    var known: Set<String> = []
    forEachName { name in
      if known.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// Whether a tag stands among the parts or in one of their variants.
  var hasMarkup: Bool {
    contains { part in
      switch part {
      case .markup: true
      case .select(let select): select.variants.contains { $0.parts.hasMarkup }
      default: false
      }
    }
  }

  private func forEachName(_ body: (String) -> Void) {
    for part in self {
      switch part {
      case .text, .number: break
      case .markup(let markup): markup.argumentNames.forEach(body)
      case .placeholder(let placeholder): body(placeholder.name)
      case .select(let select):
        body(select.name)
        for variant in select.variants { variant.parts.forEachName(body) }
      }
    }
  }
}

/// An argument that a pattern shows.
package struct MessagePlaceholder: Hashable, Sendable {
  /// How an argument is shown.
  package enum Function: Hashable, Sendable {
    /// No function: text as it is, a number as `number` shows it.
    case none
    /// As text, numbers in ASCII digits as a program writes them: `:string` of MessageFormat 2.
    case text
    /// A number in a style.
    case number(NumberStyle)
    /// A point in time in a form: a skeleton, or styles of date and time with a slash between them (`DateSkeleton.form`).
    case date(String)
    /// As a specifier of a format says it, which also names the variables of formats: `%lld`, `%#@count@`.
    case specifier(MessageSpecifier)
    /// Nothing that can be read: the literal is a percent sign that is none of a specifier, with what may have been meant.
    case damaged
    /// A function, or options of one, that cannot be shown here: `spellout`; the options as they are written.
    case unsupported(name: String, options: String?)
  }

  /// The name of the argument, or its number in decimal digits; for a number or a date in the message itself, this
  /// literal between bars, which no name has: `|4.2|`.
  package let name: String
  /// How it is shown.
  package let function: Function

  /// What is added to a number before it is shown.
  package let offset: Double

  /// A placeholder from its parts.
  package init(_ name: String, _ function: Function = .none, offset: Double = 0) {
    (self.name, self.function, self.offset) = (name, function, offset)
  }
}

extension String {
  /// The literal that an operand is, without its bars; `nil` for the name of an argument.
  package var literalOperand: String? {
    utf8.first == UInt8(ascii: "|") && utf8.count > 1 ? String(dropFirst().dropLast()) : nil
  }
}

/// A tag in a pattern, which says what a range of the text is: a link, an emphasis.
package struct MessageMarkup: Hashable, Sendable {
  /// Where the tag stands to what it marks.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case open, close, standalone
  }

  /// A name and what it is set to.
  package struct Option: Hashable, Sendable {
    /// What an option is set to.
    package indirect enum Value: Hashable, Sendable {
      /// A text of the pattern.
      case text(String)
      /// The argument of a name.
      case argument(String)
      /// Texts and arguments one after the other; none of them is of this kind.
      case joined([Value])
    }

    /// The option's name.
    package let name: String
    /// What it is set to.
    package let value: Value

    /// An option from its parts.
    package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
  }

  /// Where it stands to what it marks.
  package let kind: Kind
  /// What it says of the range.
  package let name: String
  /// In the order of the pattern.
  package let options: [Option]

  /// A tag from its parts.
  package init(_ kind: Kind, _ name: String, _ options: [Option] = []) {
    (self.kind, self.name, self.options) = (kind, name, options)
  }

  /// The names of the arguments that options are set to, in their order.
  package var argumentNames: [String] { options.flatMap { $0.value.argumentNames } }
}

/// Variants that an argument chooses among.
package struct MessageSelect: Hashable, Sendable {
  /// What the argument chooses by; the name is MessageFormat 1's.
  package enum Function: String, Hashable, Sendable {
    /// By how many: exact numbers, then the cardinal category.
    case plural
    /// By which one in an order: exact numbers, then the ordinal category.
    case ordinal = "selectordinal"
    /// By text.
    case text = "select"
  }

  /// When a variant is chosen.
  package enum Key: Hashable, Sendable {
    /// For this number, before the offset is subtracted: `=2`. Never in a `select` by text.
    case exactly(Double)
    /// A plural category or a text; `other` takes what no other variant does.
    case keyword(String)
  }

  /// What is shown for one key.
  package struct Variant: Hashable, Sendable {
    /// When it is chosen; of variants with one key the first is.
    package let key: Key
    /// What it shows.
    package let parts: [MessagePart]

    /// A variant from its parts.
    package init(_ key: Key, _ parts: [MessagePart]) { (self.key, self.parts) = (key, parts) }
  }

  /// The name of the argument, or its number in decimal digits.
  package let name: String
  /// What the argument chooses by.
  package let function: Function
  /// What is subtracted before the category is chosen and the number is shown; 0 in a `select` by text.
  package let offset: Double
  /// How the number is shown whose category chooses; `nil` where the variant for `other` says it.
  package let style: NumberStyle?
  /// Whether the pattern means only exact numbers, so that its language needs no categories.
  package let isExact: Bool
  /// In the order of the pattern; one of them is for `other`.
  package let variants: [Variant]

  /// Variants with what chooses among them.
  package init(
    _ name: String, _ function: Function, offset: Double = 0, style: NumberStyle? = nil, isExact: Bool = false,
    _ variants: [Variant]
  ) {
    (self.name, self.function, self.offset, self.variants) = (name, function, offset, variants)
    (self.style, self.isExact) = (style, isExact)
  }

  /// The variant that takes what no other does.
  package var other: Variant? { variant(for: "other") }

  /// The first variant for a keyword; `nil` where there is none.
  package func variant(for keyword: String) -> Variant? {
    // Unicode scalars: two keywords that are canonically equivalent are two to ICU.
    variants.first { variant in
      guard case .keyword(let own) = variant.key else { return false }
      return own.utf8.elementsEqual(keyword.utf8)
    }
  }
}

extension MessageMarkup.Option.Value {
  /// The names of the arguments in it, in their order.
  package var argumentNames: [String] {
    switch self {
    case .text: []
    case .argument(let name): [name]
    case .joined(let values): values.flatMap { $0.argumentNames }
    }
  }
}

extension MessageSelect.Key {
  /// The selector as it is written, spaces aside: `one`, `=2`.
  package var text: String {
    switch self {
    case .keyword(let keyword): keyword
    case .exactly(let number):
      if let whole = Int(String("\(number)".dropLast(2))), Double(whole) == number { "=\(whole)" } else { "=\(number)" }
    }
  }
}
