/// Binary property lists whose objects are shared, nested or overlapping.
extension HostilePattern {
  static let binary = [
    HostilePattern("one text at the place of many objects") { count in
      let table = (2..<2 + count / 16).map { $0 }
      return propertyList([dictionary([1], [2]), text(1)] + [array(table)] + [text(count / 2)], last: table.count)
    },
    HostilePattern("one text as many values") { count in
      let keys = (2..<2 + count / 32).map { $0 }
      let keyTexts = keys.map { [0x53] + bytes($0).dropFirst() }
      return propertyList([dictionary(keys, keys.map { _ in 1 }), text(count / 2)] + keyTexts)
    },
    HostilePattern("one text as many keys") { count in
      let values = (2..<2 + count / 32).map { $0 }
      let dictionaries = values.map { _ in dictionary([1], [1]) }
      return propertyList([array(values), text(count / 2)] + dictionaries)
    },
    HostilePattern("one array as many values") { count in
      propertyList([
        array(Array(repeating: 1, count: count / 8)), array(Array(repeating: 2, count: count / 8)), text(1),
      ])
    },
    HostilePattern("arrays in arrays, each twice") { count in
      propertyList((1...40).map { array([$0, $0]) } + [text(count)])
    },
    HostilePattern("one empty dictionary as many values") { count in
      propertyList([array(Array(repeating: 1, count: count / 4)), dictionary([], [])])
    },
  ]

  /// The objects, the top one first. `last` further objects have the offset of the last one.
  private static func propertyList(_ objects: [[UInt8]], last: Int = 0) -> [UInt8] {
    var file = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(file.count)
      file += object
    }
    offsets += Array(repeating: offsets[objects.count - 1], count: last)
    let tableStart = file.count
    for offset in offsets { file += bytes(offset) }
    file += [0, 0, 0, 0, 0, 0, 4, 4]
    for number in [offsets.count, 0, tableStart] { file += [0, 0, 0, 0] + bytes(number) }
    return file
  }

  /// The four bytes of an offset, a reference or a size.
  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func text(_ count: Int) -> [UInt8] {
    [0x5F, 0x12] + bytes(count) + Array(repeating: UInt8(ascii: "x"), count: count)
  }

  private static func array(_ elements: [Int]) -> [UInt8] {
    [0xAF, 0x12] + bytes(elements.count) + elements.flatMap(bytes)
  }

  private static func dictionary(_ keys: [Int], _ values: [Int]) -> [UInt8] {
    [0xDF, 0x12] + bytes(keys.count) + (keys + values).flatMap(bytes)
  }
}
