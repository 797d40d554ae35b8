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
  private let names: Lazily<DisplayNames>.Kept

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
    self.names = Lazily { patterns.names ?? .none }.kept()
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
  func append(ownWords argument: UnsafePointer<MessageArgument>, to output: inout DirectOutput) -> Bool {
    let start = output.count
    switch argument.pointee {
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
      let names = names.pointer()
      if output.append({ names.pointee.writeName(ofTag: tag, style, in: context, to: &$0) }) { return true }
    case .regionName(let code):
      if output.append({ names.pointer().pointee.writeName(ofRegion: code, to: &$0) }) { return true }
    default: break
    }
    output.count = start
    return formatter._withUnsafeGuaranteedRef { shared in
      output.append { shared.formatter.write(ownWords: argument.pointee, to: &$0) }
    }
  }

  @inline(__always)
  private func style(_ form: NumberForm, of currency: CurrencyCode?) -> Unmanaged<DirectStyle>? {
    let length = form.text.utf8.count
    let isMoney = currency != nil
    for known in forms where known.length == length && known.isMoney == isMoney && known.form == form {
      return known.style(of: currency)
    }
    return nil
  }
}

/// Stands for `NumberStyles.Form`.
struct DirectForm {
  let form: NumberForm
  /// The bytes of the form's text, which differ faster than the text.
  let length: Int
  let isMoney: Bool
  private let styles: Lazily<Styles>.Kept

  /// The currencies that have words of their own, and their styles; of numbers one style.
  private struct Styles: @unchecked Sendable {
    let currencies: UnsafeBufferPointer<CurrencyCode>
    let styles: Lazily<Unmanaged<DirectStyle>?>.Kept
  }

  init(_ name: NumberStyles.FormName, _ formatter: MessageFormatter, _ rules: WholeNumberRules) {
    (form, isMoney) = (name.form, name.isMoney)
    length = name.form.text.utf8.count
    styles =
      Lazily {
        let known = formatter.styles.form(name.form, isMoney: name.isMoney)
        let amounts = name.isMoney ? known?.currencyEntries ?? [] : []
        // Embedded Swift does not convert the one array to the other.
        let entries = name.isMoney ? amounts.map { Optional($0) } : [known?.entry]
        let codes = entries.compactMap { $0?.currency }
        let memory = UnsafeMutableBufferPointer<CurrencyCode>.allocate(capacity: codes.count)
        _ = memory.initialize(from: codes)
        let styles = Lazily<Unmanaged<DirectStyle>?>(count: entries.count) { place in
          guard let style = known?.style else { return nil }
          let (entry, symbols) = formatter.words(of: style, entries[place])
          return DirectStyle(style, entry, symbols, rules).map { Unmanaged.passRetained($0) }
        }
        return Styles(currencies: UnsafeBufferPointer(memory), styles: styles.kept())
      }.kept()
  }

  /// - Parameter currency: `nil` for numbers.
  @inline(__always)
  func style(of currency: CurrencyCode?) -> Unmanaged<DirectStyle>? {
    let styles = styles.pointer()
    var place = 0
    if let currency {
      let currencies = styles.pointee.currencies
      while place < currencies.count, currencies[place] != currency { place &+= 1 }
      if place == currencies.count { return nil }
    }
    return styles.pointee.styles.pointer(at: place).pointee
  }
}
