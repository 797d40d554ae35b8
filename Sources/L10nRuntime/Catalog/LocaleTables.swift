/// The tables for one locale's look-ups, in order.
///
/// `@unchecked Sendable`: the steps are written once and never freed.
struct LocaleTables: @unchecked Sendable {
  /// One table with the data to run its messages, each part read on first use.
  ///
  /// A class, so that chains share this data.
  final class Step: Sendable {
    let texts: PackedTexts
    let tag: LanguageTag
    private let words: Words

    /// The contexts for programs of texts in the locale's language.
    let direct: Lazily<ChainFormats.Step>.Kept

    /// The data with which the locale formats values.
    private struct Words: Sendable {
      let rules: Lazily<(all: PluralRules, wholeNumbers: WholeNumberRules, isRightToLeft: Bool)>
      let numbers: Lazily<LocaleNumbers>
      let patterns: Lazily<ArgumentPatterns>

      /// - Parameter variant: 0 for the locale's own numbers, otherwise 1 + the index of a variant.
      func formats(variant: Int, _ digits: TextOptions.Digits) -> LocaleFormats {
        let numbers = numbers.value
        let formats = variant > 0 ? numbers.variants[variant - 1].formats : numbers.own
        let isLatin = digits == .latin
        let rules = rules.pointer().pointee
        return LocaleFormats(
          pluralRules: rules.all, isRightToLeft: rules.isRightToLeft, symbols: isLatin ? .latin : formats.symbols,
          percents: isLatin ? .latin : formats.percents, styles: formats.styles, dates: formats.dates,
          patterns: patterns.value)
      }
    }

    private init(
      _ tag: LanguageTag, _ texts: PackedTexts, numbers: @escaping @Sendable () -> LocaleNumbers,
      patterns: @escaping @Sendable () -> ArgumentPatterns
    ) {
      self.texts = texts
      self.tag = tag
      let rules = Lazily {
        let rules = PluralRules(for: tag)
        return (all: rules, wholeNumbers: WholeNumberRules(rules), isRightToLeft: tag.isRightToLeft)
      }
      let words = Words(rules: rules, numbers: Lazily(numbers), patterns: Lazily(patterns))
      self.words = words
      direct = Lazily {
        let rules = rules.pointer().pointee
        return ChainFormats.Step(
          rules: rules.wholeNumbers, isRightToLeft: rules.isRightToLeft,
          variantCount: { words.numbers.value.variants.count }
        ) { words.formats(variant: $0, $1) }
      }.kept()
    }

    /// A locale without its own table, whose texts come from override layers; numbers are formatted as in its region.
    convenience init(
      tag: LanguageTag, numbers: LocaleNumbers, patterns: @escaping @Sendable () -> ArgumentPatterns = { .none }
    ) {
      self.init(tag, PackedTexts(texts: "", offsets: ""), numbers: { numbers }, patterns: patterns)
    }

    /// - Parameter first: the words of the module's first table; `nil` for the first table itself.
    convenience init(_ table: _PackedTable, tag: LanguageTag, first: @escaping @Sendable () -> ArgumentPatterns?) {
      self.init(tag, table.texts) {
        LocaleNumbers(frozen: String(literal: table.numbers))
      } patterns: {
        ArgumentPatterns(frozen: String(literal: table.patterns), after: first)
      }
    }

    var rules: PluralRules { words.rules.pointer().pointee.all }
    var numbers: LocaleNumbers { words.numbers.value }
    var patterns: ArgumentPatterns { words.patterns.value }
  }

  let tag: LanguageTag

  /// The index of the locale among those of the module, followed by languages that layers added.
  let number: Int

  /// The number of the locale's slot among those of all modules (`LocaleSlot`).
  private(set) var place: UInt32 = 0

  /// The data that all locales of the module share; never freed.
  let storage: Unmanaged<CatalogStorage>

  let steps: UnsafeBufferPointer<Step>

  /// The step with which the locale itself formats values.
  let own: Step

  /// For each step, whether its texts are in the language of the locale's readers.
  private let areOwn: Lazily<[Bool]>

  /// The data of the steps for formatting arguments.
  let direct: Lazily<ChainFormats>.Kept

  /// The number formats of the locale itself.
  var numbers: LocaleNumbers { own.numbers }

  /// - Parameters:
  ///   - steps: the steps of the chain, which are never freed.
  ///   - own: the step with which the locale formats values; `nil` for the first step.
  init(tag: LanguageTag, number: Int, steps: UnsafeBufferPointer<Step>, own: Step? = nil, storage: CatalogStorage) {
    self.tag = tag
    self.number = number
    self.storage = Unmanaged.passUnretained(storage)
    nonisolated(unsafe) let steps = steps
    self.steps = steps
    let own = own ?? steps.first ?? Step(tag: tag, numbers: LocaleNumbers(symbols: .latin))
    let areOwn = Lazily { steps.map { $0 === own || $0.tag.isWritten(like: tag) } }
    (self.own, self.areOwn) = (own, areOwn)
    direct = Lazily {
      ChainFormats(count: steps.count) { place in
        areOwn.value[place] ? own.direct.pointer().pointee : steps[place].direct.pointer().pointee.withoutVariants
      }
    }.kept()
  }

  /// A copy that is never freed, with a slot by which values of texts find it.
  func kept() -> UnsafePointer<LocaleTables> {
    let memory = UnsafeMutablePointer<LocaleTables>.allocate(capacity: 1)
    memory.initialize(to: self)
    memory.pointee.place = LocaleSlot.add(memory)
    return UnsafePointer(memory)
  }

  /// The variant of the number symbols for a requested tag; 0 for the locale's own.
  func numbersVariant(for requested: LanguageTag?) -> UInt16 {
    guard let requested, requested.mayHaveOwnNumbers, let place = numbers.variantIndex(for: requested),
      place < LocalizedTexts.lastNumbers
    else { return 0 }
    return UInt16(place + 1)
  }

  /// The context for the programs of a step: the reader's own numbers and words for texts in the reader's language,
  /// whichever table they come from; a text from another language is formatted in that language.
  /// - Parameter variant: 0 for the locale's own numbers, otherwise 1 + the index of a variant.
  func context(of step: Step, numbers variant: UInt16, _ options: TextOptions) -> LocaleContext {
    let isOwn = isOwn(step)
    return ChainFormats.context(
      of: (isOwn ? own : step).direct.pointer(), numbers: isOwn ? variant : 0, options)
  }

  private func isOwn(_ step: Step) -> Bool {
    if step === own { return true }
    return steps.firstIndex { $0 === step }.map { areOwn.value[$0] } ?? step.tag.isWritten(like: tag)
  }
}

extension LanguageTag {
  /// Whether the tag has more subtags than a language and a script.
  fileprivate var mayHaveOwnNumbers: Bool { withSubtags { !$0.region.isEmpty || !$0.extensions.isEmpty } }
}
