import AllocationCounting
import L10nRuntime
import PlayerStrings
import Testing

/// Looking a text up costs no memory once the module has been used for the first time.
@Suite(.enabled(if: allocation_count() >= 0, "allocations cannot be counted here"))
struct AllocationTests {
  @Test(arguments: ["en", "ar", "pt-PT", "zh-HK", "xx"])
  func readsTextsWithoutAllocating(locale: String) {
    let strings = PlayerStrings(locale: locale)
    let playback = strings.controls.playback
    var bytes = 0
    expectNoAllocation("a plain accessor") { bytes += playback.play.label.utf8.count }
    expectNoAllocation("a path of accessors") { bytes += strings.live.control.hint.utf8.count }
    expectNoAllocation("a label") { bytes += strings.label(for: .buttonPlayback, state: .secondary)?.utf8.count ?? 0 }
    expectNoAllocation("a hint") { bytes += strings.hint(for: .buttonLive)?.utf8.count ?? 0 }
    expectNoAllocation("a label by tag") { bytes += strings.label(forTag: 1)?.utf8.count ?? 0 }
    expectNoAllocation("a text by key") { bytes += strings["controls.playback.play.label"]?.utf8.count ?? 0 }
    expectNoAllocation("an unknown key") { bytes += strings["controls.playback.play.labels"]?.utf8.count ?? 0 }
    expectNoAllocation("a control without a label") { bytes += strings.label(for: .viewEmpty)?.utf8.count ?? 0 }
    #expect(bytes > 0)
  }

  /// Nor does the language of a request that names none; whatever the header, it asks for memory a few times at most.
  @Test(
    .enabled(if: AllocationTests.isOptimized, "measured in release builds"),
    arguments: [
      "fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "", "*;q=0", "it", String(repeating: "zh-TW;q=0.7, ", count: 500),
      String(repeating: ",;=q", count: 2000),
    ])
  func choosesALanguageWithFewAllocations(header: String) {
    _ = PlayerStrings(acceptLanguage: header)
    let before = allocation_count()
    for _ in 0..<100 { _ = PlayerStrings(acceptLanguage: header) }
    let isNamed = header.contains { $0.isLetter && $0 != "q" }
    #expect(allocation_count() - before <= (isNamed ? 100 * 64 : 0))
  }

  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Without this the other test could pass because nothing is counted.
  @Test func countsAllocations() {
    var text = String(repeating: "x", count: 64)
    let before = allocation_count()
    text.append(String(repeating: "y", count: 256))
    #expect(allocation_count() > before && text.utf8.count == 320)
  }

  private func expectNoAllocation(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ read: () -> Void
  ) {
    // The first use makes the module's tables and lets the run time look up metadata.
    read()
    let before = allocation_count()
    for _ in 0..<100 { read() }
    #expect(allocation_count() - before == 0, what, sourceLocation: sourceLocation)
  }
}
