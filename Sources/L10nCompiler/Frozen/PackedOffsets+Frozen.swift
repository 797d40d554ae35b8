package import L10nRuntime

extension PackedOffsets {
  /// The offsets literal for texts in the order of their indices; absent texts are `nil`.
  ///
  /// - Returns: `nil` if the texts together are longer than `maximum`.
  package static func encode(_ texts: [String?]) -> String? {
    var output: [UInt8] = []
    output.reserveCapacity((texts.count + 1) * width)
    var offset = 0
    for text in texts {
      let isASCII = text?.utf8.allSatisfy { $0 < 0x80 } ?? true
      append(offset | (isASCII ? 0 : nonASCIIFlag), to: &output)
      if let text { offset += text.utf8.count + 1 }
      if offset > maximum { return nil }
    }
    append(offset, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private static func append(_ value: Int, to output: inout [UInt8]) {
    for shift in stride(from: 24, through: 0, by: -6) { output.append(UInt8(0x30 + (value >> shift) & 0x3F)) }
  }
}

extension PackedOffsets.Numbers {
  /// The literal for numbers.
  package static func encode(_ numbers: [Int]) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(numbers.count * PackedOffsets.width)
    for number in numbers { PackedOffsets.append(number, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }
}
