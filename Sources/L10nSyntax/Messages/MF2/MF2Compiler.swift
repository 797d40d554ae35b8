package import L10nRuntime

/// Compiles a message of MessageFormat 2 to the parts that an app runs.
///
///     .input {$n :integer} .match $n 0 {{none}} one {{one}} * {{{$n} files}}
///     // as {n, plural, =0 {none} one {one} other {{n, number, integer} files}} of MessageFormat 1
///
/// Several selectors become nested choices. The best variant for each combination of keys is known before the message
/// is run, because the plural rules of the language give the category of an exact number.
package struct MF2Compiler {
  private let source: MF2Source
  private let rules: PluralRules
  /// The parts that cannot be shown, in the order of the message.
  package private(set) var problems: [MF2Problem] = []
  private var places = PatternPlaces()

  /// - Parameter rules: the plural rules of the message's language.
  package init(_ source: MF2Source, _ rules: PluralRules) { (self.source, self.rules) = (source, rules) }

  /// The parts of the message, with their places.
  package mutating func message() -> ICUMessage {
    problems = MF2OptionCheck.problems(in: source)
    let parts: [MessagePart]
    switch source.message.body {
    case .pattern(let pattern): parts = self.parts(pattern, source.places.pattern, at: [])
    case .match(let selectors, let variants):
      let candidates = zip(variants, source.places.variants).map { MF2Candidate($0, $1) }
      parts = choice(selectors[...], candidates, at: [])
    }
    problems.sort { $0.range.lowerBound < $1.range.lowerBound }
    var seen: Set<MF2Problem> = []
    problems.removeAll { !seen.insert($0).inserted }
    return ICUMessage(parts: parts, problems: [], places: places)
  }

  /// Adds a problem, unless it is about the value of an option, which is reported at its place.
  private mutating func report(_ code: MF2Problem.Code, at range: Range<Int>) {
    if case .badOption(_, _, _?) = code, problems.contains(where: { $0.code == code }) { return }
    problems.append(MF2Problem(code: code, range: range))
  }

  // MARK: Patterns

  /// - Parameter path: the path of the variant in `PatternPlaces`; empty for the whole message.
  private mutating func parts(
    _ pattern: [MF2Part], _ patternPlaces: MF2Places.Pattern, at path: [Int]
  ) -> [MessagePart] {
    var parts: [MessagePart] = []
    var text = (text: "", pieces: [PatternPlaces.Piece]())
    func finish(_ text: inout (text: String, pieces: [PatternPlaces.Piece]), _ places: inout PatternPlaces) {
      guard !text.text.isEmpty else { return }
      places.add(text.pieces, at: path + [parts.count])
      parts.append(.text(text.text))
      text = ("", [])
    }
    func add(_ literal: String, _ pieces: [PatternPlaces.Piece]) {
      let length = text.text.utf8.count
      text.text += literal
      text.pieces += pieces.map { PatternPlaces.Piece(offset: $0.offset + length, range: $0.range) }
    }
    for (part, pieces) in zip(pattern, patternPlaces) {
      let range = pieces.first?.range ?? 0..<0
      switch part {
      case .text(let literal): add(literal, pieces)
      case .markup(let markup):
        finish(&text, &places)
        places.add(range, at: path + [parts.count])
        parts.append(.markup(MessageMarkup(markup)))
      case .expression(let expression):
        let binding = source.message.binding(of: expression)
        let isolate = binding.isolate
        if let literal = binding.constantText {
          let text = isolate.map { $0 + literal + "\u{2069}" } ?? literal
          if !text.isEmpty { add(text, [PatternPlaces.Piece(offset: 0, range: range)]) }
          continue
        }
        if let isolate { add(isolate, [PatternPlaces.Piece(offset: 0, range: range)]) }
        finish(&text, &places)
        places.add(range, at: path + [parts.count])
        parts.append(placeholder(binding, at: range))
        if isolate != nil { add("\u{2069}", [PatternPlaces.Piece(offset: 0, range: range)]) }
      }
    }
    finish(&text, &places)
    return parts
  }

  private mutating func placeholder(_ binding: MF2Binding, at range: Range<Int>) -> MessagePart {
    if let problem = binding.problem { report(problem, at: range) }
    let name: String
    switch binding.operand {
    case .argument(let own): name = own
    case .literal(let text): name = "|\(text)|"
    case .none: return .text("")
    }
    switch binding.function {
    case .none: return .placeholder(MessagePlaceholder(name))
    case .text: return .placeholder(MessagePlaceholder(name, .text))
    case .number(let function, let options):
      guard let style = MF2NumberStyle(function, options).style else {
        if binding.problem == nil { report(.unsupported(function), at: range) }
        return .placeholder(MessagePlaceholder(name, .unsupported(name: function, options: nil)))
      }
      return .placeholder(MessagePlaceholder(name, .number(style), offset: Double(binding.offset)))
    case .date(let function, let options):
      var style = MF2DateStyle(function, options)
      style.setHours(options["hour12"])
      // A date value includes its time zone offset, and its calendar is that of the language.
      if binding.problem == nil, options["timeZone"] != nil || options["calendar"] != nil {
        report(.unsupported(function), at: range)
      }
      return .placeholder(MessagePlaceholder(name, .date(style.skeleton)))
    case .unknown(let function):
      return .placeholder(MessagePlaceholder(name, .unsupported(name: function, options: nil)))
    }
  }

  // MARK: Choices

  /// The parts for the remaining selectors.
  private mutating func choice(
    _ selectors: ArraySlice<String>, _ candidates: [MF2Candidate], at path: [Int]
  ) -> [MessagePart] {
    let best = candidates.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }
    // No further selectors are needed once the earlier ones have decided.
    let isDecided =
      best.map { best in
        !best.ranks.isEmpty && best.isOpen && candidates.filter { $0.ranks == best.ranks }.count == 1
      } ?? false
    guard let name = selectors.first, !isDecided else {
      return best.map { parts($0.pattern, $0.place.pattern, at: path) } ?? []
    }
    let column = source.places.selectors[selectors.startIndex]
    let binding = source.message.binding(of: name)
    if let text = binding.constantText, case .text = binding.function {
      return choice(selectors.dropFirst(), candidates.compactMap { $0.taking(text, rank: 0) }, at: path)
    }
    guard let keys = keys(of: binding, candidates, at: column) else {
      report(binding.problem ?? binding.selectionProblem, at: column)
      return choice(selectors.dropFirst(), candidates.compactMap { $0.taking(nil, rank: 0) }, at: path)
    }
    if let problem = binding.problem { report(problem, at: column) }
    guard case .argument(let argument) = binding.operand else {
      // A literal in the message selects when it is compiled.
      return choice(selectors.dropFirst(), keys.branches.last?.candidates ?? [], at: path)
    }
    let own = path + [0]
    places.add(column, at: own)
    let variants = keys.branches.enumerated().map { index, branch in
      places.add(branch.place, at: own + [index])
      return MessageSelect.Variant(branch.key, choice(selectors.dropFirst(), branch.candidates, at: own + [index]))
    }
    return [
      .select(
        MessageSelect(
          argument, keys.function, offset: -Double(binding.offset), style: keys.style, isExact: keys.isExact, variants))
    ]
  }

  /// The branches of one selector; `nil` if it cannot select.
  private mutating func keys(
    of binding: MF2Binding, _ candidates: [MF2Candidate], at column: Range<Int>
  ) -> MF2Branches? {
    switch binding.function {
    case .text:
      if candidates.contains(where: { $0.literalKey == "other" }) { report(.otherBesideAny, at: column) }
      return MF2Branches(text: candidates)
    case .number(let function, let options):
      guard function != "currency", function != "unit", let style = MF2NumberStyle(function, options).style else {
        return nil
      }
      for candidate in candidates {
        if let key = candidate.literalKey, !key.isMF2Number, PluralCategory(rawValue: key) == nil {
          report(.badKey(key), at: candidate.keyPlace)
        }
      }
      let selection = function == "percent" ? "plural" : options["select"] ?? "plural"
      return MF2Branches(
        number: candidates, style, selection: selection, offset: binding.offset, isPercent: function == "percent",
        rules, constant: binding.constantNumber)
    case .none, .date, .unknown: return nil
    }
  }
}

extension MF2Binding {
  /// The text of a literal without a function, or with `:string`.
  fileprivate var constantText: String? {
    guard case .literal(let text) = operand else { return nil }
    switch function {
    case .none, .text: return text
    case .number, .date, .unknown: return nil
    }
  }

  /// The number of a literal.
  fileprivate var constantNumber: Double? {
    if case .literal(let text) = operand { Double(text) } else { nil }
  }

  fileprivate var selectionProblem: MF2Problem.Code {
    switch function {
    case .number(let name, _), .date(let name, _), .unknown(let name): .notSelectable(name)
    case .none, .text: .notSelectable("string")
    }
  }
}

extension MessageMarkup {
  /// A tag of MessageFormat 2.
  package init(_ markup: MF2Markup) {
    self.init(
      markup.kind, markup.name,
      markup.options.filter { !$0.name.utf8.starts(with: "u:".utf8) }.map { option in
        switch option.value {
        case .literal(let text): Option(option.name, .text(text))
        case .variable(let name): Option(option.name, .argument(name))
        }
      })
  }
}
