#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Seeds for a test of much random input: the first one alone under a sanitizer, where each takes ten times as long.
package func seeds(_ count: UInt64) -> Range<UInt64> { 0..<(getenv("SANITIZER") == nil ? count : 1) }
