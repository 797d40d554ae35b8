/// An input of any size that may make a reader slow.
struct HostilePattern: Sendable {
  /// A description of the pattern for people.
  let description: String

  /// The input of about this many bytes.
  let input: @Sendable (Int) -> [UInt8]

  init(_ description: String, input: @escaping @Sendable (Int) -> [UInt8]) {
    self.description = description
    self.input = input
  }

  /// A repeated unit between an opening and a closing. `#` stands for the number of the repetition.
  init(_ unit: String, after opening: String = "", before closing: String = "") {
    let shown = [unit, opening, closing].map(\.debugDescription)
    let place = (opening.isEmpty ? "" : " behind \(shown[1])") + (closing.isEmpty ? "" : " before \(shown[2])")
    self.init(shown[0] + place) { count in
      var input = Array(opening.utf8)
      input.reserveCapacity(count + unit.utf8.count + closing.utf8.count)
      var repetitions = 0
      while input.count < count {
        for byte in unit.utf8 {
          if byte == UInt8(ascii: "#") { input += String(repetitions).utf8 } else { input.append(byte) }
        }
        repetitions += 1
      }
      return input + closing.utf8
    }
  }

  /// The same pattern in UTF-16.
  var inUTF16: HostilePattern {
    HostilePattern(description + " in UTF-16") { count in
      Spelling.utf16LittleEndian.bytes(String(decoding: input(count / 2), as: UTF8.self))
    }
  }
}
