/// Finds unknown options of MessageFormat 2 functions, and invalid values of options.
///
///     {$n :number minimumFractionDigit=2}   // the option 'minimumFractionDigit' of ':number' is not known
///
/// By the specification a formatter ignores them; in the text of an app they are mistakes. Options in other namespaces
/// are not checked.
enum MF2OptionCheck {
  /// The problems of the functions in declarations and patterns, with their places.
  static func problems(in source: MF2Source) -> [MF2Problem] {
    var problems: [MF2Problem] = []
    func check(_ function: MF2Function?, at range: Range<Int>) {
      guard let function else { return }
      for code in codes(of: function) { problems.append(MF2Problem(code: code, range: range)) }
    }
    for (declaration, range) in zip(source.message.declarations, source.places.declarations) {
      check(declaration.expression.function, at: range)
    }
    let variants = source.places.variants.map { $0.pattern }
    for (pattern, places) in zip(source.message.patterns, variants.isEmpty ? [source.places.pattern] : variants) {
      for (part, pieces) in zip(pattern, places) {
        let range = pieces.first?.range ?? 0..<0
        switch part {
        case .text: break
        case .expression(let expression): check(expression.function, at: range)
        case .markup(let markup) where markup.options.contains { $0.name == "u:dir" }:
          problems.append(MF2Problem(code: .tagDirection(markup.name), range: range))
        case .markup: break
        }
      }
    }
    return problems
  }

  private static func codes(of function: MF2Function) -> [MF2Problem.Code] {
    guard let names = MF2Function.optionNames(of: function.name) else { return [] }
    var codes: [MF2Problem.Code] = []
    var literals: [String: String] = [:]
    for option in function.options {
      let isShared = option.name.utf8.starts(with: "u:".utf8)
      if !isShared, option.name.utf8.contains(UInt8(ascii: ":")) { continue }
      guard (isShared ? MF2Function.sharedOptionNames : names).contains(option.name) else {
        codes.append(.unknownOption(function.name, option.name))
        continue
      }
      switch option.value {
      case .literal(let text):
        literals[option.name] = text
        if option.name == "select" || option.name == "u:dir",
          MF2Function.values(ofOption: option.name)?.contains(text) == false
        {
          codes.append(.badOption(function.name, option.name, text))
        }
      // Other options with a variable are reported when the value is shown.
      case .variable(let name): if option.name == "u:dir" { codes.append(.variableOption("u:dir", variable: name)) }
      }
    }
    let name = function.name
    var bad: [String] = []
    if name != "offset", MF2NumberStyle.functions.contains(name) { bad = MF2NumberStyle(name, literals).badOptions }
    if MF2DateStyle.functions.contains(name) { bad = MF2DateStyle(name, literals).badOptions }
    return codes + bad.map { .badOption(name, $0, literals[$0]) }
  }
}
