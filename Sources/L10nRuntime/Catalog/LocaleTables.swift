/// The tables that one locale's look-ups ask, in order.
struct LocaleTables: Sendable {
  /// One table with what is needed to run its messages.
  struct Step: Sendable {
    let texts: PackedTexts
    let tag: LanguageTag
    let rules: PluralRules
    let wholeNumberRules: WholeNumberRules
    let isRightToLeft: Bool
    let numbers: LocaleNumbers
    let patterns: ArgumentPatterns

    /// A locale without a table of its own, whose texts come from override layers; numbers are as in its region.
    init(tag: LanguageTag, numbers: LocaleNumbers) {
      texts = PackedTexts(texts: "", offsets: "")
      self.tag = tag
      rules = PluralRules(for: tag)
      wholeNumberRules = WholeNumberRules(rules)
      isRightToLeft = tag.isRightToLeft
      self.numbers = numbers
      patterns = .none
    }

    /// - Returns: `nil` when the table's locale is no language tag.
    init?(_ table: _PackedTable) {
      guard let tag = LanguageTag("\(table.locale)") else { return nil }
      self.texts = table.texts
      self.tag = tag
      rules = PluralRules(for: tag)
      wholeNumberRules = WholeNumberRules(rules)
      isRightToLeft = tag.isRightToLeft
      numbers = LocaleNumbers(frozen: "\(table.numbers)")
      patterns = ArgumentPatterns(frozen: "\(table.patterns)")
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

  let direct: DirectTables

  /// How the locale itself writes numbers.
  let numbers: LocaleNumbers

  init(tag: LanguageTag, number: Int, steps: [Step], numbers: LocaleNumbers? = nil, storage: CatalogStorage) {
    self.tag = tag
    self.number = number
    self.storage = Unmanaged.passUnretained(storage)
    self.steps = steps
    self.numbers = numbers ?? steps.first?.numbers ?? LocaleNumbers(symbols: .latin)
    direct = DirectTables(
      steps.map { step in
        let isOwn = step.tag.language == tag.language
        return (step.wholeNumberRules, step.isRightToLeft, isOwn ? nil : step.numbers.own.symbols)
      }, numbers: self.numbers)
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
    guard let place = numbers.variantIndex(for: requested), place < LocalizedTexts.lastNumbers else { return 0 }
    return UInt16(place + 1)
  }

  /// The numbers for texts of one step: the reader's own for texts in the reader's language, whichever table they come
  /// from; a text that another language lends keeps that language's numbers.
  ///
  /// - Parameter variant: 0 for the locale's own symbols, else 1 + a place in the variants of `numbers`.
  func formats(ofStep step: Step, variant: UInt16) -> LocaleNumbers.Formats {
    guard step.tag.language == tag.language else { return step.numbers.own }
    return variant > 0 ? numbers.variants[Int(variant) - 1].formats : numbers.own
  }
}
