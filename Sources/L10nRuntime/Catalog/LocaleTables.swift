/// The tables that one locale's look-ups ask, in order.
///
/// `@unchecked Sendable`: the steps are written once and never freed.
struct LocaleTables: @unchecked Sendable {
  /// One table with what is needed to run its messages, each part read when it is first asked for.
  ///
  /// A class, so that chains share what was read.
  final class Step: Sendable {
    let texts: PackedTexts
    let tag: LanguageTag
    private let words: Words

    /// What programs of texts in the locale's language are run with.
    let direct: Lazily<ChainFormats.Step>.Kept

    /// How the locale writes values.
    private struct Words: Sendable {
      let rules: Lazily<(all: PluralRules, wholeNumbers: WholeNumberRules, isRightToLeft: Bool)>
      let numbers: Lazily<LocaleNumbers>
      let patterns: Lazily<ArgumentPatterns>

      /// - Parameter variant: 0 for the locale's own numbers, else 1 + the place of a variant.
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

    /// A locale without a table of its own, whose texts come from override layers; numbers are as in its region.
    convenience init(
      tag: LanguageTag, numbers: LocaleNumbers, patterns: @escaping @Sendable () -> ArgumentPatterns = { .none }
    ) {
      self.init(tag, PackedTexts(texts: "", offsets: ""), numbers: { numbers }, patterns: patterns)
    }

    /// - Parameter first: the words of the module's first table; `nil` for this one.
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

  /// The place of the locale among those of the module, languages that layers added after them.
  let number: Int

  /// The place of the locale among those of all modules (`LocaleSlot`).
  private(set) var place: UInt32 = 0

  /// What all locales of the module share; never freed.
  let storage: Unmanaged<CatalogStorage>

  let steps: UnsafeBufferPointer<Step>

  /// How the locale itself writes values.
  let own: Step

  /// Of each step, whether its texts are in the language of the locale's readers.
  private let areOwn: Lazily<[Bool]>

  /// What is read of the steps to write arguments.
  let direct: Lazily<ChainFormats>.Kept

  /// How the locale itself writes numbers.
  var numbers: LocaleNumbers { own.numbers }

  /// - Parameters:
  ///   - steps: never freed.
  ///   - own: how the locale writes values; `nil` for the first step.
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

  /// A copy that is never freed, with a place by which values of texts find it.
  func kept() -> UnsafePointer<LocaleTables> {
    let memory = UnsafeMutablePointer<LocaleTables>.allocate(capacity: 1)
    memory.initialize(to: self)
    memory.pointee.place = LocaleSlot.add(memory)
    return UnsafePointer(memory)
  }

  /// The variant of the number symbols for a tag that was asked for; 0 for the locale's own.
  func numbersVariant(for requested: LanguageTag?) -> UInt16 {
    guard let requested, requested.mayHaveOwnNumbers, let place = numbers.variantIndex(for: requested),
      place < LocalizedTexts.lastNumbers
    else { return 0 }
    return UInt16(place + 1)
  }

  /// What the programs of a step are run with: the reader's own numbers and words for texts in the reader's language,
  /// whichever table they come from; a text that another language lends keeps that language's.
  /// - Parameter variant: 0 for the locale's own numbers, else 1 + the place of a variant.
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
  /// Whether it names more than a language and a script.
  fileprivate var mayHaveOwnNumbers: Bool { withSubtags { !$0.region.isEmpty || !$0.extensions.isEmpty } }
}
