extension JSONReader {
  /// Whether a problem at an offset should be reported: no earlier problem explains it, and the limit is not reached.
  func isListening(at offset: Int) -> Bool {
    offset >= quietEnd && findings.count <= JSONDocument.findingLimit
  }

  /// Reports something missing before the offset, once for each token.
  mutating func reportMissing(_ what: String, after offset: Int) {
    guard isListening(at: scanner.offset) else { return }
    append(.invalidJSON, at: offset..<offset, "\(what) is missing here", help: nil)
    quietEnd = scanner.offset + 1
  }

  mutating func reportStrayComma() {
    guard isListening(at: lastComma.lowerBound) else { return }
    append(.invalidJSON, at: lastComma, "a comma with nothing after it", help: "remove it")
  }

  /// Adds a finding that explains further problems up to the next comma or the end of the line.
  mutating func report(_ kind: FindingKind, at range: Range<Int>, _ message: String, help: String? = nil) {
    guard isListening(at: range.lowerBound) else { return }
    append(kind, at: range, message, help: help)
    if !lineEnd.contains(range.upperBound) {
      lineEnd = range.upperBound..<scanner.endOfLine(from: range.upperBound) + 1
    }
    // A problem on the last line also explains missing tokens at the end of the text.
    quietEnd = lineEnd.upperBound > scanner.bytes.count ? lineEnd.upperBound : lineEnd.upperBound - 1
  }

  /// Adds a finding that explains no other problem.
  mutating func append(_ kind: FindingKind, at range: Range<Int>, _ message: String, help: String?) {
    add(StringsFinding(.error, kind, at: range, message, help: help))
  }

  mutating func add(_ finding: StringsFinding) {
    if findings.count < JSONDocument.findingLimit {
      findings.append(finding)
    } else if findings.count == JSONDocument.findingLimit {
      findings.append(
        StringsFinding(
          .error, .invalidJSON, at: finding.range, "more is wrong from here on than is listed",
          help: "fix what is listed first"))
    }
  }

  /// Reports the keys that an object has twice.
  mutating func reportDuplicateKeys(in object: Int) {
    let end = Int(nodes[object].next)
    guard end > object + 3 else { return }
    var keys: [Int] = []
    var index = object + 1
    while index < end {
      if nodes[index].kind == .string { keys.append(index) }
      index = Int(nodes[index + 1].next)
    }
    guard mayHaveDuplicates(keys) else { return }
    let named = keys.map { (key: TableKey(text(of: $0)), range: range(of: $0)) }
    for finding in DuplicateKeys.findings(in: named) { add(finding) }
  }

  /// Whether an object may have equal keys, by their spelling: few keys are compared, many are hashed.
  private func mayHaveDuplicates(_ keys: [Int]) -> Bool {
    if keys.contains(where: { nodes[$0].hasEscapes }) { return true }
    if keys.count > 8 {
      var hashes = Set<UInt64>(minimumCapacity: keys.count)
      return !keys.allSatisfy { hashes.insert(hash(of: range(of: $0))).inserted }
    }
    for (number, key) in keys.enumerated() {
      let text = scanner.bytes[range(of: key)]
      for other in keys[..<number] where scanner.bytes[range(of: other)].elementsEqual(text) { return true }
    }
    return false
  }

  private func hash(of range: Range<Int>) -> UInt64 {
    var hash = FNV1a()
    hash.add(scanner.bytes[range])
    return hash.value
  }

  private func range(of index: Int) -> Range<Int> { Int(nodes[index].start)..<Int(nodes[index].end) }

  private func text(of key: Int) -> String {
    let content = Int(nodes[key].start) + 1..<Int(nodes[key].end) - 1
    return nodes[key].hasEscapes ? JSONEscape.decoded(content, of: scanner.bytes) : scanner.text(content)
  }
}
