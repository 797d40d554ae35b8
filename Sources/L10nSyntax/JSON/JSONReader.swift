/// Reads the structure of a JSON text into a list of nodes, token by token and without recursion.
///
/// Reading continues after a problem: a missing comma is assumed, a bracket of the wrong kind closes what it can, a key
/// without a value gets an invalid one. Consequences of a problem on its line are not reported again.
struct JSONReader {
  /// The tokens that may be at the offset.
  enum Expectation {
    /// A key, or after a `{` its end.
    case key, firstKey
    case colon
    /// The value of a member, an element after a comma, or the root.
    case value
    /// An element, or the end of the array.
    case firstElement
    /// A comma, or the end of an object or array.
    case comma
    /// Nothing: the root is read.
    case end
  }

  /// An object or array whose end was not reached.
  struct Container {
    var node: Int
    var isObject: Bool
  }

  var scanner: JSONScanner
  var nodes: [JSONNode] = []
  var findings: [StringsFinding] = []
  var expectation = Expectation.value
  var containers: [Container] = []

  /// The end of the last token that belongs to a value; missing tokens are reported there.
  var lastEnd = 0

  var lastComma = 0..<0

  /// The offset up to which the last reported problem explains further ones.
  var quietEnd = 0

  /// The offset of the last finding that explains others, and the end of its line, so that a long line is scanned once.
  var lineEnd = 0..<0

  /// Whether the first side of a merge conflict is being read.
  var isInConflict = false

  var hasReportedDepth = false

  /// Whether the end of a merge conflict was searched for and not found.
  var lacksConflictEnd = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = JSONScanner(bytes)
    nodes.reserveCapacity(bytes.count / 16)
  }

  mutating func read() {
    while true {
      scanner.skipBlanks()
      if scanner.isAtEnd { break }
      switch scanner.bytes[scanner.offset] {
      case UInt8(ascii: "\""): readString()
      case UInt8(ascii: "{"): open(isObject: true)
      case UInt8(ascii: "["): open(isObject: false)
      case UInt8(ascii: "}"): close(isObject: true)
      case UInt8(ascii: "]"): close(isObject: false)
      case UInt8(ascii: ","): readComma()
      case UInt8(ascii: ":"): readColon()
      default: readOther()
      }
    }
    finish()
  }

  // MARK: Values

  private mutating func readString() {
    guard expectation != .end else { return reportTrailingText() }
    let isKey = prepareForString()
    let start = scanner.offset
    let string = scanString()
    add(string.end == .sound ? .string : .invalid, start..<scanner.offset, hasEscapes: string.hasEscapes)
    expectation = isKey ? .colon : afterValue
    if string.end == .lineEnd { takeSwallowedMarks(isKey: isKey) }
  }

  /// Prepares the nodes for a string.
  ///
  /// - Returns: whether it is a key.
  private mutating func prepareForString() -> Bool {
    addMissingComma()
    if expectation == .key || expectation == .firstKey { return true }
    prepareForValue()
    return false
  }

  private mutating func addMissingComma() {
    guard expectation == .comma else { return }
    reportMissing("a comma", after: lastEnd)
    expectation = containers.last?.isObject == true ? .key : .value
  }

  /// Prepares the nodes for a value: reports tokens that are missing before it.
  private mutating func prepareForValue() {
    addMissingComma()
    if expectation == .key || expectation == .firstKey {
      reportMissing("a key", after: scanner.offset)
      add(.invalid, scanner.offset..<scanner.offset)
      expectation = .value
    } else if expectation == .colon {
      reportMissing("a colon", after: lastEnd)
      expectation = .value
    }
  }

  /// Reads a number, a name, or something that JSON does not have.
  private mutating func readOther() {
    if MergeConflict.isMarker(scanner.bytes, at: scanner.offset) { return skipConflictMarker() }
    if skipComment() { return }
    guard expectation != .end else { return reportTrailingText() }
    let word = scanner.skipWord()
    let kind = self.kind(ofWord: word)
    if kind == .invalid { reportWord(word) }
    if expectation == .comma, containers.last?.isObject == true || kind == .invalid {
      return report(.invalidJSON, at: word, "text after a value", help: "write a comma between two values")
    }
    if expectation == .key || expectation == .firstKey {
      reportWord(word)
      add(.invalid, word)
      expectation = .colon
    } else {
      scanner.offset = word.lowerBound
      prepareForValue()
      scanner.offset = word.upperBound
      add(kind, word)
      expectation = afterValue
    }
  }

  private func kind(ofWord word: Range<Int>) -> JSONValue.Kind {
    let text = scanner.bytes[word]
    if text.elementsEqual("true".utf8) { return .true }
    if text.elementsEqual("false".utf8) { return .false }
    if text.elementsEqual("null".utf8) { return .null }
    return scanner.isNumber(word) ? .number : .invalid
  }

  mutating func add(_ kind: JSONValue.Kind, _ range: Range<Int>, hasEscapes: Bool = false) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), kind: kind, hasEscapes: hasEscapes))
    lastEnd = range.upperBound
  }

  var afterValue: Expectation { containers.isEmpty ? .end : .comma }

  // MARK: Objects and arrays

  private mutating func open(isObject: Bool) {
    guard expectation != .end else { return reportTrailingText() }
    prepareForValue()
    let start = scanner.offset
    guard containers.count < JSONDocument.nestingLimit else { return skipTooDeepValue() }
    containers.append(Container(node: nodes.count, isObject: isObject))
    scanner.offset += 1
    add(isObject ? .object : .array, start..<start + 1)
    expectation = isObject ? .firstKey : .firstElement
  }

  private mutating func close(isObject: Bool) {
    guard expectation != .end else { return reportTrailingText() }
    let bracket = scanner.offset..<scanner.offset + 1
    guard let innermost = containers.last else {
      scanner.offset += 1
      return report(.invalidJSON, at: bracket, "'\(scanner.text(bracket))' closes nothing")
    }
    if innermost.isObject != isObject {
      let missing = innermost.isObject ? "'}'" : "']'"
      if containers.contains(where: { $0.isObject == isObject }) {
        reportMissing(missing, after: lastEnd)
        while let inner = containers.last, inner.isObject != isObject { closeInnermost(at: lastEnd) }
      } else {
        report(.invalidJSON, at: bracket, "expected \(missing), found '\(scanner.text(bracket))'")
      }
    }
    scanner.offset += 1
    if containers.isEmpty { return }
    closeInnermost(at: scanner.offset)
    quietEnd = min(quietEnd, scanner.offset)
  }

  mutating func closeInnermost(at end: Int) {
    guard let container = containers.last else { return }
    switch expectation {
    case .key: reportStrayComma()
    case .value where !container.isObject: reportStrayComma()
    default: addMissingValue()
    }
    containers.removeLast()
    nodes[container.node].end = UInt32(truncatingIfNeeded: end)
    nodes[container.node].next = UInt32(truncatingIfNeeded: nodes.count)
    if container.isObject { reportDuplicateKeys(in: container.node) }
    lastEnd = end
    expectation = afterValue
  }

  // MARK: Between values

  private mutating func readComma() {
    let comma = scanner.offset..<scanner.offset + 1
    switch expectation {
    case .end: return reportTrailingText()
    case .comma: quietEnd = min(quietEnd, comma.lowerBound)
    case .colon: addMissingValue()
    case .value where containers.last?.isObject == true: addMissingValue()
    case .key, .firstKey, .value, .firstElement: report(.invalidJSON, at: comma, "a comma with nothing before it")
    }
    scanner.offset += 1
    lastComma = comma
    if let container = containers.last { expectation = container.isObject ? .key : .value }
  }

  private mutating func readColon() {
    let colon = scanner.offset..<scanner.offset + 1
    guard expectation != .end else { return reportTrailingText() }
    scanner.offset += 1
    if expectation == .colon {
      expectation = .value
      lastEnd = colon.upperBound
    } else {
      report(.invalidJSON, at: colon, "unexpected colon")
    }
  }

  /// Adds an invalid value after a key without one, so that keys and values stay in pairs.
  private mutating func addMissingValue() {
    guard expectation == .colon || expectation == .value, containers.last?.isObject == true else { return }
    reportMissing(expectation == .colon ? "a colon and a value" : "a value", after: lastEnd)
    add(.invalid, lastEnd..<lastEnd)
  }
}
