import L10nCore
import L10nRuntime
import Yams

extension ConfigurationReader {
  mutating func string(_ node: Node) -> String? {
    guard let scalar = node.scalar else {
      report("a text is due here", at: node)
      return nil
    }
    return scalar.string
  }

  /// `true` or `false`.
  mutating func boolean(_ node: Node) -> Bool? {
    guard let text = string(node) else { return nil }
    if let value = Bool(text) { return value }
    report("'\(text)' is neither true nor false", at: node)
    return nil
  }

  /// What is written, whatever it means.
  mutating func setting(_ node: Node) -> SettingValue {
    let location = location(of: node)
    if let sequence = node.sequence { return SettingValue(.list(sequence.map { setting($0) }), at: location) }
    guard node.mapping != nil else { return SettingValue(.text(node.scalar?.string ?? ""), at: location) }
    let entries = entries(of: node, what: "a setting", known: nil).map {
      SettingValue.Entry($0.name, setting($0.value), at: self.location(of: $0.key))
    }
    return SettingValue(.mapping(entries), at: location)
  }

  /// Whether a path stays in the project; reports one that does not, with another way to name the file.
  mutating func isInProject(_ path: String, at node: Node, help: String) -> Bool {
    if bounds?.contain(path) ?? true { return true }
    report("'\(path)' leads out of the project", at: node, help: help)
    return false
  }

  mutating func strings(_ node: Node) -> [String] {
    items(of: node).compactMap { string($0) }
  }

  mutating func names(_ node: Node) -> [DeclaredName] {
    items(of: node).compactMap { item in
      string(item).map { DeclaredName(name: $0, location: location(of: item)) }
    }
  }

  mutating func tags(_ node: Node) -> [DeclaredLocale] {
    items(of: node).compactMap { item in
      tag(item).map { DeclaredLocale(tag: $0, location: location(of: item)) }
    }
  }

  mutating func tag(_ node: Node) -> LanguageTag? {
    guard let text = string(node) else { return nil }
    if let tag = LanguageTag(directoryName: text) { return tag }
    report("'\(text)' is no language tag", at: node, help: "write a BCP 47 tag such as pt-BR")
    return nil
  }

  private mutating func items(of node: Node) -> [Node] {
    if let sequence = node.sequence { return Array(sequence) }
    report("a list is due here", at: node, help: "write [a, b], or one item per line after '- '")
    return []
  }

  /// The entries of a mapping in file order. Unknown names are reported and left out; a name without a value says
  /// nothing.
  mutating func entries(of node: Node, what: String, known: [String]?) -> [(name: String, key: Node, value: Node)] {
    guard let mapping = node.mapping else {
      report("\(what) takes lines of 'name: value'", at: node)
      return []
    }
    var result: [(name: String, key: Node, value: Node)] = []
    for (key, value) in mapping {
      guard let name = string(key) else { continue }
      if let known, !known.contains(name) {
        if let current = currentSpelling(of: name, among: known, at: key) {
          result.append((current, key, value))
        } else {
          report("\(what) has no '\(name)'", at: key, help: suggestion(for: name, among: known))
        }
      } else if !value.isNothing {
        result.append((name, key, value))
      }
    }
    return result
  }
}

extension ConfigurationReader {
  /// The word that an older spelling stands for, `visible-text` for `visibleText`, with a note that says so.
  ///
  /// - Parameter known: the words that there are; `nil` for any.
  /// - Returns: `nil` where it is no older spelling of one of them.
  mutating func currentSpelling(of word: String, among known: [String]?, at node: Node) -> String? {
    let current = word.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    guard current != word, known?.contains(current) ?? true else { return nil }
    diagnostics.append(
      Diagnostic(
        "configuration", .note, "'\(word)' is now spelled '\(current)'", at: location(of: node),
        help: "write \(current)"))
    return current
  }
}

extension Node {
  /// Whether nothing is written here, or a null.
  var isNothing: Bool {
    guard let scalar, scalar.style == .plain || scalar.style == .any else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }
}
