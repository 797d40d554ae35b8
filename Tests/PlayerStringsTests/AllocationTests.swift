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
