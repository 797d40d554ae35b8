import Foundation
import Testing

@testable import L10nRuntime

struct FallbackObserverTests {
  /// The observed fallbacks, from any thread.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String] = []

    func add(_ fallback: TextFallback) {
      lock.withLock {
        entries.append("\(fallback.key) \(fallback.wanted)→\(fallback.answered?.description ?? "none")")
      }
    }

    /// The entries since the last call.
    func taken() -> [String] {
      lock.withLock {
        defer { entries = [] }
        return entries
      }
    }
  }

  @Test func hearsOfFallbacksAndMissingKeys() throws {
    let module = OverridableModule()
    let (french, english, chinese) = (module.texts("fr"), module.texts("en"), module.texts("zh-TW"))
    let log = Log()
    #expect(module.catalog.onFallback == nil && french[3] == "Only 50% off")
    module.catalog.onFallback = { log.add($0) }
    #expect(module.catalog.onFallback != nil)
    #expect(french[0] == "Lire" && french["play"] == "Lire" && english[3] == "Only 50% off")
    #expect(log.taken().isEmpty)
    #expect(french[3] == "Only 50% off" && chinese.formatted(1, [2]) == "2 left" && french["only"] == "Only 50% off")
    #expect(log.taken() == ["only fr→en", "left zh-Hant→en", "only fr→en"])
    #expect(french["nothing"] == nil)
    #expect(throws: TextLookupError.unknownKey("none")) { try french.text(for: "none", arguments: [1]) }
    #expect(log.taken() == ["nothing fr→none", "none fr→none"])
    #expect(french["left"] == nil && log.taken() == ["left fr→none"], "a text whose arguments are not given")
    #expect(french.formatted(1, []) == " restants" && french.formatted(3, [1]) == "Only 50% off")
    #expect(log.taken().isEmpty, "a text that its arguments do not fit is not missing")
    #expect(french[99] == "")
    #expect(log.taken() == [" fr→none"])
    module.catalog.onFallback = nil
    #expect(french[3] == "Only 50% off" && french["nothing"] == nil && log.taken().isEmpty)
  }

  /// Layers and the observer are replaced each on its own.
  @Test func hearsOfFallbacksWithOverrides() {
    let module = OverridableModule()
    let french = module.texts("fr")
    let log = Log()
    module.catalog.overrides.reload([module.layer(["en": "only = One;", "it": "play = Suona;"])])
    module.catalog.onFallback = { log.add($0) }
    #expect(french[3] == "One" && french[0] == "Lire" && module.texts("it").formatted(1, [1]) == "1 left")
    #expect(log.taken() == ["only fr→en", "left it→en"])
    let pinned = french.pinned
    module.catalog.overrides.reload([module.layer(["fr": "only = Un;"])])
    #expect(french[3] == "Un" && log.taken().isEmpty)
    #expect(pinned[3] == "One" && log.taken() == ["only fr→en"])
    module.catalog.onFallback = nil
    #expect(french[3] == "Un" && module.catalog.overrides.layers.count == 1 && log.taken().isEmpty)
  }

  @Test func doesNotHearOfItsOwnLookups() {
    let module = OverridableModule()
    let french = module.texts("fr")
    let log = Log()
    module.catalog.onFallback = { fallback in
      if french[3].isEmpty || french["nothing"] != nil { return }
      log.add(fallback)
    }
    #expect(french[3] == "Only 50% off" && french[3] == "Only 50% off")
    #expect(log.taken() == ["only fr→en", "only fr→en"])
  }

  /// Observers are replaced and removed while others look texts up: each look-up is reported once at most.
  @Test func isReplacedWhileOthersRead() async {
    let module = OverridableModule()
    let log = Log()
    let lookups = 2000
    let wrong = await withTaskGroup(of: Int.self) { group -> Int in
      group.addTask {
        for round in 0..<300 {
          let heard: Log = round.isMultiple(of: 3) ? Log() : log
          let observer: FallbackObserver = { heard.add($0) }
          module.catalog.onFallback = round.isMultiple(of: 5) ? nil : observer
          if round.isMultiple(of: 7) { module.catalog.overrides.reload([]) }
        }
        module.catalog.onFallback = { log.add($0) }
        return 0
      }
      for _ in 0..<3 {
        group.addTask {
          let french = module.texts("fr")
          var wrong = 0
          for _ in 0..<lookups where french[3] != "Only 50% off" { wrong += 1 }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    _ = module.texts("fr")[3]
    let heard = log.taken()
    #expect(wrong == 0 && heard.count <= 3 * lookups + 1 && Set(heard) == ["only fr→en"])
  }
}
