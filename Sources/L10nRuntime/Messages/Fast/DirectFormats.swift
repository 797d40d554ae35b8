internal import CEnvironment

/// Stands for a `MessageFormatter`, as a part of `DirectRendering`: how the numbers, words and lists of a locale are
/// written, each read when it is first shown.
///
/// `@unchecked Sendable`: it refers to what is written once and never freed.
struct DirectFormats: @unchecked Sendable {
  /// Plain whole numbers.
  let numbers: DirectNumbers
  /// The same with groups from a thousand on, where the locale has groups.
  fileprivate let groupedNumbers: DirectNumbers
  fileprivate let rangeSeparator: DirectText
  fileprivate let rules: WholeNumberRules
  private let lazyOrdinalRules: Lazily<WholeNumberRules>.Kept
  /// Those of numbers in patterns.
  let styles: DirectStyles
  fileprivate let formatter: Unmanaged<DirectStyles.Shared>
  fileprivate let forms, moneyForms: UnsafeBufferPointer<DirectForm>
  private let lists: Lazily<DirectList?>.Kept
  fileprivate let relatives: Lazily<DirectRelatives?>.Kept
  fileprivate let names: Lazily<Unmanaged<DisplayNames>>.Kept

  /// - Parameter rules: those of the formatter.
  init(_ formatter: MessageFormatter, _ rules: WholeNumberRules) {
    self.formatter = Unmanaged.passRetained(DirectStyles.Shared(formatter, rules))
    styles = DirectStyles(self.formatter)
    self.rules = rules
    let ordinals = formatter.pluralRules.ordinal
    lazyOrdinalRules = Lazily { WholeNumberRules(ordinals) }.kept()
    numbers = DirectNumbers(formatter.symbols)
    groupedNumbers = DirectNumbers(formatter.symbols.grouped(.always))
    rangeSeparator = DirectText(formatter.patterns.rangeSeparator)
    forms = Self.forms(formatter, rules, areMoney: false)
    moneyForms = Self.forms(formatter, rules, areMoney: true)
    let patterns = formatter.patterns
    lists =
      Lazily(count: ListKind.all.count) { patterns.list(ListKind.all[$0]).flatMap { DirectList($0) } }.kept()
    self.names = Lazily { Unmanaged.passRetained(patterns.names ?? .none) }.kept()
    let widths = RelativeTimeStyle.Width.allCases
    relatives = Lazily(count: widths.count) { patterns.relative(widths[$0]).map { DirectRelatives($0) } }.kept()
  }

  private static func forms(
    _ formatter: MessageFormatter, _ rules: WholeNumberRules, areMoney: Bool
  ) -> UnsafeBufferPointer<DirectForm> {
    let names = formatter.styles.formNames.filter { $0.isMoney == areMoney }
    let memory = UnsafeMutableBufferPointer<DirectForm>.allocate(capacity: names.count)
    _ = memory.initialize(from: names.map { DirectForm($0, formatter, rules) })
    return UnsafeBufferPointer(memory)
  }

  /// Choose by which one a number is in an order.
  @inline(__always)
  var ordinalRules: WholeNumberRules { lazyOrdinalRules.pointer().pointee }

  /// How items of a kind are joined; `nil` where that takes more than this knows.
  @inline(__always)
  func list(_ kind: ListKind) -> DirectList? {
    lists.pointer(at: kind.place).pointee
  }
}

/// A pointer, because a copy of all that a locale has would take a sixth of the time.
extension UnsafePointer<DirectFormats> {
  /// Writes an argument that is neither text, a plain number nor a list.
  /// - Returns: whether it is one, and fits.
  @inline(__always)
  func append(ownWords argument: MessageArgument, to output: inout DirectOutput) -> Bool {
    let start = output.count
    switch argument {
    case .string, .integer, .unsigned, .double, .list: return false
    case .number(let number, let form):
      if let style = style(form, of: nil), style._withUnsafeGuaranteedRef({ $0.append(number, to: &output) }) {
        return true
      }
    case .currency(let money, let form):
      if let style = style(form, of: money.currency),
        style._withUnsafeGuaranteedRef({ $0.append(money.amount, to: &output) })
      {
        return true
      }
    case .range(let range, let form):
      if let style = style(form, of: nil), range.lowerBound >= 0,
        style._withUnsafeGuaranteedRef({ $0.append(range, separator: pointee.rangeSeparator, to: &output) })
      {
        return true
      }
    case .relative(let time, let style):
      if let words = pointee.relatives.pointer(at: style.width.place).pointee,
        words.append(time, numeric: style.numeric, pointee.groupedNumbers, pointee.rules, to: &output)
      {
        return true
      }
    case .languageName(let tag, let style, let context):
      let names = pointee.names.pointer().pointee
      let isWritten = names._withUnsafeGuaranteedRef { names in
        output.append { names.writeName(ofTag: tag, style, in: context, to: &$0) }
      }
      if isWritten { return true }
    case .regionName(let code):
      let names = pointee.names.pointer().pointee
      let isWritten = names._withUnsafeGuaranteedRef { names in
        output.append { names.writeName(ofRegion: code, to: &$0) }
      }
      if isWritten { return true }
    default: break
    }
    output.count = start
    return pointee.formatter._withUnsafeGuaranteedRef { shared in
      output.append { shared.formatter.write(ownWords: argument, to: &$0) }
    }
  }

  @inline(__always)
  private func style(_ form: NumberForm, of currency: CurrencyCode?) -> Unmanaged<DirectStyle>? {
    let style = form.text.utf8.withContiguousStorageIfAvailable { text -> Unmanaged<DirectStyle>? in
      for known in currency == nil ? pointee.forms : pointee.moneyForms where known.text.isEqual(to: text) {
        return known.style(of: currency)
      }
      return nil
    }
    return style ?? nil
  }
}

/// Stands for `NumberStyles.Form`.
struct DirectForm {
  let text: DirectText
  /// Where the style is that was shown last, as most programs show one currency.
  private let last: UnsafeMutablePointer<l10n_published>
  private let styles: Lazily<Styles>.Kept

  /// A style, or that of one currency.
  private struct Shown: @unchecked Sendable {
    let currency: CurrencyCode?
    let style: Unmanaged<DirectStyle>?
  }

  /// The currencies that have words of their own, and their styles; of numbers one style.
  private struct Styles: Sendable {
    let currencies: [CurrencyCode]
    let styles: Lazily<Shown>.Kept
  }

  init(_ name: NumberStyles.FormName, _ formatter: MessageFormatter, _ rules: WholeNumberRules) {
    text = DirectText(name.form.text)
    last = .allocate(capacity: 1)
    last.initialize(to: l10n_published())
    styles =
      Lazily {
        let known = formatter.styles.form(name.form, isMoney: name.isMoney)
        let currencies = known?.currencies ?? []
        let styles = Lazily<Shown>(count: name.isMoney ? currencies.count : 1) { place in
          let style = known.flatMap { known in
            let entry = name.isMoney ? known.entry(at: place) : known.entry
            let words = formatter.words(of: known.style, entry)
            return DirectStyle(known.style, words.entry, words.1, rules)
          }
          let currency = name.isMoney ? currencies[place] : nil
          return Shown(currency: currency, style: style.map { Unmanaged.passRetained($0) })
        }
        return Styles(currencies: currencies, styles: styles.kept())
      }.kept()
  }

  /// - Parameter currency: `nil` for numbers.
  @inline(__always)
  func style(of currency: CurrencyCode?) -> Unmanaged<DirectStyle>? {
    guard let last = l10n_published_get(last) else { return search(currency) }
    let shown = UnsafePointer(last.assumingMemoryBound(to: Shown.self))
    return shown.pointee.currency == currency ? shown.pointee.style : search(currency)
  }

  @inline(never)
  private func search(_ currency: CurrencyCode?) -> Unmanaged<DirectStyle>? {
    let styles = styles.pointer()
    guard let place = currency.map({ styles.pointee.currencies.firstIndex(of: $0) }) ?? 0 else { return nil }
    let shown = styles.pointee.styles.pointer(at: place)
    l10n_published_replace(last, UnsafeMutableRawPointer(mutating: shown))
    return shown.pointee.style
  }
}
