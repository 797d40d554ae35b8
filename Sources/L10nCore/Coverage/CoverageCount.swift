/// How many texts of the development language a locale has, told apart by where its readers find them.
///
/// `own`, `inherited`, `stale` and `missing` have nothing in common, and make up all texts together.
package struct CoverageCount: Hashable, Sendable {
  /// Texts of the locale itself, in its base tables or in a layer that is applied.
  package var own = 0

  /// Texts that a more general locale of the same language lends, as `fr` does to `fr-CA`.
  package var inherited = 0

  /// Texts, own or inherited, that were made from a development text that has changed since.
  package var stale = 0

  /// Texts that readers meet in the development language.
  package var missing = 0

  /// How many of the texts that are there are the development text to the letter, in another language: names, or texts
  /// that no one has translated yet.
  package internal(set) var copied = 0

  /// How many of the texts that are there come from an override layer.
  package internal(set) var overridden = 0

  /// The words of all development texts.
  package internal(set) var words = 0

  /// The words of those development texts that are missing.
  package internal(set) var missingWords = 0

  package init(own: Int = 0, inherited: Int = 0, stale: Int = 0, missing: Int = 0) {
    (self.own, self.inherited, self.stale, self.missing) = (own, inherited, stale, missing)
  }

  /// How many texts have a state.
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

  /// All texts that are to be translated.
  package var total: Int { covered + missing }

  /// The texts that readers find in their own language, the stale ones among them: what `min-coverage` counts.
  package var covered: Int { own + inherited + stale }

  /// The covered part of all texts.
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

/// A part of a whole in percent that is never rounded to more than it is: 999 of 1,000 are 99.9 %, not 100 %, and one
/// of a million is 0.1 %, not nothing.
package struct CoverageShare: Hashable, Comparable, Sendable {
  /// From 0 to 1000; 1000 for a whole, and where there is nothing to cover.
  package let thousandths: Int

  /// - Parameter count: from 0 to `total`.
  package init(_ count: Int, of total: Int) {
    guard count < total else {
      thousandths = 1000
      return
    }
    let cut = count > Int.max / 1000 ? count / (total / 1000) : count * 1000 / total
    thousandths = count == 0 ? 0 : max(1, min(999, cut))
  }

  /// Per cent with one digit after the point, where it is not 0: `66.6`, `100`.
  package var percent: String { "\(thousandths / 10)" + (thousandths % 10 == 0 ? "" : ".\(thousandths % 10)") }

  /// Whole percent, for where there is little room: 100 only for a whole, 0 only for nothing.
  package var wholePercent: Int { thousandths == 0 ? 0 : max(1, thousandths / 10) }

  package static func < (left: CoverageShare, right: CoverageShare) -> Bool { left.thousandths < right.thousandths }
}
