import L10nSyntax

/// A message reduced to plural forms, for a format without devices, widths and genders.
struct PluralMessage {
  /// A text, or a format that uses each of its plural variables, each defined once.
  private(set) var message: Message

  /// The losses, in clauses for `Loss`.
  private(set) var losses: [String] = []

  private let key: TableKey
  private let format: String

  /// The number of pieces to which a format may grow while variables are put into it.
  private static let limit = 1000

  /// - Parameters:
  ///   - key: the text's key, for the clauses.
  ///   - format: the format's name, for the clauses.
  init(_ message: Message, of key: TableKey, in format: String) {
    (self.message, self.key, self.format) = (message, key, format)
    chooseCases()
    guard case .format(let text, let variables) = self.message.content else { return }
    keepPlurals(text, variables)
  }

  /// Keeps one device and one width.
  private mutating func chooseCases() {
    while case .select(let selector, let variants) = message.content {
      let kept: Message.Variant?
      switch selector {
      case .device, .plural:
        kept = variants.last { $0.key == "other" } ?? variants.last
        lose("differs by device, of which \(format) keeps \(kept.map { "'\($0.key)'" } ?? "nothing")")
      case .width:
        kept = variants.max { $0.width < $1.width }
        lose("differs by width, of which \(format) keeps \(kept.map { $0.key } ?? "nothing")")
      }
      message = kept?.message ?? Message(text: "")
    }
  }

  private mutating func keepPlurals(_ text: String, _ variables: [MessageVariable]) {
    var known: [String: MessageVariable] = [:]
    for variable in variables where known.updateValue(variable, forKey: variable.name) != nil {
      lose("defines '\(variable.name)' twice, of which \(format) keeps the last")
    }
    for variable in variables where variable.rule == .gender {
      lose("differs by the gender '\(variable.name)', of which \(format) keeps 'other'")
    }
    replace(text, known, keeping: Set(known.values.filter { $0.rule == .plural }.map(\.name)))
  }

  /// Keeps one variable, the first that the format itself names; each other one is replaced by its text for `other`.
  mutating func keepOneVariable() {
    guard case .format(let text, let variables) = message.content else { return }
    let kept = [MessagePart](format: text).specifiers.lazy.compactMap(\.variable).first { name in
      variables.contains { $0.name == name }
    }
    guard let kept, variables.count > 1 else { return }
    lose("has \(variables.count) variables, of which \(format) keeps '\(kept)' and the 'other' texts of the rest")
    replace(text, Dictionary(variables.map { ($0.name, $0) }) { $1 }, keeping: [kept])
  }

  /// Keeps no variable: each is replaced by its text for `other`.
  ///
  /// - Parameter reason: a clause that follows the key.
  mutating func keepNoVariable(because reason: String) {
    guard case .format(let text, let variables) = message.content else { return }
    lose(reason)
    replace(text, Dictionary(variables.map { ($0.name, $0) }) { $1 }, keeping: [])
  }

  private mutating func replace(_ text: String, _ variables: [String: MessageVariable], keeping kept: Set<String>) {
    var flattening = Flattening(variables: variables, kept: kept, budget: Self.limit)
    var result: [MessageVariable] = []
    let format = flattening.text(text, from: 1, path: [])
    // Texts of variables may use other variables, which are then added after them.
    var index = 0
    while index < flattening.used.count {
      let (name, position) = flattening.used[index]
      index += 1
      guard var variable = variables[name] else { continue }
      variable.variants = variable.variants.map { form in
        .init(category: form.category, text: flattening.text(form.text, from: position, path: [name]))
      }
      result.append(variable)
    }
    if flattening.budget <= 0 { lose("nests its variables too deep for \(self.format)") }
    for name in Set(variables.keys).subtracting(flattening.met).sorted() {
      lose("defines '\(name)', which no text uses")
    }
    // The order of the definitions, which a conversion and back keeps.
    let names = Dictionary(result.map { ($0.name, $0) }) { first, _ in first }
    if case .format(_, let old) = message.content {
      var seen: Set<String> = []
      result = old.compactMap { names[$0.name] }.filter { seen.insert($0.name).inserted }
    }
    message = result.isEmpty ? .text(format) : .format(format, variables: result)
  }

  private mutating func lose(_ clause: String) {
    let clause = "'\(key)' \(clause)"
    if !losses.contains(clause) { losses.append(clause) }
  }
}

/// Replaces references to variables by their texts.
private struct Flattening {
  let variables: [String: MessageVariable]
  let kept: Set<String>
  var budget: Int

  /// Kept variables in the order of their first use, each with the position of its argument.
  private(set) var used: [(name: String, position: Int)] = []
  private(set) var met: Set<String> = []

  private var replacements = 0

  /// The greatest depth of nested variables, the same as at run time.
  private static let depth = 16

  init(variables: [String: MessageVariable], kept: Set<String>, budget: Int) {
    (self.variables, self.kept, self.budget) = (variables, kept, budget)
  }

  mutating func text(_ text: String, from first: Int, path: [String]) -> String {
    let before = replacements
    let parts = parts(text, from: first, path: path)
    // A text without replacements keeps its spelling.
    return replacements == before ? text : parts.format(from: first)
  }

  private mutating func parts(_ text: String, from first: Int, path: [String]) -> [MessagePart] {
    [MessagePart](format: text, from: first).flatMap { part -> [MessagePart] in
      budget -= 1
      guard let specifier = part.specifier, let name = specifier.variable, let variable = variables[name],
        !path.contains(name), path.count < Self.depth, budget > 0
      else { return [part] }
      let isNew = met.insert(name).inserted
      if kept.contains(name) {
        if isNew { used.append((name, specifier.position)) }
        return [part]
      }
      replacements += 1
      let form = variable.text(for: "other") ?? variable.variants.last?.text
      return parts(form ?? "", from: specifier.position, path: path + [name])
    }
  }
}
