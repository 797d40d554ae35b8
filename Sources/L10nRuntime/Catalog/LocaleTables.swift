/// The tables that one locale's look-ups ask, in order.
struct LocaleTables: Sendable {
  /// One table with what is needed to run its messages, each part read when it is first asked for.
  ///
  /// A class, so that chains share what was read.
  final class Step: Sendable {
    let texts: PackedTexts
    let tag: LanguageTag
    private let lazyRules: Lazily<(all: PluralRules, wholeNumbers: WholeNumberRules, isRightToLeft: Bool)>
    private let lazyNumbers: Lazily<LocaleNumbers>
    private let lazyPatterns: Lazily<ArgumentPatterns>
    private let messages: Lazily<Lazily<Message?>>

    private init(
      _ tag: LanguageTag, _ texts: PackedTexts, numbers: @escaping @Sendable () -> LocaleNumbers,
      patterns: @escaping @Sendable () -> ArgumentPatterns
    ) {
      self.texts = texts
      self.tag = tag
      lazyRules = Lazily {
        let rules = PluralRules(for: tag)
        return (rules, WholeNumberRules(rules), tag.isRightToLeft)
      }
      lazyNumbers = Lazily(numbers)
      lazyPatterns = Lazily(patterns)
      messages = Self.messages(of: texts)
    }

    /// Not inlined: the compiler (Swift 6.3) cannot name what it makes of it for a table of two empty literals.
    @inline(never)
    private static func messages(of texts: PackedTexts) -> Lazily<Lazily<Message?>> {
      Lazily {
        Lazily(count: texts.count) { index in texts.text(index).flatMap { Message(coded: $0.string) } }
      }
    }

    /// A locale without a table of its own, whose texts come from override layers; numbers are as in its region.
    convenience init(
      tag: LanguageTag, numbers: LocaleNumbers, patterns: @escaping @Sendable () -> ArgumentPatterns = { .none }
    ) {
      self.init(tag, PackedTexts(texts: "", offsets: ""), numbers: { numbers }, patterns: patterns)
    }

    /// - Parameter first: that of the module's first table; `nil` for this one.
    /// - Returns: `nil` when the table's locale is no language tag.
    convenience init?(_ table: _PackedTable, after first: Step?) {
      guard let tag = LanguageTag(String(literal: table.locale)) else { return nil }
      self.init(tag, table.texts) {
        LocaleNumbers(frozen: String(literal: table.numbers))
      } patterns: {
        ArgumentPatterns(frozen: String(literal: table.patterns)) { first?.patterns }
      }
    }

    var rules: PluralRules { lazyRules.pointer().pointee.all }
    var wholeNumberRules: WholeNumberRules { lazyRules.pointer().pointee.wholeNumbers }
    var isRightToLeft: Bool { lazyRules.pointer().pointee.isRightToLeft }
    var numbers: LocaleNumbers { lazyNumbers.value }
    var patterns: ArgumentPatterns { lazyPatterns.value }

    /// The text with an index as a message; `nil` where the locale does not have it.
    func message(_ index: Int) -> Message? {
      0..<texts.count ~= index ? messages.value.pointer(at: index).pointee : nil
    }
  }

  let tag: LanguageTag

  /// The place of the locale among those of the module, languages that layers added after them.
  let number: Int

  /// The place of the locale among those of all modules (`LocaleSlot`).
  private(set) var place: UInt32 = 0

  /// What all locales of the module share; never freed.
  let storage: Unmanaged<CatalogStorage>

  let steps: [Step]

  /// How the locale itself writes values.
  let own: Step

  /// Of each step, whether its texts are in the language of the locale's readers.
  private let areOwn: Lazily<[Bool]>

  /// What is read of the steps to write arguments.
  let direct: Lazily<DirectTables>.Kept

  /// How the locale itself writes numbers.
  var numbers: LocaleNumbers { own.numbers }

  /// - Parameter own: how the locale writes values; `nil` for the first step.
  init(tag: LanguageTag, number: Int, steps: [Step], own: Step? = nil, storage: CatalogStorage) {
    self.tag = tag
    self.number = number
    self.storage = Unmanaged.passUnretained(storage)
    self.steps = steps
    let own = own ?? steps.first ?? Step(tag: tag, numbers: LocaleNumbers(symbols: .latin))
    let areOwn = Lazily { steps.map { $0 === own || $0.tag.isWritten(like: tag) } }
    (self.own, self.areOwn) = (own, areOwn)
    direct = Lazily {
      DirectTables(count: steps.count) { place in
        let isOwn = areOwn.value[place]
        let step = isOwn ? own : steps[place]
        let variantCount: @Sendable () -> Int = { own.numbers.variants.count }
        return DirectTables.Step(
          rules: step.wholeNumberRules, isRightToLeft: step.isRightToLeft, variantCount: isOwn ? variantCount : nil
        ) { step.formatter(variant: $0, $1) }
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

  /// What writes arguments into the texts of a step, with the reader's own numbers and words for texts in the reader's
  /// language, whichever table they come from; a text that another language lends keeps that language's.
  /// - Parameter variant: 0 for the locale's own numbers, else 1 + the place of a variant.
  func formatter(
    ofStep step: Step, variant: Int, _ digits: TextOptions.Digits, isolation: BidiIsolation
  ) -> MessageFormatter {
    isOwn(step)
      ? own.formatter(variant: variant, digits, isolation: isolation)
      : step.formatter(variant: 0, digits, isolation: isolation)
  }

  private func isOwn(_ step: Step) -> Bool {
    if step === own { return true }
    return steps.firstIndex { $0 === step }.map { areOwn.value[$0] } ?? step.tag.isWritten(like: tag)
  }
}

extension LocaleTables.Step {
  /// - Parameter variant: 0 for the locale's own numbers, else 1 + the place of a variant.
  fileprivate func formatter(
    variant: Int, _ digits: TextOptions.Digits, isolation: BidiIsolation = .automatic
  ) -> MessageFormatter {
    let numbers = numbers
    let formats = variant > 0 ? numbers.variants[variant - 1].formats : numbers.own
    let isLatin = digits == .latin
    return MessageFormatter(
      pluralRules: rules, isRightToLeft: isRightToLeft, symbols: isLatin ? .latin : formats.symbols,
      isolation: isolation, percents: isLatin ? .latin : formats.percents, styles: formats.styles,
      dates: formats.dates, patterns: patterns)
  }
}

extension LanguageTag {
  /// Whether it names more than a language and a script.
  fileprivate var mayHaveOwnNumbers: Bool { region != nil || !extensions.isEmpty }
}
