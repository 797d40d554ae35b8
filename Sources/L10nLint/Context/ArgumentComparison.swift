import L10nCore
import L10nRuntime
import L10nSyntax

/// The differences between the arguments of a translation or override and those of the development text, one for each
/// cause.
struct ArgumentComparison: Sendable {
  /// An argument that is used as another type, or that the development text does not have.
  struct Difference: Sendable {
    /// The first use at fault.
    let use: EntryArguments.Use

    /// Further places with the same fault.
    let others: [SourceLocation]

    /// The use that gives the argument its type in the development text; `nil` for an argument that it does not have.
    let expected: EntryArguments.Use?

    /// The argument that was meant, with its number, where the use is unnumbered and others were left out before it.
    var meant: String?

    /// Whether the translation has plural forms for an argument that the development text only shows.
    var isOnlyShown: Bool { use.patternUse == .wholeNumber && expected?.patternUse == .plain }

    /// The difference as a clause.
    ///
    /// - Parameter base: the text that it is compared with: `the development text`.
    func clause(_ base: String) -> String {
      if isOnlyShown { return "counts by '\(use.name)', which \(base) shows as it comes, a text perhaps" }
      let takes =
        use.patternUse != nil
        ? "takes the argument '\(use.name)'"
        : "takes \(use.specifier)" + (use.hasName ? "" : " as argument \(use.position)")
      guard let expected else { return "\(takes) but \(base) does not have it" }
      guard let own = use.patternUse, let other = expected.patternUse else {
        return "\(takes) but \(base) takes \(expected.specifier)"
      }
      return "\(takes) as \(own.kind) but \(base) takes it as \(other.kind)"
    }
  }

  let translation: LintContext.Translation

  /// The patterns of the translation and of the development text, with their messages; `nil` for texts with specifiers.
  var patterns: (own: TextPattern, message: ICUMessage, development: ICUMessage)? {
    guard let own = translation.entry.pattern, let message = own.message,
      let development = translation.development.pattern?.message
    else { return nil }
    return (own, message, development)
  }

  let typeMismatches: [Difference]

  /// The first specifier out of order, where the unnumbered specifiers are those of the development text in another
  /// order.
  let reordered: EntryArguments.Use?

  let extra: [Difference]

  /// Arguments that the key has and the development text does not. Code that builds keys from values passes them;
  /// generated functions do not.
  let extraOfKey: [Difference]

  /// Arguments that every rendering of the development text shows and some of the translation's do not.
  let missing: [MissingArgument]

  /// The comparison of two patterns; `nil` if one of the two is not a pattern or cannot be read, and for an empty
  /// translation.
  init?(patterns translation: LintContext.Translation) {
    guard let pattern = translation.entry.pattern, !TextShape.isBlank(pattern.text),
      let names = pattern.message?.argumentNames,
      let own = EntryArguments(pattern: translation.entry, names: names),
      let development = EntryArguments(pattern: translation.development, names: names)
    else { return nil }
    self.init(translation, own, development, isFormatted: true, [])
  }

  /// - Parameters:
  ///   - development: the arguments of the development text.
  ///   - isFormatted: whether the translation is run as a format.
  init(_ translation: LintContext.Translation, development: EntryArguments, isFormatted: Bool) {
    self.init(
      translation, EntryArguments(translation.entry), development, isFormatted: isFormatted,
      Set(translation.entry.key.arguments.map(\.position)))
  }

  private init(
    _ translation: LintContext.Translation, _ own: EntryArguments, _ development: EntryArguments, isFormatted: Bool,
    _ keyPositions: Set<Int>
  ) {
    self.translation = translation
    let reordered = own.entry.pattern == nil ? Self.reordered(own, development) : nil
    self.reordered = reordered
    typeMismatches = reordered == nil ? Self.typeMismatches(own, development) : []
    let differences = Self.extra(own, development, isFormatted: isFormatted, keyPositions)
    extra = differences.filter { !keyPositions.contains($0.use.position) }
    extraOfKey = differences.filter { keyPositions.contains($0.use.position) }
    // A missing argument shifts those after it: unnumbered ones then have another type.
    let isShifted = reordered != nil || typeMismatches.contains { !$0.use.isDeclared && !$0.use.isNumbered }
    missing = extra.isEmpty && !isShifted ? MissingArgument.all(in: own, of: development) : []
  }

  // MARK: Types

  /// A type that contradicts the entry's own is not reported as a difference: in a `.stringsdict` another finding
  /// reports it, and what follows from it in the same text.
  private static func typeMismatches(_ own: EntryArguments, _ development: EntryArguments) -> [Difference] {
    let uses = Dictionary(grouping: own.uses, by: \.position)
    return own.positions.sorted().compactMap { position in
      guard let expected = development.definingUse(of: position), !development.conflicts.contains(position),
        let giver = own.definingUse(of: position)
      else { return nil }
      let wrong = (uses[position] ?? []).filter { $0.type != .variable && !$0.isServed(by: expected) }
      if own.entry.isRule {
        guard !expected.type.isCompatible(with: giver.type), !own.contradictoryTexts.contains(giver.text) else {
          return nil
        }
        return Difference(use: giver, others: [], expected: expected)
      }
      return wrong.first.map { use in
        let others = development.positions.subtracting(own.positions).compactMap { development.definingUse(of: $0) }
          .filter { $0.type.isCompatible(with: use.type) }
        return Difference(
          use: use, others: wrong.dropFirst().map(\.location), expected: expected,
          meant: use.isNumbered || others.count != 1 ? nil : others.first?.numberedSpecifier)
      }
    }
  }

  /// The first specifier out of order in a text without numbers, whose types are those of the development text.
  private static func reordered(_ own: EntryArguments, _ development: EntryArguments) -> EntryArguments.Use? {
    let expected = development.positions.sorted().compactMap { development.definingUse(of: $0)?.type }
    guard expected.count == development.positions.count, expected.count > 1 else { return nil }
    for root in own.entry.texts where root.variable == nil {
      let uses = own.uses.filter { $0.text == root && !$0.isDeclared && $0.argument.role == nil }
      let found = uses.compactMap { $0.type == .variable ? own.definingUse(of: $0.position)?.type : $0.type }
      let isCounted = !uses.contains { $0.isNumbered || $0.specifier.contains("*") }
      guard isCounted, found.count == uses.count, found.isPermutation(of: expected) else { continue }
      if let first = found.indices.first(where: { !found[$0].isCompatible(with: expected[$0]) }) { return uses[first] }
    }
    return nil
  }

  // MARK: Positions

  /// In a text that is not a format, only specifiers that cannot be prose, or that the key has, count as specifiers.
  private static func extra(
    _ own: EntryArguments, _ development: EntryArguments, isFormatted: Bool, _ keyPositions: Set<Int>
  ) -> [Difference] {
    let defined = Set(own.entry.variables.map(\.variable.name))
    let extra = own.uses.filter { use in
      if use.isDeclared || development.positions.contains(use.position) || own.contradictoryTexts.contains(use.text) {
        return false
      }
      // Another rule reports a variable that is not defined.
      if use.type == .variable { return use.argument.name.map(defined.contains) ?? false }
      return isFormatted || use.type == .object || use.isNumbered || keyPositions.contains(use.position)
    }
    return Dictionary(grouping: extra, by: \.position).sorted { $0.key < $1.key }.compactMap { _, uses in
      uses.first.map { Difference(use: $0, others: uses.dropFirst().map(\.location), expected: nil) }
    }
  }
}

extension [ArgumentType] {
  /// Whether these are the same types in any order.
  fileprivate func isPermutation(of other: [ArgumentType]) -> Bool {
    var rest = other
    for type in self {
      guard let index = rest.firstIndex(where: { $0.isCompatible(with: type) }) else { return false }
      rest.remove(at: index)
    }
    return rest.isEmpty
  }
}
