import L10nRuntime

/// A variant that can still be selected, with the ranks of its matches so far.
struct MF2Candidate {
  let pattern: [MF2Part]
  let place: MF2Places.Variant
  /// The rank for each decided selector: 0 for an exact key, 1 for a category, 2 for `*`.
  private(set) var ranks: [Int] = []
  private var keys: ArraySlice<MF2Message.Key>

  init(_ variant: MF2Message.Variant, _ place: MF2Places.Variant) {
    (pattern, self.place, keys) = (variant.pattern, place, variant.keys[...])
  }

  /// The next key; `nil` for `*`.
  var literalKey: String? {
    if case .literal(let text)? = keys.first { text } else { nil }
  }

  /// Whether all remaining keys are `*`.
  var isOpen: Bool { keys.allSatisfy { $0 == .any } }

  /// The place of the next key.
  var keyPlace: Range<Int> { place.keys.indices.contains(keys.startIndex) ? place.keys[keys.startIndex] : place.range }

  /// The candidate after a selector; `nil` if its key is neither `*` nor the matched one.
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

/// An index of variants by their next keys, so that those of one key are found without a search through all.
private struct CandidateIndex {
  private let candidates: [MF2Candidate]
  private var places: [String: [Int]] = [:]

  /// The indices of variants whose next key is `*`.
  private var open: [Int] = []

  init(_ candidates: [MF2Candidate]) {
    self.candidates = candidates
    for (place, candidate) in candidates.enumerated() {
      if let key = candidate.literalKey { places[key, default: []].append(place) } else { open.append(place) }
    }
  }

  /// The variants that match a selector, in their order: by the key, by its category, or by `*`.
  ///
  /// - Parameter rank: the rank of the key itself.
  func candidates(taking key: String?, rank: Int, orElse category: String? = nil) -> [MF2Candidate] {
    let exact = key.flatMap { places[$0] } ?? []
    let other = category == key ? [] : category.flatMap { places[$0] } ?? []
    return (exact + other + open).sorted().compactMap {
      candidates[$0].taking(key, rank: rank) ?? candidates[$0].taking(category, rank: 1)
    }
  }
}

/// The branches of one selector by its keys.
struct MF2Branches {
  /// One key, its place, and the variants that it leaves.
  struct Branch {
    let key: MessageSelect.Key
    let place: Range<Int>
    let candidates: [MF2Candidate]
  }

  let function: MessageSelect.Function
  var style: NumberStyle?
  var isExact = false
  private(set) var branches: [Branch] = []

  /// The branches of a text selector: its keys, and the rest.
  init(text candidates: [MF2Candidate]) {
    function = .text
    let index = CandidateIndex(candidates)
    for key in Self.keys(of: candidates) where key.text != "other" {
      branches.append(
        Branch(key: .keyword(key.text), place: key.place, candidates: index.candidates(taking: key.text, rank: 0)))
    }
    addOther(candidates, index, key: nil)
  }

  /// The branches of a number selector.
  /// - Parameters:
  ///   - selection: `plural`, `ordinal` or `exact`.
  ///   - offset: the number that is added to the argument before it is compared.
  ///   - constant: the number if it is known already; then only its branch is returned.
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
        // A key that is never the spelling of a number, such as 1.0, is never selected.
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
      // `*` then takes the categories without a key.
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

  /// The number of a key in canonical spelling.
  private static func number(_ key: String) -> Double? {
    guard let value = Double(key) else { return nil }
    if let whole = Int64(key) { return "\(whole)" == key ? Double(whole) : nil }
    return "\(value)" == key && value.wholeNumber == nil ? value : nil
  }

  /// The category of a number in a style.
  private static func category(of value: Double, _ style: NumberStyle, _ rules: PluralRules) -> String? {
    let argument = value.wholeNumber.map { MessageArgument.integer($0) } ?? .double(value)
    return LocaleFormats(pluralRules: rules, isRightToLeft: false).operands(of: argument, style).map {
      rules.category(for: $0).rawValue
    }
  }
}

extension Double {
  /// The whole number; `nil` for a fraction and beyond 9 × 10^15.
  fileprivate var wholeNumber: Int64? {
    // The library's exact conversion of doubles would make every app link libm.
    guard magnitude < 9e15, Double(Int64(self)) == self else { return nil }
    return Int64(self)
  }
}
