package import L10nRuntime

extension NumberStyles {
  /// Whether the words are the same.
  func isSame(as other: NumberStyles) -> Bool {
    self === other
      || entries.elementsEqual(other.entries) { $0.wording == $1.wording && $0.patterns == $1.patterns }
  }

  /// The patterns as text, `CodedFields` of each skeleton and its patterns.
  ///
  /// `+BRL` is the skeleton of the previous style with another currency, `=EUR:R$` are the patterns of euros with
  /// another sign, followed by the digits if they differ, and `~` are those of the locale with the symbols that follow.
  /// Currencies that are written with their codes are left out.
  /// - Parameter own: the styles of the locale, for those of a region: equal ones are left out.
  package func coded(of own: NumberStyles?) -> String {
    var fields: [String] = []
    let known = own.map { own in own.entries.filter { own.named($0)?.patterns != $0.patterns } } ?? []
    var written: [Entry] = []
    for entry in entries where (own?.entry(for: entry.wording) ?? named(entry))?.patterns != entry.patterns {
      let isNext =
        entry.wording.isMoney
        && written.last.map { $0.wording.isMoney && $0.anyCurrency == entry.anyCurrency } ?? false
      fields.append(isNext ? "+\(entry.currency?.description ?? NumberStyle.anyCurrency)" : entry.wording.skeleton)
      // A style of the locale is hidden by one of the region that was written.
      let own = known.filter { old in !written.contains { $0.wording == old.wording } }
      // The first of several equal ones, which is written out: from there to any other is one step.
      let others = written + own
      fields.append(
        own.first { $0.wording == entry.wording }.flatMap { entry.coded(inOtherDigits: $0) }
          ?? others.lazy.compactMap { entry.coded(like: $0) }.first ?? entry.patterns.coded)
      written.append(entry)
    }
    return CodedFields(fields).text
  }

  /// The patterns of a currency by its code; `nil` if they are unknown, and for numbers.
  private func named(_ entry: Entry) -> Entry? {
    entry.currency.flatMap { code in self.entry(for: entry.anyCurrency)?.named(code) }
  }
}

extension NumberStyles.Entry {
  /// The patterns as those of another entry with other digits and separators; `nil` if they are not.
  fileprivate func coded(inOtherDigits other: NumberStyles.Entry) -> String? {
    var same = other.patterns
    same.symbols = patterns.symbols
    return same == patterns ? "~\(patterns.symbols?.serialized ?? "")" : nil
  }

  /// The patterns as those of another currency with another sign; `nil` if they are not.
  fileprivate func coded(like other: NumberStyles.Entry) -> String? {
    guard currency != nil, let code = other.currency, other.anyCurrency == anyCurrency,
      let sign = patterns.currencySign, let otherSign = other.patterns.currencySign
    else { return nil }
    var same = other.patterns.replacing(otherSign, by: sign)
    same.money = patterns.money
    guard same == patterns else { return nil }
    let money = patterns.money == other.patterns.money ? "" : patterns.money?.coded
    return money.map { "=\(code)\($0):\(sign)" }
  }
}
