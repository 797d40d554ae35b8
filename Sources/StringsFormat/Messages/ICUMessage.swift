/// A pattern of ICU's MessageFormat 1 read into its parts.
///
///     try ICUMessage("{n, plural, =0 {nobody} one {{who} alone} other {{who} and # others}}")
///     // one choice on "n" with three branches; the last is who, " and ", #, " others"
///
/// Apostrophes follow ICU's default mode, `DOUBLE_OPTIONAL`: one quotes only before a brace, and
/// before `#` in a plural; two are one; a quotation without an end runs to the end of the pattern.
/// A `}` outside all arguments is text. Source: ICU 72, `MessagePattern`.
package struct ICUMessage: Hashable, Sendable {
  /// A part of a pattern or of a branch.
  package indirect enum Part: Hashable, Sendable {
    /// Text to show, without its quoting; never empty, never beside another text.
    case text(String)
    /// `{name}` or `{name, number, …}`.
    case argument(ICUArgument)
    /// The `#` of the plural whose branch it directly stands in: the number less the offset.
    case number
    /// `{name, plural, …}`, `{name, selectordinal, …}` or `{name, select, …}`.
    case choice(ICUChoice)
  }

  /// The parts in the order of the pattern.
  package let parts: [Part]

  /// Formats that cannot be shown here, such as dates and styles that may be unknown to ICU too, in
  /// the order of the pattern.
  /// Formatting a message comes to an error at such an argument.
  package let problems: [ICUMessageError]

  /// Where in the pattern each text and each `#` is written, in the order in which they come there, those of branches
  /// included. A text whose quoting is left out, and one after another quotation, has several ranges.
  package let stretches: [[Stretch]]

  /// A piece of a text that the pattern spells as it is.
  package struct Stretch: Hashable, Sendable {
    /// Where the piece begins in the text, in UTF-8 offsets.
    package let offset: Int
    /// The piece in the pattern, in UTF-8 offsets.
    package internal(set) var range: Range<Int>
  }

  /// The names of all arguments, each once, in the order of the pattern. Numbered arguments have
  /// their number as a name: `0`.
  package var argumentNames: [String] { parts.argumentNames }
}

extension [ICUMessage.Part] {
  /// The names of all arguments, each once, in the order of the parts.
  var argumentNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    forEachName { name in
      if known.insert(name).inserted { names.append(name) }
    }
    return names
  }

  private func forEachName(_ body: (String) -> Void) {
    for part in self {
      switch part {
      case .text, .number: break
      case .argument(let argument): body(argument.name)
      case .choice(let choice):
        body(choice.name)
        for branch in choice.branches { branch.parts.forEachName(body) }
      }
    }
  }
}

/// An argument that a pattern shows.
package struct ICUArgument: Hashable, Sendable {
  /// How an argument is shown.
  package enum Format: Hashable, Sendable {
    /// `{name}`: text as it is, a number as `{name, number}` shows it.
    case plain
    /// `{name, number}` and its styles.
    case number(ICUNumberStyle)
    /// A type or a style that is not shown here: `{name, date, short}`; the style as it is written.
    case unsupported(type: String, style: String?)
  }

  /// The name, or the number in decimal digits.
  package let name: String
  /// How it is shown.
  package let format: Format
  /// From its `{` to its `}`, in UTF-8 offsets of the pattern.
  package let range: Range<Int>

  /// An argument from its parts.
  package init(name: String, format: Format, range: Range<Int>) {
    (self.name, self.format, self.range) = (name, format, range)
  }
}

/// Branches that an argument chooses among.
package struct ICUChoice: Hashable, Sendable {
  /// What the argument chooses by.
  package enum Kind: String, Hashable, Sendable {
    /// By how many: exact numbers, then the cardinal category.
    case plural
    /// By which one in an order: exact numbers, then the ordinal category.
    case selectordinal
    /// By text.
    case select
  }

  /// When a branch is chosen.
  package enum Selector: Hashable, Sendable {
    /// `=2`: for this number, before the offset is subtracted. Never in a `select`.
    case exactly(Double)
    /// A plural category or a text; `other` takes what no other branch does.
    case keyword(String)
  }

  /// One branch.
  package struct Branch: Hashable, Sendable {
    /// When it is chosen; of branches with one selector the first is.
    package let selector: Selector
    /// What it shows.
    package let parts: [ICUMessage.Part]
    /// The selector in UTF-8 offsets of the pattern.
    package let range: Range<Int>

    /// A branch from its parts.
    package init(selector: Selector, parts: [ICUMessage.Part], range: Range<Int>) {
      (self.selector, self.parts, self.range) = (selector, parts, range)
    }
  }

  /// The name of the argument, or its number in decimal digits.
  package let name: String
  /// What the argument chooses by.
  package let kind: Kind
  /// What is subtracted before the category is chosen and the `#` is shown; 0 in a `select`.
  package let offset: Double
  /// In the order of the pattern; one of them is for `other`.
  package let branches: [Branch]
  /// From its `{` to its `}`, in UTF-8 offsets of the pattern.
  package let range: Range<Int>

  /// A choice from its parts.
  package init(name: String, kind: Kind, offset: Double, branches: [Branch], range: Range<Int>) {
    (self.name, self.kind, self.offset, self.branches, self.range) = (name, kind, offset, branches, range)
  }

  /// The branch that takes what no other does.
  package var other: Branch? { branch(for: "other") }

  /// The first branch for a keyword; `nil` where there is none.
  package func branch(for keyword: String) -> Branch? {
    // Unicode scalars: two keywords that are canonically equivalent are two to ICU.
    branches.first { branch in
      guard case .keyword(let own) = branch.selector else { return false }
      return own.utf8.elementsEqual(keyword.utf8)
    }
  }
}
