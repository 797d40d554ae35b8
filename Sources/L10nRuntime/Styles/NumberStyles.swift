package import StringsFormat

/// How one locale writes numbers in the styles that a module shows.
///
/// A class, because every formatted text takes it along: so it counts one reference.
public final class NumberStyles: Sendable {
  /// The patterns of one style.
  package final class Entry: Sendable {
    /// What the style is apart from its digits.
    package let wording: NumberStyle
    package let patterns: StylePatterns

    package init(_ wording: NumberStyle, _ patterns: StylePatterns) {
      (self.wording, self.patterns) = (wording, patterns)
    }
  }

  /// In the order in which they are frozen.
  package let entries: [Entry]
  /// The forms of arguments, in the order in which they are frozen.
  package let forms: [Form]

  /// - Parameters:
  ///   - forms: those of numbers among the arguments.
  ///   - moneyForms: those of amounts.
  package init(_ entries: [Entry] = [], forms: [NumberForm] = [], moneyForms: [NumberForm] = []) {
    self.entries = entries
    self.forms =
      forms.compactMap { Form($0, isMoney: false, among: entries) }
      + moneyForms.compactMap { Form($0, isMoney: true, among: entries) }
  }

  /// No words: numbers have signs and digits alone.
  public static let none = NumberStyles()

  /// The patterns of a style; `nil` where there are none.
  package func entry(for style: NumberStyle) -> Entry? {
    guard style.hasWording, !entries.isEmpty else { return nil }
    let wording = style.wording
    return entries.first { $0.wording == wording }
  }

  /// Whether all that a style takes of a locale is here.
  package func holds(_ style: NumberStyle) -> Bool { !style.hasWording || entry(for: style) != nil }
}

extension NumberStyles: Hashable {
  /// Whether the words are the same.
  public static func == (left: NumberStyles, right: NumberStyles) -> Bool {
    left === right
      || left.entries.elementsEqual(right.entries) { $0.wording == $1.wording && $0.patterns == $1.patterns }
        && left.forms.elementsEqual(right.forms) { $0.form == $1.form && $0.isMoney == $1.isMoney }
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    for entry in entries { hasher.combine(entry.patterns) }
  }
}

extension NumberStyles {
  /// The patterns as text, `CodedFields` of each skeleton and its patterns. The forms of arguments come first, each after
  /// `f`, or `m` for amounts of money. Currencies that are written with their letters are left out.
  ///
  /// - Parameter own: those of the locale, for those of a region: what is the same is left out.
  func coded(of own: NumberStyles?) -> String {
    var fields = own == nil ? forms.flatMap { [$0.isMoney ? "m" : "f", $0.form.text] } : []
    for entry in entries where (own?.entry(for: entry.wording) ?? named(entry))?.patterns != entry.patterns {
      fields += [entry.wording.skeleton, entry.patterns.coded]
    }
    return CodedFields(fields).text
  }

  /// The patterns of a currency by its letters; `nil` where they are not known, and for numbers.
  private func named(_ entry: Entry) -> Entry? {
    entry.currency.flatMap { code in self.entry(for: entry.wording.counting(NumberStyle.anyCurrency))?.named(code) }
  }

  /// The patterns that `coded` wrote; none for any other text.
  convenience init(coded: String, of own: NumberStyles?) {
    let fields = CodedFields(text: coded)?.fields ?? []
    var entries: [Entry] = []
    var (forms, moneyForms): ([NumberForm], [NumberForm]) = ([], [])
    for place in stride(from: 0, to: fields.count - 1, by: 2) {
      switch fields[place] {
      case "f": forms.append(NumberForm(skeleton: fields[place + 1]))
      case "m": moneyForms.append(NumberForm(skeleton: fields[place + 1]))
      case let skeleton:
        guard let style = NumberStyle(skeleton: skeleton) else { continue }
        entries.append(Entry(style, StylePatterns(coded: fields[place + 1])))
      }
    }
    for entry in own?.entries ?? [] where !entries.contains(where: { $0.wording == entry.wording }) {
      entries.append(entry)
    }
    for form in own?.forms ?? [] {
      if form.isMoney { moneyForms.append(form.form) } else { forms.append(form.form) }
    }
    self.init(entries, forms: forms, moneyForms: moneyForms)
  }
}
