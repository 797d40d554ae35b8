/// The texts of a generated module in one locale, used by every generated accessor.
///
/// A value of one word without references: copies are free, and it can be used from any thread.
public struct LocalizedTexts: Sendable {
  /// The number of the locale's slot in 24 bits, the generation in 24, the numbers in 12 and the options in 4, from the
  /// lowest bit.
  ///
  /// One word, because every structure of a generated module holds such a value and every accessor passes it on. With
  /// two words a large module takes a fifth longer to compile, as each structure needs its own copy functions; with
  /// several fields it is several times as large.
  private let bits: UInt64

  init(tables: UnsafePointer<LocaleTables>, numbers: UInt16, options: TextOptions, generation: UInt32 = 0) {
    bits =
      UInt64(tables.pointee.place) | UInt64(generation & Self.lastGeneration) << 24
      | UInt64(numbers & Self.lastNumbers) << 48 | UInt64(options.bits) << 60
  }

  /// The last generation that fits into a value.
  static let lastGeneration: UInt32 = 0xFF_FFFF

  /// The last variant of number symbols that fits into a value; a locale has a few hundred at most.
  static let lastNumbers: UInt16 = 0xFFF

  /// The data of the locale that look-ups read first.
  var slot: UnsafePointer<LocaleSlot> { LocaleSlot.at(UInt32(truncatingIfNeeded: bits & 0xFF_FFFF)) }

  /// All data of the locale; never freed.
  var tables: UnsafePointer<LocaleTables> { slot.pointee.tables }

  /// The number symbols: 0 for the locale's own, otherwise 1 + the index of a variant.
  var numbers: UInt16 { UInt16(truncatingIfNeeded: bits >> 48) & Self.lastNumbers }

  /// The generation of the override layers; 0 for always the newest.
  var generation: UInt32 { UInt32(truncatingIfNeeded: bits >> 24) & Self.lastGeneration }

  /// The options for formatting arguments.
  public var options: TextOptions { TextOptions(bits: UInt16(truncatingIfNeeded: bits >> 60)) }

  /// Whether `options` request plain spaces: their last bit.
  var hasPlainSpaces: Bool { bits >> 63 != 0 }

  /// The first locale of look-ups.
  public var locale: LanguageTag { tables.pointee.tag }

  /// The locales of a look-up, in order: the locale, its parents, and finally the development language.
  ///
  /// Includes languages that override layers add.
  public var chain: [LanguageTag] {
    let layered = catalog.publishedOverrides?.snapshot(generation).chain(of: tables.pointee.number)
    return layered?.map { $0.base.tag } ?? tables.pointee.steps.map { $0.tag }
  }

  /// The same texts with other options.
  public func with(_ options: TextOptions) -> LocalizedTexts {
    LocalizedTexts(tables: tables, numbers: numbers, options: options, generation: generation)
  }

  /// The same texts with the override layers of one generation.
  func with(generation: UInt32) -> LocalizedTexts {
    LocalizedTexts(tables: tables, numbers: numbers, options: options, generation: generation)
  }

  /// The data that all locales of the module share.
  var catalog: CatalogStorage { tables.pointee.storage.takeUnretainedValue() }

  /// The text with an index, without arguments: no copy and no allocation.
  ///
  /// Comes from the first locale of the chain that has the text; empty for an index that generated code does not use.
  /// If it varies by device or width, the result is the text for any device and any width.
  @inline(never)
  public subscript(index: Int) -> String {
    if hasPlainSpaces { return withOwnSpaces[index].withPlainSpaces(options.isolation) }
    let slot = slot
    if slot.pointee.isOverridden, let text = overridden(index, []) { return text }
    if let text = slot.pointee.texts.text(index), text.isPlain { return text.string }
    return textOfChain(index)
  }

  @inline(never)
  private func textOfChain(_ index: Int) -> String {
    let chain = slot.pointee.chain
    for step in ResolutionOrder(chainLength: chain.count, layerCount: 0) {
      guard let text = chain[step.chainIndex].text(index) else { continue }
      return text.isPlain ? text.string : formatted(index, [])
    }
    return ""
  }

  /// The text with an index, formatted with its arguments.
  ///
  /// The tool has proved that the arguments fit the text in every locale and plural form. If a text still does not fit,
  /// the next locale of the chain is used, and finally the text without the arguments that do not fit.
  public func formatted(_ index: Int, _ arguments: [MessageArgument]) -> String {
    arguments.withUnsafeBufferPointer { formatted(index, $0) }
  }

  /// The text with its arguments, from an override or from the first locale of the chain for which they fit.
  @inline(never)
  func formattedOfChain(_ index: Int, _ arguments: [MessageArgument]) -> String {
    if slot.pointee.isOverridden, let text = overridden(index, arguments) { return text }
    var partial = ""
    for order in ResolutionOrder(chainLength: tables.pointee.steps.count, layerCount: 0) {
      let step = tables.pointee.steps[order.chainIndex]
      guard let text = step.texts.text(index) else { continue }
      let context = context(of: step)
      if let shown = text.shown(arguments, context) { return shown }
      if partial.isEmpty { partial = Interpreter.textOfWhatFits(text.utf8, arguments, context) }
    }
    return partial
  }

  /// The context for the programs of one step.
  func context(of step: LocaleTables.Step) -> LocaleContext {
    tables.pointee.context(of: step, numbers: numbers, options)
  }
}

extension PackedTexts.Text {
  /// The text with its arguments; `nil` if they do not fit.
  func shown(_ arguments: [MessageArgument], _ context: LocaleContext) -> String? {
    arguments.withUnsafeBufferPointer { Interpreter.text(utf8, $0, context) }
  }
}
