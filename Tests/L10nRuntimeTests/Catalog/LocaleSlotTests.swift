import Testing

@testable import L10nRuntime

struct LocaleSlotTests {
  @Test func isOneWord() {
    #expect(MemoryLayout<LocalizedTexts>.size == 8)
    #expect(MemoryLayout<LocaleSlot>.size <= 64)
  }

  /// Five thousand catalogs from four threads: more locales than there are places in the first block.
  @Test func keepsTheLocalesOfManyCatalogsApart() async {
    let catalogs = await withTaskGroup(of: [(number: Int, catalog: PackedCatalog)].self) { group in
      for thread in 0..<4 {
        group.addTask {
          (0..<1250).map { number in
            let number = thread * 1250 + number
            let tables = [_PackedTable("en", texts: ["text \(number)"]), _PackedTable("de", texts: ["Text \(number)"])]
            return (number, PackedCatalog(development: "en", tables: tables))
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    for (number, catalog) in catalogs {
      #expect(catalog.texts(for: ["en"])[0] == "text \(number)")
      #expect(catalog.texts(for: ["de"])[0] == "Text \(number)")
    }
    let places = Set(catalogs.flatMap { item in (0..<2).map { item.catalog.storage.tables(at: $0).pointee.place } })
    #expect(places.count == 10_000)
  }

  /// Tables are made when they are first asked for, by whichever thread asks.
  @Test func makesTheTablesOfALocaleOnce() async {
    for _ in 0..<200 {
      let catalog = PackedCatalog(development: "en", tables: [_PackedTable("en", texts: ["text"])])
      let places = await withTaskGroup(of: UInt32.self) { group in
        for _ in 0..<4 { group.addTask { catalog.storage.tables(at: 0).pointee.place } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(places.count == 1)
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (TextOptions(isolation: .always, digits: .latin).bits, LocalizedTexts.lastNumbers)])
  func keepsWhatAValueSaysApart(options: UInt16, numbers: UInt16) {
    let catalog = PackedCatalog(development: "en", tables: [_PackedTable("en", texts: ["text"])])
    let tables = catalog.storage.tables(at: 0)
    for generation in [0, 1, LocalizedTexts.lastGeneration] {
      let texts = LocalizedTexts(
        tables: tables, numbers: numbers, options: TextOptions(bits: options), generation: generation)
      #expect(texts.tables == tables)
      #expect(texts.numbers == numbers)
      #expect(texts.options == TextOptions(bits: options))
      #expect(texts.generation == generation)
      #expect(texts[0] == "text")
    }
  }
}
