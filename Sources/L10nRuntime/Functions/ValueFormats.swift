internal import CEnvironment

/// The formats of a locale's values for `Interpreter`, each kind made on first use.
///
/// Only one reference, to the owner, is counted. `@unchecked Sendable`: it points to memory that is written once and
/// freed with the last copy.
struct ValueFormats: @unchecked Sendable {
  /// The format of plain whole numbers.
  let numbers: Unmanaged<DigitFormat>
  /// The format with groups from a thousand on, if the locale has groups.
  fileprivate let groupedNumbers: Unmanaged<DigitFormat>
  fileprivate let rangeSeparator: Lazily<InTextMemory<KeptText>>.Kept
  fileprivate let rules: Unmanaged<WholeNumberRules>
  fileprivate let dates: Unmanaged<DatePatterns>
  fileprivate let ordinalRules: Lazily<Held<WholeNumberRules>>.Kept
  fileprivate let styles: Unmanaged<StyleFormats>
  fileprivate let lists: Lazily<InTextMemory<ListWords>>.Kept
  fileprivate let relatives: Lazily<InTextMemory<RelativeTimeFormat>>.Kept
  fileprivate let names: Lazily<Held<DisplayNames>>.Kept
  fileprivate let formats: Unmanaged<LocaleFormats>
  private let owner: Owner

  /// Retains the objects that other properties point to.
  private final class Owner: Sendable {
    let formats: LocaleFormats
    let rules: WholeNumberRules
    let numbers, groupedNumbers: DigitFormat
    let styles: StyleFormats
    let ordinalRules: Lazily<Held<WholeNumberRules>>
    let rangeSeparator: Lazily<InTextMemory<KeptText>>
    let lists: Lazily<InTextMemory<ListWords>>
    let relatives: Lazily<InTextMemory<RelativeTimeFormat>>
    let names: Lazily<Held<DisplayNames>>

    init(_ formats: LocaleFormats, _ rules: WholeNumberRules) {
      (self.formats, self.rules) = (formats, rules)
      numbers = DigitFormat(formats.symbols)
      groupedNumbers = DigitFormat(formats.symbols, .always)
      styles = StyleFormats(formats, rules)
      let patterns = formats.patterns
      ordinalRules = Lazily { Held(WholeNumberRules(formats.pluralRules.ordinal)) }
      rangeSeparator = Lazily { InTextMemory { KeptText(patterns.rangeSeparator, in: $0) } }
      lists = Lazily(count: ListKind.count) { place in
        InTextMemory { ListWords(patterns.list(ListKind(place: place)) ?? .commas, in: $0) }
      }
      relatives = Lazily(count: WordWidth.count) { place in
        InTextMemory { RelativeTimeFormat(patterns.relative(WordWidth(place: place)), in: $0) }
      }
      names = Lazily { Held(patterns.names ?? .none) }
    }
  }

  init(_ locale: LocaleFormats, _ wholeNumberRules: WholeNumberRules) {
    owner = Owner(locale, wholeNumberRules)
    formats = Unmanaged.passUnretained(locale)
    rules = Unmanaged.passUnretained(wholeNumberRules)
    dates = Unmanaged.passUnretained(locale.dates)
    numbers = Unmanaged.passUnretained(owner.numbers)
    groupedNumbers = Unmanaged.passUnretained(owner.groupedNumbers)
    styles = Unmanaged.passUnretained(owner.styles)
    ordinalRules = owner.ordinalRules.unowned
    rangeSeparator = owner.rangeSeparator.unowned
    lists = owner.lists.unowned
    relatives = owner.relatives.unowned
    names = owner.names.unowned
  }
}

/// A pointer, because copying all formats of a locale would take a sixth of the time of a text.
extension UnsafePointer<ValueFormats> {
  /// The ordinal plural rules.
  @inline(__always)
  var ordinalRules: Unmanaged<WholeNumberRules> { pointee.ordinalRules.pointer().pointee.unmanaged }

  /// The words that join lists of a kind.
  @inline(__always)
  func list(_ kind: ListKind) -> UnsafePointer<InTextMemory<ListWords>> { pointee.lists.pointer(at: kind.place) }

  /// The symbols of numbers.
  var symbols: NumberSymbols { pointee.formats._withUnsafeGuaranteedRef { $0.symbols } }

  /// The format of a form of numbers or, with a currency, of amounts.
  @inline(__always)
  func style(_ form: NumberForm, of currency: CurrencyCode? = nil) -> LentStyle {
    // A text that Foundation lends has no contiguous bytes.
    form.text.utf8.withContiguousStorageIfAvailable { style(ofForm: $0, currency) }
      ?? style(ofLent: form.text, currency)
  }

  @inline(never)
  private func style(ofLent form: String, _ currency: CurrencyCode?) -> LentStyle {
    var form = form
    return form.withUTF8 { style(ofForm: $0, currency) }
  }

  @inline(__always)
  private func style(
    ofForm text: UnsafeBufferPointer<UInt8>, _ currency: CurrencyCode?
  ) -> LentStyle {
    let isPlain = text.isEmpty && currency == nil
    return pointee.styles._withUnsafeGuaranteedRef {
      $0.format(isPlain ? NumberForm.plainSkeleton : text, of: currency)
    }
  }

  /// The format of a skeleton; see `StyleFormats`.
  @inline(__always)
  func style(_ skeleton: UnsafeBufferPointer<UInt8>) -> LentStyle {
    pointee.styles._withUnsafeGuaranteedRef { $0.format(skeleton) }
  }

  /// The index in CLDR's order of the category of a number, or of a range, in its form; `nil` for other values.
  func categoryPosition(of argument: MessageArgument) -> Int? {
    switch argument {
    case .number(let number, let form): style(form).use { $0.categoryPosition(of: number) }
    case .range(let range, let form): style(form).use { $0.categoryPosition(of: range) }
    default: nil
    }
  }

  /// Writes an argument that is shown in words and signs of the text's own language; writes nothing for text, plain
  /// numbers and lists.
  /// - Returns: whether it fits.
  @inline(__always)
  func append(ownWords argument: MessageArgument, to output: inout TextOutput) -> Bool {
    switch argument {
    case .string, .integer, .unsigned, .double, .list: return true
    case .number(let number, let form):
      return style(form).use { $0.append(number, to: &output) }
    case .currency(let money, let form):
      return style(form, of: money.currency).use { $0.append(money.amount, to: &output) }
    case .range(let range, let form):
      return style(form).use {
        $0.append(range, separator: pointee.rangeSeparator.pointer().pointee.value, to: &output)
      }
    case .relative(let time, let style):
      return pointee.relatives.pointer(at: style.width.place).pointee.value.append(
        time, numeric: style.numeric, pointee.dates, pointee.groupedNumbers, pointee.rules, pointee.styles, to: &output)
    case .languageName(let tag, let style, let context):
      return pointee.names.pointer().pointee.unmanaged._withUnsafeGuaranteedRef { names in
        output.append { names.writeName(ofTag: tag, style, in: context, to: &$0) }
      }
    case .regionName(let code):
      return pointee.names.pointer().pointee.unmanaged._withUnsafeGuaranteedRef { names in
        output.append { names.writeName(ofRegion: code, to: &$0) }
      }
    default:
      return pointee.formats._withUnsafeGuaranteedRef { formats in
        output.append { formats.write(argument, to: &$0) }
      }
    }
  }
}
