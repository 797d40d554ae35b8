import L10nCore
import L10nRuntime
import L10nSyntax

/// The arguments that an entry's texts and variables, or its pattern, use, each use with its place.
struct EntryArguments: Sendable {
  /// One use of one argument.
  struct Use: Sendable {
    let argument: FormatArgument

    /// Whether a variable's value type declares the argument, rather than a specifier.
    let isDeclared: Bool

    /// The text that contains the specifier; for a declaration of a variable, the one with its `%#@name@`.
    let text: EntryText

    /// The specifier in Foundation's spelling.
    fileprivate let specifierInMemory: String

    /// The text that holds the specifier, or the value type itself.
    let written: EntryText

    /// The range of the specifier or value type, in UTF-8 offsets of `written`.
    let range: Range<Int>

    fileprivate let entry: CatalogEntry

    /// The place of the specifier or the value type.
    var location: SourceLocation {
      entry.pattern == nil ? entry.location(of: range, in: written) : entry.location(ofPattern: range)
    }

    /// The specifier as its file spells it; for a declaration of a variable, its value type after a `%`.
    var specifier: String { entry.pattern?.spelled(name) ?? entry.specifiers.spelled(specifierInMemory) }

    /// The name of the argument in a pattern, or of the variable that selects by it.
    var name: String { argument.name ?? "" }

    /// The use in a pattern; `nil` for a specifier.
    var patternUse: MessagePattern.Use? { entry.pattern.flatMap { _ in MessagePattern.Use(type) } }

    var position: Int { argument.position }
    var type: ArgumentType { argument.type }

    /// Whether the position is explicit or follows from a name, rather than from the order.
    var isNumbered: Bool { specifier.contains("$") || hasName }

    /// The argument in a sentence: `argument 2`, or its spelling in the file if that is its name.
    var title: String { hasName ? specifier : "argument \(position)" }

    /// Whether the file gives the argument a name.
    var hasName: Bool { entry.pattern != nil || entry.specifiers.hasNames && specifier.utf8.count > 2 }

    /// Whether the value for another use can be used in this way.
    func isServed(by other: Use) -> Bool {
      if let patternUse, let value = other.patternUse { return patternUse.isServed(by: value) }
      return other.type.isCompatible(with: type)
    }

    /// Whether a specifier for objects also accepts any number.
    var showsNumbersAsObjects: Bool { entry.specifiers.showsNumbersAsObjects }

    /// Whether a specifier for numbers uses the digits of the language.
    var localizesNumbers: Bool { entry.specifiers.localizesNumbers }

    /// The specifier with its position: `%2$@`.
    var numberedSpecifier: String {
      isNumbered || specifier.contains("*") || entry.specifiers.hasNames
        ? specifier : "%\(position)$\(specifier.dropFirst())"
    }
  }

  let entry: CatalogEntry

  /// In the order in which formatting reaches the texts.
  let uses: [Use]

  /// Every position that is used, including those that only select a variant.
  let positions: Set<Int>

  /// The uses that give positions their types.
  private let definingUses: [Int: Use]

  /// The texts with a use that contradicts the type that the entry itself gives the argument.
  private(set) var contradictoryTexts: [EntryText] = []

  /// The positions about whose type the texts disagree.
  private(set) var conflicts: Set<Int> = []

  init(_ entry: CatalogEntry) {
    self.entry = entry
    let found = entry.argumentUses
    if found.isEmpty {
      (uses, positions, definingUses) = ([], [], [:])
      return
    }
    let texts = Dictionary(entry.texts.map { ($0.place, $0) }, uniquingKeysWith: { _, last in last })
    let variables = Dictionary(
      entry.variables.map { (MessagePlace(variants: $0.variants, variable: $0.variable.name), $0) },
      uniquingKeysWith: { _, last in last })
    uses = found.compactMap { use in
      guard let text = texts[use.place.at(nil)] else { return nil }
      if use.isDeclared {
        let declaring = variables[MessagePlace(variants: text.variants, variable: use.argument.name)]
        guard let value = declaring?.variable.valueType, let place = declaring?.places.valueType else { return nil }
        let written = EntryText(text: value, range: place.range)
        return Use(
          argument: use.argument, isDeclared: true, text: text, specifierInMemory: "%" + value,
          written: written,
          range: 0..<value.utf8.count, entry: entry)
      }
      let range = use.place.range ?? 0..<text.text.utf8.count
      guard let specifier = text.text.utf8(in: range) else { return nil }
      return Use(
        argument: use.argument, isDeclared: false, text: text, specifierInMemory: specifier,
        written: text, range: range, entry: entry)
    }
    positions = Set(uses.map(\.position))
    let typed = uses.filter { $0.type != .variable }
    definingUses = Dictionary((typed.filter(\.isDeclared) + typed).map { ($0.position, $0) }) { first, _ in first }
    for use in uses where isContradicted(use) {
      conflicts.insert(use.position)
      if contradictoryTexts.last != use.text { contradictoryTexts.append(use.text) }
    }
  }

  /// The arguments of a pattern; `nil` for another entry, and for a pattern that cannot be read.
  ///
  /// - Parameter names: the names of the arguments by position; the entry's other arguments follow.
  init?(pattern entry: CatalogEntry, names: [String]) {
    guard let pattern = entry.pattern, let message = pattern.message else { return nil }
    self.entry = entry
    let written = EntryText(text: pattern.text, range: entry.valueLocation.range)
    let all = names + message.argumentNames.filter { !names.contains($0) }
    let numbers = Dictionary(all.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
    func use(_ name: String, _ use: MessagePattern.Use, at range: Range<Int>) -> Use {
      Use(
        argument: FormatArgument(position: numbers[name] ?? 0, type: use.type, name: name), isDeclared: false,
        text: written, specifierInMemory: "", written: written, range: range, entry: entry)
    }
    uses = pattern.placedArguments.map { use($0.name, $0.use, at: $0.range) }
    let merged = MessagePattern(message).uses.map { use($0, $1, at: 0..<0) }
    definingUses = Dictionary(merged.map { ($0.position, $0) }) { first, _ in first }
    positions = Set(merged.map(\.position))
  }

  /// The arguments as the file spells them, each once, in the order of the texts.
  var written: [String] {
    uses.filter { $0.type != .variable && !$0.isDeclared }.map(\.specifier).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The use that gives a position its type: a variable's value type before the first specifier; `nil` where only
  /// variables without a usable value type select by the argument.
  func definingUse(of position: Int) -> Use? { definingUses[position] }

  /// Whether a variable selects by an argument.
  func isChosenOn(_ position: Int) -> Bool {
    uses.contains { $0.position == position && $0.type == .variable }
  }

  /// The arguments that a variable selects by in one device or width variant.
  func positions(chosenOnBy variable: String, variants: [String]) -> Set<Int> {
    Set(
      uses.filter { $0.type == .variable && $0.argument.name == variable && $0.text.variants == variants }
        .map(\.position))
  }

  /// Whether a use contradicts the type that its own entry gives the argument.
  func isContradicted(_ use: Use) -> Bool {
    guard use.type != .variable, let giver = definingUse(of: use.position) else { return false }
    return !giver.type.isCompatible(with: use.type)
  }
}

extension String {
  /// The characters in a range of UTF-8 offsets; `nil` if it ends after the text.
  fileprivate func utf8(in range: Range<Int>) -> String? {
    guard let start = utf8.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex),
      let end = utf8.index(startIndex, offsetBy: range.upperBound, limitedBy: endIndex)
    else { return nil }
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }
}
