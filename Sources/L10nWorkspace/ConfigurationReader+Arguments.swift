import L10nCore
import L10nRuntime
import Yams

extension ConfigurationReader {
  /// How arguments are written: for each text the formats of its arguments, by name or number.
  ///
  ///     controls.progress.value: {position: duration-spoken, duration: {format: duration-spoken, rounding: down}}
  mutating func arguments(_ node: Node) -> [String: [ArgumentDeclaration]] {
    var result: [String: [ArgumentDeclaration]] = [:]
    for (textKey, key, value) in entries(of: node, what: "'arguments'", known: nil) {
      for (argument, name, format) in entries(of: value, what: "'\(textKey)' of 'arguments'", known: nil) {
        guard let format = argumentFormat(format) else { continue }
        result[textKey, default: []].append(
          ArgumentDeclaration(argument, format, keyLocation: location(of: key), location: location(of: name)))
      }
    }
    return result
  }

  /// A name of a format, or lines with the name and its options.
  private mutating func argumentFormat(_ node: Node) -> ArgumentFormat? {
    guard let mapping = node.mapping else {
      let format = namedFormat(node)
      guard case .unit? = format else { return format }
      report("a unit is due here", at: node, help: Self.unitHelp)
      return nil
    }
    guard let name = mapping["format"], !name.isNothing else {
      report("a format is due here", at: node, help: "write its name: 'format: duration-spoken'")
      return nil
    }
    switch namedFormat(name) {
    case nil: return nil
    case .duration(let style)?: return durationFormat(node, style)
    case .bitRate?: return .bitRate(width: width(node))
    case .byteCount?: return .byteCount(width: width(node))
    case .date(let form)?: return dateFormat(node, form)
    case .relativeTime?: return relativeFormat(node)
    case .durationClock?: return clockFormat(node)
    case .languageName?: return languageFormat(node)
    case .number?: return numberFormat(node)
    case .numberRange?: return rangeFormat(node)
    case .unit?: return unitFormat(node)
    case .currency?: return currencyFormat(node)
    case .list?: return listFormat(node)
    case let format?:
      _ = entries(of: node, what: "this format", known: ["format"])
      return format
    }
  }

  /// The options of a format by name.
  mutating func options(_ node: Node, _ known: [String]) -> [String: Node] {
    let entries = entries(of: node, what: "this format", known: ["format"] + known)
    return Dictionary(entries.map { ($0.name, $0.value) }) { $1 }
  }

  private mutating func durationFormat(_ node: Node, _ usual: DurationStyle) -> ArgumentFormat {
    let widths = usual.width == .long ? [] : ["width"]
    let options = options(node, widths + ["largest-unit", "smallest-unit", "rounding"])
    var style = usual
    let units = DurationUnit.allCases
    style.width = choice(options["width"], among: DurationStyle.Width.allCases, what: "width") ?? style.width
    style.largestUnit = choice(options["largest-unit"], among: units, what: "unit of time") ?? style.largestUnit
    style.smallestUnit = choice(options["smallest-unit"], among: units, what: "unit of time") ?? style.smallestUnit
    style.rounding = choice(options["rounding"], among: DurationRounding.allCases, what: "rounding") ?? style.rounding
    if style.smallestUnit > style.largestUnit, let place = options["smallest-unit"] ?? options["largest-unit"] {
      report(
        "the smallest unit is '\(style.smallestUnit)' and the largest '\(style.largestUnit)'", at: place,
        help: "write a largest unit that is not below the smallest one: 'largest-unit: \(style.smallestUnit)'")
    }
    return .duration(style)
  }

  private mutating func width(_ node: Node) -> UnitWidth {
    choice(options(node, ["width"])["width"], among: UnitWidth.allCases, what: "width") ?? .full
  }

  private mutating func namedFormat(_ node: Node) -> ArgumentFormat? {
    guard let text = string(node) else { return nil }
    let names = ArgumentFormat.all.map(\.name)
    let name = names.contains(text) ? text : currentSpelling(of: text, among: names, at: node)
    if let format = ArgumentFormat.all.first(where: { $0.name == name }) { return format }
    report("'\(text)' is no format", at: node, help: suggestion(for: text, among: names))
    return nil
  }

  /// Which digits numbers have by default.
  mutating func digits(_ node: Node) -> TextOptions.Digits? {
    choice(node, among: [.locale, .latin], what: "choice of digits")
  }

  /// One of some cases, by its name in Swift or another one.
  ///
  /// - Parameter node: `nil` where nothing is said.
  mutating func choice<Case>(
    _ node: Node?, among cases: [Case], what: String, name: (Case) -> String = { "\($0)" }
  ) -> Case? {
    guard let node, let text = string(node) else { return nil }
    if let found = cases.first(where: { name($0) == text }) { return found }
    report("'\(text)' is no \(what)", at: node, help: suggestion(for: text, among: cases.map(name)))
    return nil
  }

  /// The values of a list; those that are none are reported.
  ///
  /// - Parameters:
  ///   - help: how a list is written.
  ///   - itemHelp: how a value is written.
  mutating func list<Value>(
    _ node: Node?, of names: String, help: String, what: String, itemHelp: String, _ value: (String) -> Value?
  ) -> [Value]? {
    guard let node else { return nil }
    guard let sequence = node.sequence else {
      report("a list of \(names) is due here", at: node, help: help)
      return []
    }
    return sequence.compactMap { item in
      guard let text = string(item) else { return nil }
      if let value = value(text) { return value }
      report("'\(text)' is no \(what)", at: item, help: itemHelp)
      return nil
    }
  }
}
