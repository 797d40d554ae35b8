import L10nCore
import L10nRuntime
import L10nSyntax

/// The differences between the arguments of a translation's or override's pattern and those of the development text's.
struct PatternComparison: Sendable {
  /// An argument that is used as another type, or that the development text does not have.
  struct Difference: Sendable {
    let name: String

    /// The use in the translation.
    let use: MessagePattern.Use

    /// The use in the development text; `nil` for an argument that it does not have.
    let expected: MessagePattern.Use?

    /// The first use at fault.
    let location: SourceLocation

    /// Further uses.
    let others: [SourceLocation]
  }

  /// An argument that every rendering of the development text shows and some of the translation's do not.
  struct Missing: Sendable {
    let name: String

    /// Whether the development text selects a plural form by it.
    let isPluralNumber: Bool

    /// Whether the argument is in the text, but quoted.
    let isQuoted: Bool

    /// The keys of variants that lack it; empty if nothing shows it.
    let variants: [(key: String, location: SourceLocation)]
  }

  let translation: LintContext.Translation

  /// The patterns of the translation and of the development text.
  let own, development: TextPattern

  /// The messages of both.
  let ownMessage, developmentMessage: ICUMessage

  let mistyped: [Difference]
  let extra: [Difference]
  let missing: [Missing]

  /// The first use of an argument directly before a word, where the development text selects a plural form by the
  /// argument and the translation does not; with the word.
  let uncounted: (name: String, word: String, location: SourceLocation)?

  /// - Returns: `nil` if one of the two is not a pattern or cannot be read, and for an empty translation.
  init?(_ translation: LintContext.Translation) {
    let entry = translation.entry
    guard let pattern = entry.pattern, !TextShape.isBlank(pattern.text), let own = pattern.message,
      let developmentPattern = translation.development.pattern, let development = developmentPattern.message
    else { return nil }
    (self.translation, self.own, self.development) = (translation, pattern, developmentPattern)
    (ownMessage, developmentMessage) = (own, development)
    let wanted = MessagePattern(development).uses
    var mistyped: [Difference] = []
    var extra: [Difference] = []
    let arguments = pattern.placedArguments
    let places = Dictionary(grouping: arguments, by: \.name)
    for name in own.argumentNames {
      let uses = places[name] ?? []
      let expected = wanted[name]
      let wrong = uses.filter { use in expected.map { !use.use.isServed(by: $0) } ?? true }
      guard let first = wrong.first else { continue }
      let locations = wrong.map { entry.location(ofPattern: $0.range) }
      let difference = Difference(
        name: name, use: first.use, expected: expected, location: locations[0], others: Array(locations.dropFirst()))
      if expected == nil { extra.append(difference) } else { mistyped.append(difference) }
    }
    (self.mistyped, self.extra) = (mistyped, extra)
    let counted = Set(
      development.parts.selects.filter { $0.function == .plural && $0.categories.count > 1 }.map(\.name))
    let ownCounted = Set(own.parts.selects.filter(\.isPlural).map(\.name))
    let bytes = Array(pattern.text.utf8)
    uncounted =
      arguments.lazy
      .filter { counted.contains($0.name) && !ownCounted.contains($0.name) }
      .compactMap { place in
        Self.word(at: bytes[place.range.upperBound...]).map { (place.name, $0, entry.location(ofPattern: place.range)) }
      }
      .first
    missing = extra.isEmpty ? Self.missing(own, development, in: entry) : []
  }

  /// The word at the beginning of a text, which the placeholder before it counts.
  private static func word(at rest: ArraySlice<UInt8>) -> String? {
    let word = String(decoding: rest, as: UTF8.self).drop(while: \.isWhitespace).prefix(while: \.isLetter)
    return word.isEmpty ? nil : String(word)
  }

  private static func missing(_ own: ICUMessage, _ development: ICUMessage, in entry: CatalogEntry) -> [Missing] {
    // A `select` by an argument of the development text may put it in words: {kind, select, track {la pista} other {il
    // disco}}.
    let shown = own.parts.shownNames(orCounted: true).union(own.parts.selects.filter { !$0.isPlural }.map(\.name))
    let counted = Set(development.parts.selects.filter(\.isPlural).map(\.name))
    let used = Set(own.argumentNames)
    // "Duplicate entries" is selected by a number and does not show it.
    let needed = development.parts.shownNames(orCounted: false)
    return development.argumentNames.filter { needed.contains($0) && !shown.contains($0) }.map { name in
      let variants = used.contains(name) ? own.parts.variants(lacking: name, at: []) : []
      return Missing(
        name: name, isPluralNumber: counted.contains(name) && !used.contains(name),
        isQuoted: entry.pattern?.quotes(name) ?? false,
        variants: variants.map { ($0.key.text, entry.location(ofPattern: own.places[$0.path])) })
    }
  }
}

extension [MessagePart] {
  /// The arguments that every rendering shows, and the numbers of plurals that some variant shows.
  ///
  /// - Parameter isCounted: whether the number of every plural is included.
  fileprivate func shownNames(orCounted isCounted: Bool) -> Set<String> {
    reduce(into: []) { names, part in
      switch part {
      case .text, .number: break
      case .markup(let markup): for case .argument(let name) in markup.options.map(\.value) { names.insert(name) }
      case .placeholder(let placeholder): names.insert(placeholder.name)
      case .select(let select):
        // A language without genders has no use for the argument of a `select`.
        if select.isPlural, isCounted || [part].show(select.name) { names.insert(select.name) }
        let inner = select.spellingVariants.map { $0.variant.parts.shownNames(orCounted: isCounted) }
        if let first = inner.first { names.formUnion(inner.dropFirst().reduce(first) { $0.intersection($1) }) }
      }
    }
  }

  /// The innermost variants that do not show an argument, although other variants of the same selector do.
  fileprivate func variants(lacking name: String, at path: [Int]) -> [(key: MessageSelect.Key, path: [Int])] {
    for case (let index, .select(let select)) in zip(indices, self) {
      let all = select.spellingVariants
      let lacking = all.filter { !$0.variant.parts.shownNames(orCounted: true).contains(name) }
      guard lacking.count < all.count else { continue }
      return lacking.flatMap { place, variant in
        let path = path + [index, place]
        let inner = variant.parts.variants(lacking: name, at: path)
        return inner.isEmpty ? [(variant.key, path)] : inner
      }
    }
    return []
  }
}

extension MessageSelect {
  /// The variants that must show every argument: a variant for an exact number or for none may leave out the things
  /// that there are none of.
  fileprivate var spellingVariants: [(place: Int, variant: Variant)] {
    variants.enumerated().compactMap { place, variant in
      guard let keyword = variant.keyword else { return nil }
      return keyword != PluralCategory.zero.rawValue || !isPlural ? (place, variant) : nil
    }
  }
}
