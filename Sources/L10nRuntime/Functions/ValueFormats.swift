internal import CEnvironment

/// How `Interpreter` writes the numbers, words and lists of a locale, each read when it is first shown; what takes more than
/// this knows is left to `MessageFormatter`.
///
/// `@unchecked Sendable`: it refers to what is written once and never freed.
struct ValueFormats: @unchecked Sendable {
  /// Plain whole numbers.
  let numbers: Unmanaged<WholeNumberFormat>
  /// The same with groups from a thousand on, where the locale has groups.
  fileprivate let groupedNumbers: Unmanaged<WholeNumberFormat>
  fileprivate let rangeSeparator: Lazily<KeptText>.Kept
  fileprivate let rules: Unmanaged<WholeNumberRules>
  private let lazyOrdinalRules: Lazily<Unmanaged<WholeNumberRules>>.Kept
  /// Those of numbers in patterns.
  let styles: SkeletonStyles
  let formatter: Unmanaged<SkeletonStyles.Shared>
  fileprivate let forms: FormStyles
  fileprivate let moneyForms: Lazily<FormStyles>.Kept
  private let lists: Lazily<ListWords?>.Kept
  fileprivate let relatives: Lazily<RelativeWords?>.Kept
  fileprivate let names: Lazily<Unmanaged<DisplayNames>>.Kept

  init(_ shared: SkeletonStyles.Shared) {
    formatter = Unmanaged.passRetained(shared)
    styles = SkeletonStyles(formatter)
    rules = Unmanaged.passRetained(shared.rules)
    let ordinals = shared.formatter.pluralRules.ordinal
    lazyOrdinalRules = Lazily { Unmanaged.passRetained(WholeNumberRules(ordinals)) }.kept()
    numbers = Unmanaged.passRetained(WholeNumberFormat(shared.formatter.symbols))
    groupedNumbers = Unmanaged.passRetained(WholeNumberFormat(shared.formatter.symbols.grouped(.always)))
    forms = FormStyles(shared, areMoney: false)
    moneyForms = Lazily { FormStyles(shared, areMoney: true) }.kept()
    let (patterns, dates) = (shared.formatter.patterns, shared.formatter.dates)
    rangeSeparator = Lazily { KeptText(patterns.rangeSeparator) }.kept()
    lists =
      Lazily(count: ListKind.count) { ListWords(patterns.list(ListKind(place: $0)) ?? .commas) }.kept()
    self.names = Lazily { Unmanaged.passRetained(patterns.names ?? .none) }.kept()
    relatives =
      Lazily(count: RelativeTimeStyle.Width.count) { place in
        patterns.relative(RelativeTimeStyle.Width(place: place)).map { RelativeWords($0, dates) }
      }.kept()
  }

  /// Choose by which one a number is in an order.
  @inline(__always)
  var ordinalRules: Unmanaged<WholeNumberRules> { lazyOrdinalRules.pointer().pointee }

  /// How items of a kind are joined; `nil` where that takes more than this knows.
  @inline(__always)
  func list(_ kind: ListKind) -> UnsafePointer<ListWords?> { lists.pointer(at: kind.place) }
}

/// A pointer, because a copy of all that a locale has would take a sixth of the time.
extension UnsafePointer<ValueFormats> {
  /// Writes an argument that is neither text, a plain number nor a list.
  /// - Returns: whether it is one, and fits.
  @inline(__always)
  func append(ownWords argument: MessageArgument, to output: inout TextOutput) -> Bool {
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
        style._withUnsafeGuaranteedRef({
          $0.append(range, separator: pointee.rangeSeparator.pointer().pointee, to: &output)
        })
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

  /// The style of a form of numbers or, in a currency, of amounts; `nil` for what takes more than `NumberStyleFormat` knows.
  @inline(__always)
  func style(_ form: NumberForm, of currency: CurrencyCode?) -> Unmanaged<NumberStyleFormat>? {
    let style = form.text.utf8.withContiguousStorageIfAvailable {
      (currency == nil ? pointee.forms : pointee.moneyForms.pointer().pointee).style($0, of: currency)
    }
    return style ?? nil
  }
}
