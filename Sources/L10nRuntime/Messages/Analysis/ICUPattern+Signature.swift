package import StringsFormat

extension ICUPattern {
  /// What a pattern does with one argument, and so what its value has to be.
  package enum Use: Hashable, Sendable {
    /// Shows it as it is: text, or any other value.
    case plain
    /// Chooses by it as text.
    case text
    /// Chooses by it how many, or shows it without a fraction: a whole number, or any other.
    case wholeNumber
    /// Shows it as a number that may have a fraction.
    case number

    /// Whether its value is a number.
    package var isNumber: Bool { self == .wholeNumber || self == .number }

    /// The use that serves both; `nil` where no value does: a number for a `select`.
    func merged(with other: Use, choosing: Bool) -> Use? {
      switch (self, other) {
      case (.plain, let use), (let use, .plain): use
      case (.text, .text): .text
      case (.text, _), (_, .text): nil
      // What is counted is whole unless the pattern asks for digits after the point.
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
      }
    }
  }

  /// What the pattern does with each argument that it uses.
  package var uses: [String: Use] { found.uses }

  /// What the pattern asks for: the arguments that it uses by position, with their names. An argument that it takes for a
  /// number and for the text of a `select` is a problem.
  package var signature: MessageSignature {
    let found = found
    let arguments = argumentNames.enumerated().compactMap { index, name in
      found.uses[name].map { FormatArgument(position: index + 1, type: $0.type, name: name) }
    }
    let problems = argumentNames.filter(found.contradicted.contains)
      .map { MessageProblem(.formatMismatch, at: MessagePlace(), subject: $0) }
    return MessageSignature(arguments: arguments, problems: problems)
  }

  private var found: ICUArgumentUses {
    var uses = ICUArgumentUses()
    uses.read(parts)
    return uses
  }
}

extension ICUPattern {
  /// Whether an argument is shown with the percent sign, so that generated code has to hold what each locale writes around
  /// it.
  package var showsPercentages: Bool { parts.showPercentages }
}

extension [ICUMessage.Part] {
  fileprivate var showPercentages: Bool {
    contains { part in
      switch part {
      case .argument(let argument):
        if case .number(let style) = argument.format { style.hasPercentSign } else { false }
      case .choice(let choice): choice.branches.contains { $0.parts.showPercentages }
      case .text, .number: false
      }
    }
  }
}

/// The uses of the arguments of a pattern.
private struct ICUArgumentUses {
  private(set) var uses: [String: ICUPattern.Use] = [:]
  private(set) var contradicted: Set<String> = []

  /// Arguments that a plural counts, and those that are shown with digits after the point.
  private var counted: Set<String> = []
  private var withFraction: Set<String> = []

  mutating func read(_ parts: [ICUMessage.Part]) {
    for part in parts {
      switch part {
      case .text, .number: break
      case .argument(let argument):
        switch argument.format {
        case .plain, .unsupported: add(.plain, argument.name)
        case .number(let style):
          if style.showsFraction { withFraction.insert(argument.name) }
          add(style.isWhole ? .wholeNumber : .number, argument.name)
        }
      case .choice(let choice):
        if choice.kind == .select {
          add(.text, choice.name)
        } else {
          counted.insert(choice.name)
          add(.wholeNumber, choice.name)
        }
        for branch in choice.branches { read(branch.parts) }
      }
    }
  }

  private mutating func add(_ use: ICUPattern.Use, _ name: String) {
    let isCounted = counted.contains(name) && !withFraction.contains(name)
    guard let merged = (uses[name] ?? .plain).merged(with: use, choosing: isCounted) else {
      contradicted.insert(name)
      return
    }
    uses[name] = merged
  }
}

extension ICUNumberStyle {
  /// Whether no digits after the point are ever shown.
  fileprivate var isWhole: Bool { greatestFraction == 0 && !isHundredfold }

  /// Whether the style itself asks for digits after the point, or for a share of one.
  fileprivate var showsFraction: Bool { leastFraction > 0 || isHundredfold }
}
