import L10nCore
import L10nRuntime

/// The texts of an entry, each with the arguments that it uses and the variables that it refers to.
///
/// Variables may refer to one another to any depth and in circles, so questions about everything that a text reaches
/// are answered backwards: from the texts that show an argument to those that refer to them, each once.
struct TextGraph {
  /// A variable in one device or width variant.
  struct Variable: Hashable {
    let name: String
    let variants: [String]
  }

  let texts: [EntryText]

  /// The indices in `texts` of each variable's forms.
  private var forms: [Variable: [Int]] = [:]

  /// The indices in `texts` of those that refer to a variable.
  private var users: [Variable: [Int]] = [:]

  /// The variables that each text refers to, by name.
  private var variables: [Set<String>]

  /// The arguments that each text shows, and those that its variables select by.
  private var shown: [Set<Int>]
  private var chosen: [Set<Int>]

  /// The arguments that each variable selects by.
  private var numbers: [Variable: Set<Int>] = [:]

  init(_ arguments: EntryArguments) {
    texts = arguments.entry.texts
    variables = Array(repeating: [], count: texts.count)
    shown = Array(repeating: [], count: texts.count)
    chosen = Array(repeating: [], count: texts.count)
    var indices: [TextPlace: Int] = [:]
    for (index, text) in texts.enumerated() {
      if indices[TextPlace(text)] == nil { indices[TextPlace(text)] = index }
      if let name = text.variable { forms[Variable(name: name, variants: text.variants), default: []].append(index) }
    }
    for use in arguments.uses where !use.isDeclared {
      guard let index = indices[TextPlace(use.text)] else { continue }
      guard use.type == .variable, let name = use.argument.name else {
        shown[index].insert(use.position)
        continue
      }
      let variable = Variable(name: name, variants: use.text.variants)
      chosen[index].insert(use.position)
      numbers[variable, default: []].insert(use.position)
      if variables[index].insert(name).inserted { users[variable, default: []].append(index) }
    }
  }

  /// The forms of a variable, as indices in `texts`.
  func forms(of variable: Variable) -> [Int] { forms[variable] ?? [] }

  /// The arguments that a variable selects by.
  func positions(chosenOnBy variable: Variable) -> Set<Int> { numbers[variable] ?? [] }

  /// The variables that a text refers to, in order of their names.
  func variables(in index: Int) -> [Variable] {
    variables[index].sorted().map { Variable(name: $0, variants: texts[index].variants) }
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
  /// a variable all of whose forms do, except an explicit `zero`.
  /// - Complexity: O(*n*) in the number of texts and the variables that they refer to.
  func textsAlwaysShowing(_ position: Int) -> Set<Int> {
    var found = Set(texts.indices.filter { shown[$0].contains(position) || chosen[$0].contains(position) })
    var left = forms.mapValues { forms in forms.count { texts[$0].category != "zero" } }
    var open = Array(found)
    while let index = open.popLast() {
      guard let name = texts[index].variable, texts[index].category != "zero" else { continue }
      let variable = Variable(name: name, variants: texts[index].variants)
      left[variable, default: 0] -= 1
      guard left[variable] == 0 else { continue }
      for user in users[variable] ?? [] where found.insert(user).inserted { open.append(user) }
    }
    return found
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
