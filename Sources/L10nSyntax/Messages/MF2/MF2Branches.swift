import L10nRuntime

/// A variant that may still be chosen, with how well the selectors before matched its keys.
struct MF2Candidate {
  let pattern: [MF2Part]
  let place: MF2Places.Variant
  /// For each selector that was decided: 0 for an exact key, 1 for a category, 2 for `*`.
  private(set) var ranks: [Int] = []
  private var keys: ArraySlice<MF2Message.Key>

  init(_ variant: MF2Message.Variant, _ place: MF2Places.Variant) {
    (pattern, self.place, keys) = (variant.pattern, place, variant.keys[...])
  }

  /// The next key; `nil` for `*`.
  var literalKey: String? {
    if case .literal(let text)? = keys.first { text } else { nil }
  }

  /// Whether all keys that are left are `*`.
  var isOpen: Bool { keys.allSatisfy { $0 == .any } }

  /// Where it is written.
  var keyPlace: Range<Int> { place.keys.indices.contains(keys.startIndex) ? place.keys[keys.startIndex] : place.range }

  /// The candidate after a selector, where its key is `*` or one that was matched.
  func taking(_ key: String?, rank: Int) -> MF2Candidate? {
    var next = self
    next.keys = keys.dropFirst()
    guard let own = literalKey else {
      next.ranks.append(2)
      return next
    }
    guard own == key else { return nil }
    next.ranks.append(rank)
    return next
  }
}

/// The variants of a message by their next keys, so that those of one key are found without a look at all others.
private struct CandidateIndex {
  private let candidates: [MF2Candidate]
  private var places: [String: [Int]] = [:]

  /// The places of those whose next key is `*`.
  private var open: [Int] = []

  init(_ candidates: [MF2Candidate]) {
    self.candidates = candidates
    for (place, candidate) in candidates.enumerated() {
      if let key = candidate.literalKey { places[key, default: []].append(place) } else { open.append(place) }
    }
  }

  /// The variants after a selector, in their order: with the key, with the category that it belongs to, and with `*`.
  ///
  /// - Parameter rank: how well the key itself matches.
  func candidates(taking key: String?, rank: Int, orElse category: String? = nil) -> [MF2Candidate] {
    let exact = key.flatMap { places[$0] } ?? []
    let other = category == key ? [] : category.flatMap { places[$0] } ?? []
    return (exact + other + open).sorted().compactMap {
      candidates[$0].taking(key, rank: rank) ?? candidates[$0].taking(category, rank: 1)
    }
  }
}

/// What a selector leads to by each of its keys.
struct MF2Branches {
  /// One key, where it is written, and the variants that it leaves.
  struct Branch {
    let key: MessageSelect.Key
    let place: Range<Int>
    let candidates: [MF2Candidate]
  }

  let function: MessageSelect.Function
  var style: NumberStyle?
  var isExact = false
  private(set) var branches: [Branch] = []

  /// The branches of a text: its keys, and all else.
  init(text candidates: [MF2Candidate]) {
    function = .text
    let index = CandidateIndex(candidates)
    for key in Self.keys(of: candidates) where key.text != "other" {
      branches.append(
        Branch(key: .keyword(key.text), place: key.place, candidates: index.candidates(taking: key.text, rank: 0)))
    }
    addOther(candidates, index, key: nil)
  }

  /// The branches of a number.
  /// - Parameters:
  ///   - selection: `plural`, `ordinal` or `exact`.
  ///   - offset: what is added to the argument before it is compared.
  ///   - constant: the number where it is known already; then only its branch is left.
  init(
    number candidates: [MF2Candidate], _ style: NumberStyle, selection: String, offset: Int, isPercent: Bool,
    _ rules: PluralRules, constant: Double?
  ) {
    function = selection == "ordinal" ? .ordinal : .plural
    self.style = style
    isExact = selection == "exact"
    let rules = selection == "ordinal" ? rules.ordinal : rules
    let keys = Self.keys(of: candidates)
    let index = CandidateIndex(candidates)
    var categories: Set<String> = []
    for key in keys {
      if key.text.isMF2Number {
        // A key that no number is written as, such as 1.0, is never chosen.
        guard let number = Self.number(key.text) else { continue }
        let category = isExact ? nil : Self.category(of: isPercent ? number / 100 : number, style, rules)
        let argument = isPercent ? number / 100 : number - Double(offset)
        branches.append(
          Branch(
            key: .exactly(argument), place: key.place,
            candidates: index.candidates(taking: key.text, rank: 0, orElse: category)))
      } else if !isExact, key.text != "other", PluralCategory(rawValue: key.text) != nil {
        categories.insert(key.text)
        branches.append(
          Branch(
            key: .keyword(key.text), place: key.place, candidates: index.candidates(taking: key.text, rank: 1)))
      }
    }
    let hasOther = !isExact && keys.contains { $0.text == "other" }
    if hasOther {
      // `*` then takes the categories that no key names.
      let any = index.candidates(taking: nil, rank: 1)
      let place = candidates.first { $0.literalKey == nil }?.keyPlace ?? 0..<0
      for category in rules.categories where category != .other && !categories.contains(category.rawValue) {
        branches.append(Branch(key: .keyword(category.rawValue), place: place, candidates: any))
      }
    }
    addOther(candidates, index, key: hasOther ? "other" : nil)
    if let constant {
      let category = isExact ? nil : Self.category(of: constant + Double(offset), style, rules)
      let chosen =
        branches.first { $0.key == .exactly(constant) } ?? branches.first { $0.key == .keyword(category ?? "other") }
      branches = [chosen ?? branches[branches.count - 1]]
    }
  }

  private mutating func addOther(_ candidates: [MF2Candidate], _ index: CandidateIndex, key: String?) {
    let place = candidates.first { $0.literalKey == key }?.keyPlace ?? candidates.first?.place.range ?? 0..<0
    branches.append(
      Branch(
        key: .keyword(PluralCategory.other.rawValue), place: place,
        candidates: index.candidates(taking: key, rank: 1)))
  }

  /// The keys of a column, each once, in the order of the message.
  private static func keys(of candidates: [MF2Candidate]) -> [(text: String, place: Range<Int>)] {
    var known: Set<String> = []
    return candidates.compactMap { candidate in
      candidate.literalKey.flatMap { known.insert($0).inserted ? ($0, candidate.keyPlace) : nil }
    }
  }

  /// The number of a key that is written as the number is.
  private static func number(_ key: String) -> Double? {
    guard let value = Double(key) else { return nil }
    if let whole = Int64(key) { return "\(whole)" == key ? Double(whole) : nil }
    return "\(value)" == key && value.wholeNumber == nil ? value : nil
  }

  /// The category of a number as the style shows it.
  private static func category(of value: Double, _ style: NumberStyle, _ rules: PluralRules) -> String? {
    let argument = value.wholeNumber.map { MessageArgument.integer($0) } ?? .double(value)
    return LocaleFormats(pluralRules: rules, isRightToLeft: false).operands(of: argument, style).map {
      rules.category(for: $0).rawValue
    }
  }
}

extension Double {
  /// The whole number that it is; `nil` for a fraction and beyond 9 × 10^15.
  fileprivate var wholeNumber: Int64? {
    // The library's exact conversion of doubles would make every app link libm.
    guard magnitude < 9e15, Double(Int64(self)) == self else { return nil }
    return Int64(self)
  }
}
