package import L10nRuntime

extension _PackedKeys {
  /// The syntaxes literal for texts in the order of their indices; empty if all are formats.
  package static func syntaxes(of texts: [Syntax]) -> String {
    var output = ""
    var start = 0
    for (index, syntax) in texts.enumerated() where index + 1 == texts.count || texts[index + 1] != syntax {
      if index + 1 == texts.count, syntax == .printf { break }
      output += "\(index + 1 - start)"
      output.unicodeScalars.append(Unicode.Scalar(syntax.rawValue))
      start = index + 1
    }
    return output
  }

  /// The slots literal for keys in the order of their indices; of equal keys the first one is found.
  package static func slots(for keys: [String]) -> String {
    var count = 2
    while count < 2 * keys.count { count *= 2 }
    var slots = Array(repeating: 0, count: count)
    for (index, key) in keys.enumerated() {
      var key = key
      var slot = Int(truncatingIfNeeded: key.withUTF8(hash)) & (count - 1)
      while slots[slot] != 0, !keys[slots[slot] - 1].utf8.elementsEqual(key.utf8) { slot = (slot + 1) & (count - 1) }
      if slots[slot] == 0 { slots[slot] = index + 1 }
    }
    return PackedOffsets.Numbers.encode(slots)
  }
}
