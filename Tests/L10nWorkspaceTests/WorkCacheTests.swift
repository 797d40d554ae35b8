import Foundation
import L10nCore
import L10nWorkspace
import TemporaryFolders
import Testing

struct WorkCacheTests {
  private func cache(_ folder: TemporaryFolder, program: String = "1") -> WorkCache {
    WorkCache("\(folder.path)/cache", program: program) { Issue.record("nothing is kept: \($0)") }
  }

  private func paths(_ folder: TemporaryFolder) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(folder.path)/cache")?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".cached") }.map { "cache/\($0)" }.sorted()
  }

  @Test func readsWhatFilesSay() throws {
    let folder = try TemporaryFolder([
      "en.lproj/A.strings": #""play" = "Play";"#, "fr.lproj/A.strings": #"/* Note */ "play" = "Lire";"#,
    ])
    func texts() throws -> [String] {
      var catalog = CatalogFolder(folder.path)
      catalog.tableReader = cache(folder).tableReader
      return try catalog.load().catalog.files.flatMap { file in
        file.entries.map { "\($0.key) \($0.message) \(file.comment(of: $0) ?? "")" }
      }
    }
    let first = try texts()
    #expect(paths(folder).count == 2)
    #expect(try texts() == first && first.count == 2)
    // Each kind of damage, after which the entry is what it was.
    for path in paths(folder) {
      let whole = try Data(contentsOf: URL(filePath: "\(folder.path)/\(path)"))
      for damaged in ["", "damaged", String(decoding: whole.prefix(60), as: UTF8.self)] {
        try folder.write(damaged, to: path)
        #expect(try texts() == first)
        #expect(FileManager.default.contents(atPath: "\(folder.path)/\(path)") == whole)
      }
    }
    try folder.write(#""play" = "Jouer";"#, to: "fr.lproj/A.strings")
    #expect(try texts().last?.contains("Jouer") == true)
    #expect(paths(folder).count == 3)
  }

  @Test func keepsVersionsApart() throws {
    let folder = try TemporaryFolder()
    cache(folder).keep([1], as: "ab-1")
    #expect(cache(folder).entry("ab-1") == [1])
    #expect(cache(folder, program: "2").entry("ab-1") == nil)
  }

  @Test func lastsWhateverIsWrittenAtOnce() throws {
    let folder = try TemporaryFolder()
    let caches = (0..<4).map { _ in cache(folder) }
    let seen = (0..<200).map { $0 }.concurrentMap { number in
      let bytes = [UInt8](repeating: UInt8(number % 7), count: 5_000)
      caches[number % 4].keep(bytes, as: "entry-\(number % 7)")
      return caches[(number + 1) % 4].entry("entry-\(number % 7)") == bytes
    }
    #expect(seen.allSatisfy { $0 })
    #expect(paths(folder).count == 7)
  }

  @Test func isBounded() throws {
    let folder = try TemporaryFolder()
    let cache = cache(folder)
    for number in 0..<10 {
      cache.keep([UInt8](repeating: 0, count: 1_000), as: "entry-\(number)")
      let path = try #require(paths(folder).first { $0.hasSuffix("-\(number).cached") })
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000_000 + number))],
        ofItemAtPath: "\(folder.path)/\(path)")
    }
    cache.removeOldest(limit: 10_000)
    #expect(paths(folder).count == 10)
    cache.removeOldest(limit: 5_000)
    #expect(paths(folder).map { $0.suffix(8).first } == ["6", "7", "8", "9"])
  }

  @Test func saysOnceThatNothingIsKept() throws {
    let folder = try TemporaryFolder(["file": ""])
    let reasons = Guarded<[String]>([])
    let cache = WorkCache("\(folder.path)/file/cache", program: "1") { reason in reasons.with { $0.append(reason) } }
    for number in 0..<3 { cache.keep([1], as: "entry-\(number)") }
    #expect(reasons.with { $0.count } == 1)
    #expect(cache.entry("entry-0") == nil)
  }
}
