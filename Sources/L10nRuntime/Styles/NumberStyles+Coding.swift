import StringsFormat

extension NumberStyles {
  /// The patterns as text, `CodedFields` of each skeleton and its patterns.
  ///
  /// The forms of arguments come first, each after `f`, or `m` for amounts of money. `+BRL` is the skeleton of the style
  /// before it with another currency, `=EUR:R$` are the patterns of euros with another sign, after `=EUR` the digits
  /// where they differ, and `~` are those of the locale with the symbols that follow. Currencies that are written with their letters are left out.
  /// - Parameter own: those of the locale, for those of a region: what is the same is left out.
  func coded(of own: NumberStyles?) -> String {
    var fields = own == nil ? formNames.flatMap { [$0.isMoney ? "m" : "f", $0.form.text] } : []
    let known = own.map { own in own.entries.filter { own.named($0)?.patterns != $0.patterns } } ?? []
    var written: [Entry] = []
    for entry in entries where (own?.entry(for: entry.wording) ?? named(entry))?.patterns != entry.patterns {
      let isNext = written.last.map { $0.isMoney && entry.isMoney && $0.anyCurrency == entry.anyCurrency } ?? false
      fields.append(isNext ? "+\(entry.currency?.description ?? NumberStyle.anyCurrency)" : entry.wording.skeleton)
      // Another one of the locale is hidden by one of the region that was written.
      let own = known.filter { old in !written.contains { $0.wording == old.wording } }
      let others = written.reversed() + own
      fields.append(
        own.first { $0.wording == entry.wording }.flatMap { entry.coded(inOtherDigits: $0) }
          ?? others.lazy.compactMap { entry.coded(like: $0) }.first ?? entry.patterns.coded)
      written.append(entry)
    }
    return CodedFields(fields).text
  }

  /// The patterns of a currency by its letters; `nil` where they are not known, and for numbers.
  private func named(_ entry: Entry) -> Entry? {
    entry.currency.flatMap { code in self.entry(for: entry.anyCurrency)?.named(code) }
  }

  /// The patterns that `coded` wrote, each read when it is first asked for; none for any other text.
  convenience init(coded: String, of own: NumberStyles?) {
    var names: [FormName] = []
    CodedFields.forEachPair(in: coded) { name, text in
      guard name == "f" || name == "m" else { return false }
      names.append(FormName(form: NumberForm(skeleton: text), isMoney: name == "m"))
      return true
    }
    self.init(Lazily { Self.entries(coded: coded, of: own) }, names + (own?.formNames ?? []))
  }

  private static func entries(coded: String, of own: NumberStyles?) -> [Entry] {
    var entries: [Entry] = []
    /// Where the currencies of one style begin.
    var group = 0
    CodedFields.forEachPair(in: coded) { skeleton, text in
      if skeleton == "f" || skeleton == "m" { return true }
      let next = skeleton.utf8.first == UInt8(ascii: "+") ? entries.last?.wording : nil
      guard let style = next?.counting(String(skeleton.dropFirst())) ?? NumberStyle(skeleton: skeleton) else {
        return true
      }
      if next == nil { group = entries.count }
      if text.utf8.first == UInt8(ascii: "~"), let old = own?.entry(for: style) {
        entries.append(
          Entry(style) {
            var patterns = old.patterns
            patterns.symbols = NumberSymbols(serialized: String(text.dropFirst()))
            return patterns
          })
        return true
      }
      guard let sign = SignCoding(text) else {
        entries.append(Entry(style) { StylePatterns(coded: text) })
        return true
      }
      let wanted = style.counting(sign.currency)
      let other = entries[group...].last { $0.wording == wanted } ?? own?.entries.first { $0.wording == wanted }
      entries.append(Entry(style) { other.map { sign.patterns(like: $0) } ?? StylePatterns() })
      return true
    }
    let changed = entries
    entries += (own?.entries ?? []).filter { old in !changed.contains { $0.wording == old.wording } }
    return entries
  }
}

/// The patterns of one currency as those of another one with another sign, as text.
private struct SignCoding {
  let currency: String
  private let money: String
  private let sign: String

  /// - Returns: `nil` for patterns that are written out.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "="), let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let words = text[..<colon].dropFirst()
    (currency, money) = (String(words.prefix(3)), String(words.dropFirst(3)))
    sign = String(text[text.utf8.index(after: colon)...])
  }

  func patterns(like other: NumberStyles.Entry) -> StylePatterns {
    guard let old = other.patterns.currencySign else { return StylePatterns() }
    var patterns = other.patterns.replacing(old, by: sign)
    if let digits = MoneyDigits(coded: money) { patterns.money = digits }
    return patterns
  }
}

extension NumberStyles.Entry {
  fileprivate var isMoney: Bool { if case .currency = wording.unit { true } else { false } }

  /// The style with any currency.
  fileprivate var anyCurrency: NumberStyle { wording.counting(NumberStyle.anyCurrency) }

  /// The patterns as those of another entry in other digits and separators; `nil` where they are not.
  fileprivate func coded(inOtherDigits other: NumberStyles.Entry) -> String? {
    var same = other.patterns
    same.symbols = patterns.symbols
    return same == patterns ? "~\(patterns.symbols?.serialized ?? "")" : nil
  }

  /// The patterns as those of another currency with another sign; `nil` where they are not.
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
