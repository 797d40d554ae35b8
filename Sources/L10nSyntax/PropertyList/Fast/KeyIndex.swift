/// A faster replacement of a dictionary of keys: UTF-16 is read at 3,300 instead of 280 MB/s.
extension DuplicateKeys {
  /// The indices of the entries whose key has occurred before, each with that of its first occurrence. Only entries
  /// with string values are compared.
  static func repetitions(in entries: PackedEntries) -> [(index: Int, earlier: Int)] {
    entries.withKeys { keys in
      var repetitions: [(index: Int, earlier: Int)] = []
      KeyIndex.withIndex(capacity: keys.count) { seen in
        for index in 0..<keys.count where keys.isString(at: index) {
          let hash = keys.withKey(at: index) { KeyIndex.hash($0, seed: seen.seed) }
          let earlier = seen.insert(index, hash: hash) { other in keys.areEqual(index, other) }
          if let earlier { repetitions.append((index, earlier)) }
        }
      }
      return repetitions
    }
  }
}

extension PackedEntries {
  /// The keys of all entries, for access to their bytes without making strings.
  struct Keys {
    let entries: PackedEntries
    let records: UnsafeBufferPointer<Record>
    let utf8: UnsafeBufferPointer<UInt8>

    var count: Int { records.count }

    /// Whether the value of an entry is a string.
    @inline(__always)
    func isString(at index: Int) -> Bool { records[index].value != Text.none }

    /// Calls a function with the bytes of a key.
    @inline(__always)
    func withKey<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      let record = records[index]
      guard record.key == Text.written else { return withDecodedKey(record, body) }
      return body(UnsafeBufferPointer(rebasing: utf8[PackedEntries.content(of: record.keyRange, in: utf8)]))
    }

    @inline(never)
    private func withDecodedKey<Result>(
      _ record: Record, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      var key = entries.key(of: record)
      return key.withUTF8(body)
    }

    /// Whether two keys have the same bytes.
    func areEqual(_ first: Int, _ second: Int) -> Bool {
      withKey(at: first) { first in withKey(at: second) { first.elementsEqual($0) } }
    }
  }

  /// Calls a function with the keys of all entries, which are invalid after it.
  func withKeys<Result>(_ body: (Keys) -> Result) -> Result {
    records.withUnsafeBufferPointer { records in
      utf8.withUnsafeBufferPointer { utf8 in body(Keys(entries: self, records: records, utf8: utf8)) }
    }
  }
}

/// A set of indices of keys in a list, by the keys' hashes.
///
/// Cheaper than a dictionary, which hashes more slowly and also compares keys with different hashes; this is most of
/// the work for a large table. Like those of a dictionary, hashes have a new seed in each run of a program, so that no
/// file can be made whose keys all collide.
struct KeyIndex {
  /// The seed of the hashes of this index.
  let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  /// In each slot, an index plus one in the low bits and a part of the hash above them; 0 for an empty slot.
  private let slots: UnsafeMutableBufferPointer<UInt32>
  private let slotMask: Int
  private let indexMask: UInt32

  private init(_ slots: UnsafeMutableBufferPointer<UInt32>) {
    self.slots = slots
    slotMask = slots.count - 1
    // At most half of the slots are used, so an index plus one fits into the bits of a slot's number.
    indexMask = UInt32(truncatingIfNeeded: slotMask)
  }

  /// Calls a function with an empty index, which is invalid after it.
  ///
  /// - Parameter capacity: the greatest number of keys.
  static func withIndex(capacity: Int, _ body: (KeyIndex) -> Void) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: size) { slots in
      slots.initialize(repeating: 0)
      body(KeyIndex(slots))
    }
  }

  /// Adds an index, unless an equal key was added before.
  ///
  /// - Parameter isEqual: whether the key at an earlier index is the same.
  /// - Returns: the index of the equal key.
  @inline(__always)
  func insert(_ index: Int, hash: UInt64, isEqual: (Int) -> Bool) -> Int? {
    let tag = UInt32(truncatingIfNeeded: hash >> 32) & ~indexMask
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    while slots[slot] != 0 {
      let earlier = Int(slots[slot] & indexMask) &- 1
      if slots[slot] & ~indexMask == tag, isEqual(earlier) { return earlier }
      slot = (slot &+ 1) & slotMask
    }
    slots[slot] = tag | UInt32(truncatingIfNeeded: index &+ 1)
    return nil
  }

  /// A hash of a key's bytes, eight at a time.
  @inline(__always)
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 8 <= bytes.count {
      hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self), 0x9E37_79B9_7F4A_7C15)
      offset &+= 8
    }
    var rest: UInt64 = 0
    if bytes.count >= 8 {
      // Some of these bytes are hashed twice, which is cheaper than a loop over the rest.
      rest = raw.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self)
    } else {
      for byte in bytes { rest = rest << 8 | UInt64(byte) }
    }
    return mix(hash ^ rest, 0xD1B5_4A32_D192_ED03)
  }

  /// The exclusive or of both halves of a product.
  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    return high ^ low
  }
}
