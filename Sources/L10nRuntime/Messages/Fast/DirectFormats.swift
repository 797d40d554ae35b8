internal import CEnvironment

/// Stands for a `MessageFormatter`, as a part of `DirectRendering`: how the numbers, words and lists of a locale are
/// written, each read when it is first shown.
///
/// `@unchecked Sendable`: it refers to what is written once and never freed.
struct DirectFormats: @unchecked Sendable {
  /// Plain whole numbers.
  let numbers: DirectNumbers
  /// The same with groups from a thousand on, where the locale has groups.
  private let groupedNumbers: DirectNumbers
  private let rangeSeparator: DirectText
  private let rules: WholeNumberRules
  private let lazyOrdinalRules: Lazily<WholeNumberRules>.Kept
  /// Those of numbers in patterns.
  let styles: DirectStyles
  private let formatter: Unmanaged<DirectStyles.Shared>
  private let forms: UnsafeBufferPointer<DirectForm>
  private let lists: Lazily<DirectList?>.Kept
  private let relatives: Lazily<DirectRelatives?>.Kept
  private let names: Lazily<Unmanaged<DisplayNames>>.Kept

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
    let names = formatter.styles.formNames
    let memory = UnsafeMutableBufferPointer<DirectForm>.allocate(capacity: names.count)
    _ = memory.initialize(from: names.map { DirectForm($0, formatter, rules) })
    forms = UnsafeBufferPointer(memory)
    let patterns = formatter.patterns
    lists =
      Lazily(count: ListKind.all.count) { patterns.list(ListKind.all[$0]).flatMap { DirectList($0) } }.kept()
    self.names = Lazily { Unmanaged.passRetained(patterns.names ?? .none) }.kept()
    let widths = RelativeTimeStyle.Width.allCases
    relatives = Lazily(count: widths.count) { patterns.relative(widths[$0]).map { DirectRelatives($0) } }.kept()
  }

  /// Choose by which one a number is in an order.
  @inline(__always)
  var ordinalRules: WholeNumberRules { lazyOrdinalRules.pointer().pointee }

  /// How items of a kind are joined; `nil` where that takes more than this knows.
  @inline(__always)
  func list(_ kind: ListKind) -> DirectList? {
    lists.pointer(at: kind.place).pointee
  }

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
        style._withUnsafeGuaranteedRef({ $0.append(range, separator: rangeSeparator, to: &output) })
      {
        return true
      }
    case .relative(let time, let style):
      if let words = relatives.pointer(at: style.width.place).pointee,
        words.append(time, numeric: style.numeric, groupedNumbers, rules, to: &output)
      {
        return true
      }
    case .languageName(let tag, let style, let context):
      let names = names.pointer().pointee
      let isWritten = names._withUnsafeGuaranteedRef { names in
        output.append { names.writeName(ofTag: tag, style, in: context, to: &$0) }
      }
      if isWritten { return true }
    case .regionName(let code):
      let names = names.pointer().pointee
      let isWritten = names._withUnsafeGuaranteedRef { names in
        output.append { names.writeName(ofRegion: code, to: &$0) }
      }
      if isWritten { return true }
    default: break
    }
    output.count = start
    return formatter._withUnsafeGuaranteedRef { shared in
      output.append { shared.formatter.write(ownWords: argument, to: &$0) }
    }
  }

  @inline(__always)
  private func style(_ form: NumberForm, of currency: CurrencyCode?) -> Unmanaged<DirectStyle>? {
    let style = form.text.utf8.withContiguousStorageIfAvailable { text -> Unmanaged<DirectStyle>? in
      for known in forms where known.isMoney == (currency != nil) && known.text.isEqual(to: text) {
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
  let isMoney: Bool
  private let styles: Lazily<Styles>.Kept

  /// The currencies that have words of their own, and their styles; of numbers one style.
  private struct Styles: @unchecked Sendable {
    let currencies: UnsafeBufferPointer<CurrencyCode>
    /// The place of the currency that was shown last, as most programs show one.
    let last: UnsafeMutablePointer<l10n_remembered>
    let styles: Lazily<Unmanaged<DirectStyle>?>.Kept

    /// The place of a currency; `nil` for one without words of its own.
    @inline(__always)
    func place(of currency: CurrencyCode) -> Int? {
      let place = Int(l10n_remembered_get(last))
      return place < currencies.count && currencies[place] == currency ? place : search(currency)
    }

    @inline(never)
    private func search(_ currency: CurrencyCode) -> Int? {
      let place = currencies.firstIndex(of: currency)
      if let place { l10n_remembered_set(last, UInt8(truncatingIfNeeded: place)) }
      return place
    }
  }

  init(_ name: NumberStyles.FormName, _ formatter: MessageFormatter, _ rules: WholeNumberRules) {
    (text, isMoney) = (DirectText(name.form.text), name.isMoney)
    styles =
      Lazily {
        let known = formatter.styles.form(name.form, isMoney: name.isMoney)
        let codes = known?.currencies ?? []
        let memory = UnsafeMutableBufferPointer<CurrencyCode>.allocate(capacity: codes.count)
        _ = memory.initialize(from: codes)
        let styles = Lazily<Unmanaged<DirectStyle>?>(count: name.isMoney ? codes.count : 1) { place in
          guard let known else { return nil }
          let style = known.style
          let (entry, symbols) = formatter.words(of: style, name.isMoney ? known.entry(at: place) : known.entry)
          return DirectStyle(style, entry, symbols, rules).map { Unmanaged.passRetained($0) }
        }
        let last = UnsafeMutablePointer<l10n_remembered>.allocate(capacity: 1)
        last.initialize(to: l10n_remembered())
        return Styles(currencies: UnsafeBufferPointer(memory), last: last, styles: styles.kept())
      }.kept()
  }

  /// - Parameter currency: `nil` for numbers.
  @inline(__always)
  func style(of currency: CurrencyCode?) -> Unmanaged<DirectStyle>? {
    let styles = styles.pointer()
    var place = 0
    if let currency {
      guard let own = styles.pointee.place(of: currency) else { return nil }
      place = own
    }
    return styles.pointee.styles.pointer(at: place).pointee
  }
}
