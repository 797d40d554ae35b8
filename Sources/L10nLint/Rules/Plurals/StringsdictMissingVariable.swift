import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let stringsdictMissingVariable: Rule = Rule(
    id: "stringsdict-missing-variable", severity: .error,
    summary: "A text names a variable that its entry does not define, or that leads back to itself.",
    claims: [.undefinedVariable, .variableCycle]
  ) { context, _ in
    context.entries { $0.traits.contains(.percent) && $0.string.utf8.contains(UInt8(ascii: "#")) }.flatMap { entry in
      entry.variableProblems.map { finding($0, in: entry) }
    }
  }

  private static func finding(_ problem: MessageProblem, in entry: CatalogEntry) -> Diagnostic {
    let name = problem.subject ?? ""
    let text = entry.text(at: problem.place)
    let location = text.map { entry.location(of: problem.place.range ?? 0..<$0.text.utf8.count, in: $0) }
    let isCycle = problem.code == .variableCycle
    return Diagnostic(
      isCycle
        ? "variable '\(name)' of '\(entry.key)' leads back to itself"
        : "'%#@\(name)@' does not name a variable of '\(entry.key)'",
      at: location ?? entry.keyLocation, subject: entry.subject,
      help: isCycle ? "break the circle" : entry.helpForUndefined(name))
  }
}

extension CatalogEntry {
  /// Undefined variables and cycles, each once, without those whose definition exists but cannot be read.
  fileprivate var variableProblems: [MessageProblem] {
    var seen: Set<Set<String>> = []
    let unreadable = unreadableVariables
    return signature.problems.filter { problem in
      let name = problem.subject ?? ""
      let path = problem.place.variants.joined(separator: "/")
      switch problem.code {
      case .undefinedVariable: return !unreadable.contains(name) && seen.insert([path, "%" + name]).inserted
      case .variableCycle: return seen.insert([path, "#" + name, "#" + (problem.place.variable ?? "")]).inserted
      default: return false
      }
    }
  }

  /// Names in the entry's dictionaries that are not usable variables: other findings report these.
  private var unreadableVariables: Set<String> {
    guard let node = file.document?.value(of: key, at: keyRange) else { return [] }
    return node.keys.subtracting(variables.map(\.variable.name))
  }

  fileprivate func helpForUndefined(_ name: String) -> String {
    let names = variables.map(\.variable.name)
    if let near = names.first(where: { $0.lowercased() == name.lowercased() }) {
      return "write %#@\(near)@, case counts"
    }
    return "define \(file.place.format.variableDefinition(name))"
  }
}

extension PropertyListNode {
  /// The keys of a dictionary and of the dictionaries in it.
  fileprivate var keys: Set<String> {
    guard case .dictionary(let pairs) = value else { return [] }
    return pairs.reduce(into: Set(pairs.map(\.key.text))) { $0.formUnion($1.node.keys) }
  }
}
