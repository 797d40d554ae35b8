internal import CEnvironment

/// The forms of numbers, or of amounts of money, that arguments have, each with its styles when it is first shown.
///
/// `@unchecked Sendable`: it points to memory that is never freed, of texts that are written once and of pointers that
/// are read and written atomically.
struct FormStyles: @unchecked Sendable {
  private let texts: UnsafeBufferPointer<KeptText>
  /// Where the style is of each form that was shown last, as most programs show one currency.
  private let last: UnsafeMutablePointer<l10n_published>
  private let styles: Lazily<Styles>.Kept

  /// A style, or that of one currency.
  private struct Shown: @unchecked Sendable {
    let currency: CurrencyCode?
    let style: Unmanaged<NumberStyleFormat>?
  }

  /// The currencies that have words of their own, and their styles; of numbers one style.
  private struct Styles: Sendable {
    let currencies: [CurrencyCode]
    let styles: Lazily<Shown>.Kept

    init(_ form: NumberForm, isMoney: Bool, _ shared: SkeletonStyles.Shared) {
      let known = shared.formatter.styles.form(form, isMoney: isMoney)
      let currencies = known?.currencies ?? []
      self.currencies = currencies
      styles =
        Lazily(count: isMoney ? currencies.count : 1) { place in
          let style = known.flatMap { known in
            let entry = isMoney ? known.entry(at: place) : known.entry
            let words = shared.formatter.words(of: known.style, entry)
            return NumberStyleFormat(known.style, words, shared.formatter.symbols(beside: words), shared.rules)
          }
          let currency = isMoney ? currencies[place] : nil
          return Shown(currency: currency, style: style.map { Unmanaged.passRetained($0) })
        }.kept()
    }
  }

  init(_ shared: SkeletonStyles.Shared, areMoney: Bool) {
    let names = shared.formatter.styles.formNames
    let forms = areMoney ? names.money : names.numbers
    let memory = UnsafeMutablePointer<KeptText>.allocate(capacity: forms.count)
    for (place, form) in forms.enumerated() { (memory + place).initialize(to: KeptText(form)) }
    texts = UnsafeBufferPointer(start: memory, count: forms.count)
    last = .allocate(capacity: forms.count)
    last.initialize(repeating: l10n_published(), count: forms.count)
    styles =
      Lazily(count: forms.count) {
        Styles(NumberForm(skeleton: forms[$0]), isMoney: areMoney, shared)
      }.kept()
  }

  /// The style of a form; `nil` for one that the module does not have, and for what takes more than `NumberStyleFormat` knows.
  /// - Parameter currency: `nil` for numbers.
  @inline(__always)
  func style(_ form: UnsafeBufferPointer<UInt8>, of currency: CurrencyCode?) -> Unmanaged<NumberStyleFormat>? {
    for place in texts.indices where texts[place].isEqual(to: form) {
      guard let last = l10n_published_get(last + place) else { return search(place, currency) }
      let shown = UnsafePointer(last.assumingMemoryBound(to: Shown.self))
      return shown.pointee.currency == currency ? shown.pointee.style : search(place, currency)
    }
    return nil
  }

  @inline(never)
  private func search(_ place: Int, _ currency: CurrencyCode?) -> Unmanaged<NumberStyleFormat>? {
    let styles = styles.pointer(at: place)
    guard let own = currency.map({ styles.pointee.currencies.firstIndex(of: $0) }) ?? 0 else { return nil }
    let shown = styles.pointee.styles.pointer(at: own)
    l10n_published_replace(last + place, UnsafeMutableRawPointer(mutating: shown))
    return shown.pointee.style
  }
}
