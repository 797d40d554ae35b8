package import L10nRuntime

extension MessagePattern {
  /// The use of an argument in a pattern, which decides the type of its value.
  package enum Use: Hashable, Sendable {
    /// Shown unchanged: text, or any other value.
    case plain
    /// Selected by as text.
    case text
    /// Counted, or shown without a fraction: a whole number, or any other number.
    case wholeNumber
    /// Shown as a number that may have a fraction.
    case number
    /// Shown as a date or a time.
    case date

    /// Whether the value is a number.
    package var isNumber: Bool { self == .wholeNumber || self == .number }

    /// The use that includes both; `nil` if no value serves both, such as a number for a `select`.
    func merged(with other: Use, choosing: Bool) -> Use? {
      switch (self, other) {
      case (.plain, let use), (let use, .plain): use
      case (.text, .text): .text
      case (.text, _), (_, .text): nil
      case (.date, .date): .date
      case (.date, _), (_, .date): nil
      // A counted number is whole unless the pattern shows fraction digits.
      default: choosing ? .wholeNumber : self == other ? self : .number
      }
    }

    /// The type of the argument in generated code and in checks.
    package var type: ArgumentType {
      switch self {
      case .plain: .object
      case .text: .cString
      case .wholeNumber: .int64
      case .number: .double
      case .date: .date
      }
    }
  }

  /// The use of each argument in the pattern.
  package var uses: [String: Use] { found.uses }

  /// The arguments of the pattern by position, with their names, and its problems: an argument cannot be both a number
  /// and the text of a `select`.
  package var signature: MessageSignature {
    let found = found
    let arguments = argumentNames.enumerated().compactMap { index, name in
      found.uses[name].map { FormatArgument(position: index + 1, type: $0.type, name: name) }
    }
    let problems = argumentNames.filter(found.contradicted.contains)
      .map { MessageProblem(.formatMismatch, at: MessagePlace(), subject: $0) }
    return MessageSignature(arguments: arguments, problems: problems)
  }

  private var found: ArgumentUses {
    var uses = ArgumentUses()
    parts.visit { uses.read($0) }
    return uses
  }
}

extension MessagePattern {
  /// The kinds of shown numbers for which generated code needs words or signs of each locale.
  package var numbers: NumberKinds {
    var kinds = NumberKinds()
    for case .number(let style) in parts.placeholders.map(\.function) { kinds.insert(style) }
    return kinds
  }

  /// The forms in which dates and times are shown.
  package var dates: Set<DateForm> {
    var forms: Set<DateForm> = []
    for case .date(let form) in parts.placeholders.map(\.function) { forms.insert(DateForm(text: form)) }
    return forms
  }
}

extension Message {
  /// The kinds of shown numbers that have words or signs of each locale.
  package var numbers: NumberKinds {
    guard case .pattern(let pattern) = markup.message.content else { return NumberKinds() }
    return pattern.numbers
  }

  /// The forms in which a pattern shows dates and times; empty for other messages.
  package var dates: Set<DateForm> {
    if case .pattern(let pattern) = markup.message.content { pattern.dates } else { [] }
  }
}

/// The uses of the arguments of a pattern.
private struct ArgumentUses {
  private(set) var uses: [String: MessagePattern.Use] = [:]
  private(set) var contradicted: Set<String> = []

  /// Arguments that a plural counts, and those that are shown with fraction digits.
  private var counted: Set<String> = []
  private var withFraction: Set<String> = []

  mutating func read(_ part: MessagePart) {
    switch part {
    case .text, .number: break
    case .markup(let markup):
      for name in markup.argumentNames { add(.plain, name) }
    case .placeholder(let placeholder) where placeholder.name.literalOperand != nil: break
    case .placeholder(let placeholder):
      switch placeholder.function {
      case .none, .text, .specifier, .damaged, .unsupported: add(.plain, placeholder.name)
      case .date: add(.date, placeholder.name)
      case .number(let style):
        if style.showsFraction { withFraction.insert(placeholder.name) }
        add(style.isWhole ? .wholeNumber : .number, placeholder.name)
      }
    case .select(let select):
      if select.isPlural { counted.insert(select.name) }
      add(select.isPlural ? .wholeNumber : .text, select.name)
    }
  }

  private mutating func add(_ use: MessagePattern.Use, _ name: String) {
    let isCounted = counted.contains(name) && !withFraction.contains(name)
    guard let merged = (uses[name] ?? .plain).merged(with: use, choosing: isCounted) else {
      contradicted.insert(name)
      return
    }
    uses[name] = merged
  }
}

extension NumberStyle {
  /// Whether fraction digits are never shown, or a count is compact. Measured values may have a fraction.
  fileprivate var isWhole: Bool {
    guard scale.isOne, case .none = unit else { return false }
    if case .fraction(_, 0) = precision { return true }
    return isCompact
  }

  /// Whether the style itself asks for fraction digits, or for a percentage or permille.
  fileprivate var showsFraction: Bool {
    if !scale.isOne { return true }
    return switch precision {
    case .fraction(let least, _): least > 0 && !isCompact
    case .currency: true
    case .increment(_, let places): places > 0
    case .significant, .mixed: false
    }
  }
}
