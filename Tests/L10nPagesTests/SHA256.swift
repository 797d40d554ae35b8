/// SHA-256: FIPS 180-4, section 6.2.
enum SHA256 {
  /// The 32 bytes of the hash.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    let length = UInt64(message.count) * 8
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: padded.count, by: 64) { add(padded[start..<start + 64], to: &state) }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
    for index in 16..<64 {
      let (first, second) = (words[index - 15], words[index - 2])
      let small = rotated(first, 7) ^ rotated(first, 18) ^ first >> 3
      let large = rotated(second, 17) ^ rotated(second, 19) ^ second >> 10
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
    var (a, b, c, d, e, f, g, h) = (
      state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
    )
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let sum: UInt32 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ sum &+ choice &+ constants[index] &+ words[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let other: UInt32 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ other &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map(cubeRootBits)
  }()

  /// The fraction of the largest root whose cube is not above the prime times 2^96: exact, by bisection.
  private static func cubeRootBits(_ prime: UInt32) -> UInt32 {
    var (low, high) = (UInt64(0), UInt64(7) << 32)
    while high - low > 1 {
      let middle = (low + high) / 2
      let square = middle.multipliedFullWidth(by: middle)
      // The square has 70 bits at most; its cube is compared in two halves of 64 and 128 bits.
      let upper = UInt64(square.high).multipliedFullWidth(by: middle)
      let lower = square.low.multipliedFullWidth(by: middle)
      let (sum, overflow) = upper.low.addingReportingOverflow(lower.high)
      let isAbove = upper.high > 0 || overflow || sum >= UInt64(prime) << 32
      if isAbove { high = middle } else { low = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}
