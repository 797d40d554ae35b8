internal import CEnvironment

/// The data of one locale for look-ups without arguments, in one cache line of the processor.
///
/// Values of texts contain the number of a slot instead of a pointer (`LocalizedTexts`). Slots are written once and
/// never freed.
struct LocaleSlot {
  /// All data of the locale.
  let tables: UnsafePointer<LocaleTables>

  /// The override layers of the locale's module, unset until the first ones are loaded.
  private let overrides: UnsafeMutablePointer<l10n_shared_pointer>

  /// The texts of each step of the locale's chain.
  let chain: UnsafeBufferPointer<PackedTexts>

  /// The texts of the first step, the locale's own, beside the chain: most look-ups end here, with one load less.
  let texts: PackedTexts

  private init(_ tables: UnsafePointer<LocaleTables>) {
    self.tables = tables
    overrides = tables.pointee.storage.takeUnretainedValue().overrides
    let steps = tables.pointee.steps
    let memory = UnsafeMutableBufferPointer<PackedTexts>.allocate(capacity: steps.count)
    for place in steps.indices { memory.initializeElement(at: place, to: steps[place].texts) }
    chain = UnsafeBufferPointer(memory)
    texts = chain.first ?? PackedTexts(texts: "", offsets: "")
  }

  /// Whether override layers were ever loaded, or there is an observer of fallbacks.
  var isOverridden: Bool { l10n_shared_pointer_is_set(overrides) }

  /// The text with an index in the first locale of the chain that has it, and the index of that locale in the chain.
  @inline(__always)
  func firstText(_ index: Int) -> (text: PackedTexts.Text, place: Int)? {
    if let text = texts.text(index) { return (text, 0) }
    return Self.laterText(index, chain)
  }

  /// Takes only the chain, so that the slot is not copied.
  @inline(never)
  private static func laterText(
    _ index: Int, _ chain: UnsafeBufferPointer<PackedTexts>
  ) -> (text: PackedTexts.Text, place: Int)? {
    for place in chain.indices.dropFirst() {
      if let text = chain[place].text(index) { return (text, place) }
    }
    return nil
  }

  /// Makes the slot of tables that are never freed.
  ///
  /// - Returns: its number, in 24 bits.
  static func add(_ tables: UnsafePointer<LocaleTables>) -> UInt32 {
    precondition(MemoryLayout<LocaleSlot>.size <= MemoryLayout<l10n_slot>.size)
    let place = l10n_slot_add()
    precondition(place < UInt32(L10N_SLOTS), "a process has room for 16,777,216 locales of all its catalogs")
    UnsafeMutableRawPointer(l10n_slot_at(place)).initializeMemory(as: LocaleSlot.self, to: LocaleSlot(tables))
    return place
  }

  /// The slot with a number that `add` returned.
  static func at(_ place: UInt32) -> UnsafePointer<LocaleSlot> {
    UnsafePointer(UnsafeRawPointer(l10n_slot_at(place)).assumingMemoryBound(to: LocaleSlot.self))
  }
}
