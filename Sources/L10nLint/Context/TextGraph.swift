import L10nCore
import L10nRuntime
import L10nSyntax

/// The texts of an entry, each with the arguments that it uses and the variables that it refers to.
///
/// A pattern is such a text, and so is each branch of its choices, which are the variables.
///
/// Variables may refer to one another to any depth and in circles, so questions about everything that a text reaches
/// are answered backwards: from the texts that show an argument to those that refer to them, each once.
struct TextGraph {
  /// A variable in one device or width variant, or a choice of a pattern.
  struct Variable: Hashable {
    let name: String
    let variants: [String]

    init(name: String, variants: [String]) { (self.name, self.variants) = (name, variants) }

    /// The choice at a path of a pattern.
    init(path: [Int]) { self.init(name: "\(path)", variants: []) }
  }

  private(set) var texts: [EntryText] = []

  /// The indices in `texts` of each variable's forms.
  private var forms: [Variable: [Int]] = [:]

  /// The indices in `texts` of those that refer to a variable.
  private var users: [Variable: [Int]] = [:]

  /// The variables that each text refers to, in its order.
  private var variables: [[Variable]] = []

  /// The arguments that each text shows, and those that its variables select by.
  private var shown: [Set<Int>] = []
  private var chosen: [Set<Int>] = []

  /// The forms that may leave out the things that there are none, or a certain number, of.
  private var optional: Set<Int> = []

  /// The arguments that each variable selects by.
  private var numbers: [Variable: Set<Int>] = [:]

  /// Whether it has the choices of a pattern.
  private let isPattern: Bool

  /// - Parameter countsShownOnly: whether a number by which a pattern selects counts only where the choice also shows it.
  init(_ arguments: EntryArguments, countsShownOnly: Bool = false) {
    let entry = arguments.entry
    isPattern = entry.pattern != nil
    if let pattern = entry.pattern, let message = pattern.message {
      add(EntryText(text: pattern.text, range: entry.valueLocation.range), isOptional: false)
      add(
        message.parts, at: [], of: message, counting: nil,
        Positions(
          known: Dictionary(arguments.uses.map { ($0.name, $0.position) }) { first, _ in first },
          countsShownOnly: countsShownOnly))
      return
    }
    var indices: [TextPlace: Int] = [:]
    for text in entry.texts {
      if indices[TextPlace(text)] == nil { indices[TextPlace(text)] = texts.count }
      add(text, isOptional: text.category == "zero")
    }
    for use in arguments.uses where !use.isDeclared {
      guard let index = indices[TextPlace(use.text)] else { continue }
      guard use.type == .variable, let name = use.argument.name else {
        shown[index].insert(use.position)
        continue
      }
      refer(to: Variable(name: name, variants: use.text.variants), choosing: use.position, in: index)
    }
  }

  private mutating func add(_ text: EntryText, isOptional: Bool) {
    if let name = text.variable {
      forms[Variable(name: name, variants: text.variants), default: []].append(texts.count)
    }
    if isOptional { optional.insert(texts.count) }
    texts.append(text)
    variables.append([])
    shown.append([])
    chosen.append([])
  }

  private mutating func refer(to variable: Variable, choosing position: Int?, in index: Int) {
    if let position {
      chosen[index].insert(position)
      numbers[variable, default: []].insert(position)
    }
    if variables[index].contains(variable) { return }
    users[variable, default: []].append(index)
    variables[index].append(variable)
  }

  /// Adds the parts of the last text.
  ///
  /// - Parameter number: the argument that `#` shows.
  private mutating func add(
    _ parts: [MessagePart], at path: [Int], of pattern: ICUMessage, counting number: Int?, _ positions: Positions
  ) {
    let index = texts.count - 1
    for (place, part) in parts.enumerated() {
      switch part {
      case .text: break
      case .number: if let number { shown[index].insert(number) }
      case .placeholder(let placeholder): shown[index].formUnion(positions.all([placeholder.name]))
      case .markup(let markup):
        for case .argument(let name) in markup.options.map(\.value) { shown[index].formUnion(positions.all([name])) }
      case .select(let select):
        let variable = Variable(path: path + [place])
        let position = positions.number(of: select)
        refer(to: variable, choosing: position, in: index)
        for (branch, variant) in select.variants.enumerated() {
          let (path, key) = (path + [place, branch], variant.key.text)
          let piece = PatternPiece(text: 0..<key.utf8.count, pattern: pattern.places[path], isVerbatim: false)
          add(
            EntryText(text: key, range: texts[0].range, variable: variable.name, category: key, pieces: [piece]),
            isOptional: variant.keyword == nil || select.isPlural && variant.keyword == PluralCategory.zero.rawValue)
          add(variant.parts, at: path, of: pattern, counting: position ?? number, positions)
        }
      }
    }
  }

  /// The forms of a variable, as indices in `texts`.
  func forms(of variable: Variable) -> [Int] { forms[variable] ?? [] }

  /// The arguments that a variable selects by.
  func positions(chosenOnBy variable: Variable) -> Set<Int> { numbers[variable] ?? [] }

  /// Whether a text shows an argument.
  func isShown(_ position: Int) -> Bool { shown.contains { $0.contains(position) } }

  /// Whether a variable selects by an argument.
  func isChosen(_ position: Int) -> Bool { chosen.contains { $0.contains(position) } }

  /// Whether a format shows one of some arguments, or a pattern does other than in choices by them.
  /// - Complexity: O(*n*) in the number of texts and the variables that they refer to.
  func isShownBesideForms(_ positions: Set<Int>, in variants: [String]) -> Bool {
    var open = texts.indices.filter { texts[$0].variable == nil && texts[$0].variants == variants }
    var found = Set(open)
    while let index = open.popLast() {
      if !shown[index].isDisjoint(with: positions) { return true }
      for variable in variables[index]
      where isPattern && self.positions(chosenOnBy: variable).isDisjoint(with: positions) {
        open += forms(of: variable).filter { found.insert($0).inserted }
      }
    }
    return false
  }

  /// The texts because of which some rendering lacks an argument: a whole text if no variable in it shows the argument,
  /// otherwise the innermost forms that lack it.
  func textsLacking(_ position: Int) -> [EntryText] {
    let showing = textsAlwaysShowing(position)
    return texts.indices.filter { texts[$0].variable == nil && !showing.contains($0) }
      .flatMap { lacking(in: $0, besides: showing) }.map { texts[$0] }
  }

  private func lacking(in index: Int, besides showing: Set<Int>) -> [Int] {
    // A variable of several texts may refer to itself.
    for variable in variables[index] where texts[index].variable == nil || users[variable]?.count == 1 {
      let all = forms(of: variable).filter { !optional.contains($0) }
      let lacks = all.filter { !showing.contains($0) }
      if lacks.count < all.count { return lacks.flatMap { lacking(in: $0, besides: showing) } }
    }
    return [index]
  }

  /// The texts that show one of some arguments, and the plural forms that reach such a text.
  /// - Complexity: O(*n*) in the number of texts and the variables that they refer to.
  func textsLeading(to positions: Set<Int>, in variants: [String]) -> Set<Int> {
    var found = Set(texts.indices.filter { texts[$0].variants == variants && !shown[$0].isDisjoint(with: positions) })
    var followed: Set<String> = []
    var open = Array(found)
    while let index = open.popLast() {
      guard let name = texts[index].variable, followed.insert(name).inserted else { continue }
      for user in users[Variable(name: name, variants: variants)] ?? [] where texts[user].variable != nil {
        if found.insert(user).inserted { open.append(user) }
      }
    }
    return found
  }

  /// The texts of which every rendering shows an argument or selects by it: those that use it, and those that refer to
  /// a variable all of whose forms do, except optional ones.
  /// - Complexity: O(*n*) in the number of texts and the variables that they refer to.
  func textsAlwaysShowing(_ position: Int) -> Set<Int> {
    var found = Set(texts.indices.filter { shown[$0].contains(position) || chosen[$0].contains(position) })
    var left = forms.mapValues { forms in forms.count { !optional.contains($0) } }
    var open = Array(found)
    while let index = open.popLast() {
      guard let name = texts[index].variable, !optional.contains(index) else { continue }
      let variable = Variable(name: name, variants: texts[index].variants)
      left[variable, default: 0] -= 1
      guard left[variable] == 0 else { continue }
      for user in users[variable] ?? [] where found.insert(user).inserted { open.append(user) }
    }
    return found
  }
}

/// The arguments of a pattern by their names.
private struct Positions {
  let known: [String: Int]
  let countsShownOnly: Bool

  func all(_ names: [String]) -> [Int] { names.compactMap { known[$0] } }

  /// The argument by whose number a choice selects; `nil` for a choice by text, which languages without genders do not
  /// need.
  func number(of select: MessageSelect) -> Int? {
    let counts = select.isPlural && (!countsShownOnly || [MessagePart.select(select)].show(select.name))
    return counts ? known[select.name] : nil
  }
}

/// The place of a text in its entry, which is quicker to hash than the text itself.
private struct TextPlace: Hashable {
  let range: Range<Int>
  let variants: [String]
  let variable: String?
  let category: String?

  init(_ text: EntryText) {
    (range, variants, variable, category) = (text.range, text.variants, text.variable, text.category)
  }
}
