package import L10nRuntime

/// One step of a program: a text or value to show, or a choice among blocks of further steps.
///
/// Arguments have positions from 1. See `ProgramForm` for the form of instructions.
package indirect enum Instruction: Hashable, Sendable {
  /// Text to show; never empty, never beside another text.
  case text(String)
  /// The text of this block and of those within it contains right-to-left letters, so that arguments are isolated.
  case directional
  /// An argument as `%@` shows it.
  case object(position: Int)
  /// A whole number with all its digits, as `%lld` shows it.
  case whole(position: Int, ArgumentType)
  /// Any other specifier of a format, whose positions are counted.
  case field(FormatPlaceholder)
  /// A block that a number selects, by the rules of `.stringsdict` files.
  case choice(Choice)
  /// A choice among the program's definitions.
  case definition(Int)
  /// An argument of a pattern without a function; numbers are not isolated.
  case value(Operand)
  /// An argument of a pattern as text, numbers in ASCII digits.
  case string(Operand)
  /// A number, plus an offset, in the style of a skeleton.
  case number(Operand, offset: Double, skeleton: String)
  /// An instant in a form.
  case date(Operand, form: String)
  /// The number of the enclosing plural, minus its offset.
  case pluralNumber
  /// A block that a number selects, by the rules of patterns.
  case plural(Plural)
  /// A block that text selects; one of the keys is `other`.
  case select(Operand, [Keyed])
  /// A tag, which shows nothing.
  case tag(Tag)
  /// A block for a device; `other`, or else the first, for other devices.
  case device([Keyed])
  /// A block for a width, whose keys are numbers: the largest that is not above the width, otherwise the smallest.
  case width([Keyed])
  /// This block if there are no arguments, and then nothing after it.
  case withoutArguments([Instruction])
  /// An error.
  case failure(Failure)

  /// A value that a pattern shows or selects by.
  package enum Operand: Hashable, Sendable {
    case argument(Int)
    /// A literal number, date or text in the pattern.
    case literal(String)
  }

  /// A block for one key.
  package struct Keyed: Hashable, Sendable {
    package let key: String
    package let block: [Instruction]

    package init(_ key: String, _ block: [Instruction]) {
      self.key = key
      self.block = block
    }
  }

  /// Blocks by plural category, each at most once.
  package struct Categories: Hashable, Sendable {
    /// The blocks by `PluralCategory.position`.
    package var blocks: [[Instruction]?] = [nil, nil, nil, nil, nil, nil]

    package init() {}

    package subscript(category: PluralCategory) -> [Instruction]? {
      get { blocks[Int(category.position)] }
      set { blocks[Int(category.position)] = newValue }
    }
  }

  /// A variable of a `.stringsdict` rule.
  package struct Choice: Hashable, Sendable {
    /// The variants of the number.
    package enum Variants: Hashable, Sendable {
      /// By plural category; a block for `zero` is selected by the whole number 0 in every language.
      case plural(Categories)
      /// By the digits of the number.
      case digits([Keyed])
    }

    /// The variable's name, which identifies it when texts lend one another forms.
    package let name: String
    package let position: Int
    package let value: CountedValue
    package var variants: Variants

    package init(_ name: String, position: Int, _ value: CountedValue, _ variants: Variants) {
      self.name = name
      self.position = position
      self.value = value
      self.variants = variants
    }
  }

  /// A plural of a pattern.
  package struct Plural: Hashable, Sendable {
    package let operand: Operand
    package let isOrdinal: Bool
    /// The number that is subtracted before the category is selected.
    package let offset: Double
    /// The style of the number that is counted.
    package let skeleton: String
    /// Whether the plural itself has a style; otherwise it is that of the number in the block for `other`.
    package let isStyled: Bool
    /// Blocks for exact numbers, whose keys are numbers as `Double` writes them.
    package let exact: [Keyed]
    package let categories: Categories

    package init(
      _ operand: Operand, isOrdinal: Bool, offset: Double, skeleton: String, isStyled: Bool, exact: [Keyed],
      _ categories: Categories
    ) {
      self.operand = operand
      self.isOrdinal = isOrdinal
      self.offset = offset
      self.skeleton = skeleton
      self.isStyled = isStyled
      self.exact = exact
      self.categories = categories
    }
  }

  /// A tag of a pattern or of a text with markup.
  package struct Tag: Hashable, Sendable {
    /// A part of an option's value.
    package enum Value: Hashable, Sendable {
      case text(String)
      case operand(Operand)
    }

    /// A name and the parts of its value.
    package struct Option: Hashable, Sendable {
      package let name: String
      package let values: [Value]

      package init(_ name: String, _ values: [Value]) {
        self.name = name
        self.values = values
      }
    }

    package let kind: TagMark.Kind
    package let name: String
    package let options: [Option]

    package init(_ kind: TagMark.Kind, _ name: String, _ options: [Option]) {
      self.kind = kind
      self.name = name
      self.options = options
    }
  }

  /// An error that the compiler found; it ends the text when it is reached.
  package enum Failure: Hashable, Sendable {
    case unreadable(text: String, reason: String)
    case undefinedVariable(String)
    case noVariant
    case endless
    case unsupported(argument: String, format: String)
  }
}
