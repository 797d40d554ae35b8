/// The number of a locale's texts by where its readers find them.
///
/// `own`, `inherited`, `stale` and `missing` are disjoint, and together are all texts.
package struct CoverageCount: Hashable, Sendable {
  /// Texts of the locale itself, in its base tables or in an applied layer.
  package var own = 0

  /// Texts from a more general locale of the same language, such as `fr` for `fr-CA`.
  package var inherited = 0

  /// Texts, own or inherited, that were made from a development text that has since changed.
  package var stale = 0

  /// Texts that readers get in the development language.
  package var missing = 0

  /// Texts that equal the development text in another language: names, or texts that are not translated yet.
  package internal(set) var copied = 0

  /// Texts that come from an override layer.
  package internal(set) var overridden = 0

  /// The number of words of all development texts.
  package internal(set) var words = 0

  /// The number of words of the missing development texts.
  package internal(set) var missingWords = 0

  package init(own: Int = 0, inherited: Int = 0, stale: Int = 0, missing: Int = 0) {
    (self.own, self.inherited, self.stale, self.missing) = (own, inherited, stale, missing)
  }

  /// The number of texts with a state.
  package subscript(state: TextState) -> Int {
    get {
      switch state {
      case .own: own
      case .inherited: inherited
      case .stale: stale
      case .missing: missing
      }
    }
    set {
      switch state {
      case .own: own = newValue
      case .inherited: inherited = newValue
      case .stale: stale = newValue
      case .missing: missing = newValue
      }
    }
  }

  /// All texts to translate.
  package var total: Int { covered + missing }

  /// The texts that readers find in their own language, including stale ones, for `min-coverage`.
  package var covered: Int { own + inherited + stale }

  /// The covered share of all texts.
  package var share: CoverageShare { CoverageShare(covered, of: total) }

  static func += (left: inout CoverageCount, right: CoverageCount) {
    left.own += right.own
    left.copied += right.copied
    left.inherited += right.inherited
    left.stale += right.stale
    left.missing += right.missing
    left.overridden += right.overridden
    left.words += right.words
    left.missingWords += right.missingWords
  }
}

/// A share in percent that is never rounded up: 999 of 1,000 are 99.9 %, not 100 %. A nonzero share is at least 0.1 %.
package struct CoverageShare: Hashable, Comparable, Sendable {
  /// The share from 0 to 1000; 1000 if it is complete or there is nothing to cover.
  package let thousandths: Int

  /// - Parameter count: the covered number, from 0 to `total`.
  package init(_ count: Int, of total: Int) {
    guard count < total else {
      thousandths = 1000
      return
    }
    let cut = count > Int.max / 1000 ? count / (total / 1000) : count * 1000 / total
    thousandths = count == 0 ? 0 : max(1, min(999, cut))
  }

  /// The percentage with one fraction digit unless that is 0: `66.6`, `100`.
  package var percent: String { "\(thousandths / 10)" + (thousandths % 10 == 0 ? "" : ".\(thousandths % 10)") }

  /// The whole percentage for small spaces: 100 only if complete, 0 only for nothing.
  package var wholePercent: Int { thousandths == 0 ? 0 : max(1, thousandths / 10) }

  package static func < (left: CoverageShare, right: CoverageShare) -> Bool { left.thousandths < right.thousandths }
}
