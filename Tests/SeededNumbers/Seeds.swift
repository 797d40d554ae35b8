#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Seeds for a test with much random input: only the first one under a sanitizer, where each takes ten times as long.
package func seeds(_ count: UInt64) -> Range<UInt64> { 0..<(isSanitized ? 1 : count) }

/// Rounds of such a test with one seed: a quarter of them under a sanitizer.
package func rounds(_ count: Int) -> Range<Int> { 0..<(isSanitized ? count / 4 : count) }

private var isSanitized: Bool { getenv("SANITIZER") != nil }
