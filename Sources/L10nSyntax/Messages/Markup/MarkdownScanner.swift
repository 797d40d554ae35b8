/// Reads the inline Markdown of a text as `AttributedString` does for localized texts: blanks and line breaks are kept,
/// HTML tags are text.
///
///     **strong**   tag strong       `code`      tag code
///     *emphasis*   tag em           ~~deleted~~ tag del
///     [text](address "title")       tag a with href and title
///     ![text](address)              tag img with src, around the text that stands for the picture
///     ^[text](name: value)          tag span with the names and values as options
///
/// An argument counts as a letter. Source: CommonMark 0.30, section 6, and GitHub's strikethrough extension with two
/// tildes.
struct MarkdownScanner {
  private enum Node {
    /// A plain unit.
    case unit(MarkupUnits.Unit)
    /// A run of delimiters.
    case run(Int)
    /// An opening bracket, with the sign before it.
    case bracket(Range<Int>)
    case tag(MessageMarkup, Range<Int>)
  }

  /// A bracket that may begin a link.
  private struct Bracket {
    let node: Int
    /// The number of runs of delimiters before it.
    let runs: Int
    let sign: Unicode.Scalar
    var isActive = true
  }

  private let units: MarkupUnits
  private var nodes: [Node] = []
  private var emphasis = MarkdownEmphasis()
  private var brackets: [Bracket] = []
  private var faults: [MarkupReading.Fault] = []
  /// Lengths of runs of backticks without a closing run in the rest of the text.
  private var openCode: Set<Int> = []

  init(_ units: MarkupUnits) { self.units = units }

  mutating func scanned() -> (parts: [MarkupReading.Part], faults: [MarkupReading.Fault]) {
    var index = 0
    while index < units.count { index = read(at: index) }
    emphasis.match(from: 0)
    var output = MarkedParts()
    for node in nodes {
      switch node {
      case .unit(let unit): output.add(unit)
      case .bracket(let range): for index in range { output.add(units.units[index]) }
      case .tag(let markup, let range): output.add(markup, at: range)
      case .run(let number):
        let run = emphasis.runs[number]
        let range = units.range(run.units)
        for tag in run.closing { output.add(tag, at: range) }
        for _ in 0..<run.count { output.add(run.sign) }
        for tag in run.opening { output.add(tag, at: range) }
        if run.count > 1, run.sign != "_", run.canOpen || run.canClose {
          let signs = String(repeating: String(run.sign), count: run.count)
          faults.append(MarkupReading.Fault(.noMark(signs), at: range))
        }
      }
    }
    return (output.finished(), faults.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// Reads the unit at an index.
  /// - Returns: the index after it.
  private mutating func read(at start: Int) -> Int {
    switch units[start] {
    case "\\"?:
      guard let next = units[start + 1], next.isASCIIPunctuation || next == "\n" else { break }
      nodes.append(.unit(units.units[start + 1]))
      return start + 2
    case "`"?: return readCode(at: start)
    case "*"?, "_"?, "~"?: return readRun(at: start)
    case "["?: return open("[", start..<start + 1)
    case "!"? where units[start + 1] == "[": return open("!", start..<start + 2)
    case "^"? where units[start + 1] == "[": return open("^", start..<start + 2)
    case "]"?: return close(at: start)
    case "<"?: if let end = readAddress(at: start) { return end }
    case "&"?:
      guard let (scalar, end) = units.reference(at: start) else { break }
      nodes.append(.unit(MarkupUnits.Unit(scalar: scalar, argument: 0, offset: units.units[start].offset)))
      return end
    default: break
    }
    nodes.append(.unit(units.units[start]))
    return start + 1
  }

  private func endOfRun(at start: Int) -> Int {
    var end = start
    while end < units.count, units[end] == units[start] { end += 1 }
    return end
  }

  private mutating func readRun(at start: Int) -> Int {
    let end = endOfRun(at: start)
    guard let sign = units[start] else { return end }
    let (before, after) = (kind(at: start - 1), kind(at: end))
    nodes.append(.run(emphasis.runs.count))
    emphasis.add(sign, start..<end, before: before, after: after)
    return end
  }

  private func kind(at index: Int) -> MarkdownEmphasis.Neighbor {
    guard units.units.indices.contains(index) else { return .space }
    guard let scalar = units[index] else { return .other }
    if scalar.properties.isWhitespace { return .space }
    if scalar.isASCIIPunctuation { return .punctuation }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return .punctuation
    default: return .other
    }
  }

  private mutating func readCode(at start: Int) -> Int {
    let end = endOfRun(at: start)
    let length = end - start
    var close = end
    while !openCode.contains(length), close < units.count {
      guard units[close] == "`" else {
        close += 1
        continue
      }
      let closeEnd = endOfRun(at: close)
      if closeEnd - close == length {
        addCode(end..<close, at: units.range(start..<closeEnd))
        return closeEnd
      }
      close = closeEnd
    }
    openCode.insert(length)
    for index in start..<end { nodes.append(.unit(units.units[index])) }
    return end
  }

  /// Adds code without one space at each end, which separates it from backticks.
  private mutating func addCode(_ contents: Range<Int>, at range: Range<Int>) {
    let isPadded =
      contents.count > 2 && units[contents.lowerBound] == " " && units[contents.upperBound - 1] == " "
      && contents.contains { units[$0] != " " }
    nodes.append(.tag(MessageMarkup(.open, "code"), range))
    for index in isPadded ? contents.dropFirst().dropLast() : contents { nodes.append(.unit(units.units[index])) }
    nodes.append(.tag(MessageMarkup(.close, "code"), range))
  }

  /// Reads an address in angle brackets, which is a link to itself.
  private mutating func readAddress(at start: Int) -> Int? {
    var end = start + 1
    var colon: Int?
    while let scalar = units[end], scalar != ">", scalar != "<", scalar.value > 0x20 {
      if scalar == ":", colon == nil { colon = end }
      end += 1
    }
    let isScheme = { (scalar: Unicode.Scalar) in scalar.isASCIIAlphanumeric || ["+", ".", "-"].contains(scalar) }
    guard units[end] == ">", let colon, (2...32).contains(colon - start - 1), units[start + 1]?.isASCIILetter == true,
      (start + 1..<colon).allSatisfy({ units[$0].map(isScheme) ?? false }), let text = units.text(start + 1..<end)
    else { return nil }
    let range = units.range(start..<end + 1)
    nodes.append(.tag(MessageMarkup(.open, "a", [MessageMarkup.Option("href", .text(text))]), range))
    for index in start + 1..<end { nodes.append(.unit(units.units[index])) }
    nodes.append(.tag(MessageMarkup(.close, "a"), range))
    return end + 1
  }

  // MARK: Links

  private mutating func open(_ sign: Unicode.Scalar, _ range: Range<Int>) -> Int {
    brackets.append(Bracket(node: nodes.count, runs: emphasis.runs.count, sign: sign))
    nodes.append(.bracket(range))
    return range.upperBound
  }

  private mutating func close(at start: Int) -> Int {
    guard let bracket = brackets.popLast(), bracket.isActive, units[start + 1] == "(",
      let (name, options, end) = MarkdownLink(units).tail(of: bracket.sign, at: start + 1)
    else {
      if units[start + 1] == "(" {
        faults.append(MarkupReading.Fault(.noMark("]("), at: units.range(start..<start + 2)))
      }
      nodes.append(.unit(units.units[start]))
      return start + 1
    }
    emphasis.match(from: bracket.runs)
    if case .bracket(let opening) = nodes[bracket.node] {
      nodes[bracket.node] = .tag(MessageMarkup(.open, name, options), units.range(opening.lowerBound..<end))
    }
    nodes.append(.tag(MessageMarkup(.close, name), units.range(start..<end)))
    // Links cannot contain links.
    if bracket.sign == "[" {
      for index in brackets.indices where brackets[index].sign == "[" { brackets[index].isActive = false }
    }
    return end
  }
}
