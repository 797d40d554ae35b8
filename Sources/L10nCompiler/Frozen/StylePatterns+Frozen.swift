package import L10nRuntime

extension StylePatterns {
  /// The patterns as text: `CodedFields` of a letter for each part and the part.
  package var coded: String {
    var fields: [String] = []
    if let symbols { fields += ["s", symbols.serialized] }
    if let affixes { fields += ["a", CodedFields(affixes.fields).text] }
    if let affixesOfNoDigits { fields += ["n", CodedFields(affixesOfNoDigits.fields).text] }
    if let compacts { fields += ["c", compacts.coded] }
    if let units { fields += ["u", CodedFields(units.fields).text] }
    if let money { fields += ["m", money.coded] }
    if let exponentMark { fields += ["e", exponentMark] }
    return CodedFields(fields).text
  }
}

extension MoneyDigits {
  /// The four numbers as text.
  package var coded: String {
    "\(standard.places) \(standard.step) \(cash.places) \(cash.step)"
  }
}

extension CompactPatterns {
  /// The patterns as text; `CompactPatterns(coded:)` restores them.
  ///
  /// `CodedFields`, for each of the words: the exponent, the power, followed by a space and the place of the sign if
  /// that is not 0, the pattern of one (nothing, or `=` and the pattern), and the fields of the units.
  package var coded: String {
    let fields = words.flatMap { words in
      let power = words.signPlace > 0 ? "\(words.power) \(words.signPlace)" : "\(words.power)"
      return ["\(words.least)", power, words.one.map { "=\($0.text)" } ?? ""] + words.units.fields
    }
    return CodedFields(fields).text
  }
}
