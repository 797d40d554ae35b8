import L10nCore
package import L10nSyntax
import Yams

/// Adds texts to a list of a rule in `l10n.yml`, such as `allow`. Everything else stays as written, including comments.
package struct RuleSettingEdit: Sendable {
  /// A list of texts.
  package enum Setting: Sendable {
    /// Allowed texts.
    case allow
    /// Ignored keys.
    case ignore
    /// A list that only this rule has: the path of names, such as `keep`, or `banned` and `de`.
    case option([String])

    fileprivate var names: [String] {
      switch self {
      case .allow: ["allow"]
      case .ignore: ["ignore"]
      case .option(let names): names
      }
    }
  }

  private let source: SourceText
  private let path: String
  private let rule: String
  private let setting: Setting

  /// - Parameter source: the text of `l10n.yml`; empty if there is none yet.
  package init(_ setting: Setting, of rule: String, in source: SourceText, at path: String = Configuration.fileName) {
    (self.source, self.path, self.rule, self.setting) = (source, path, rule, setting)
  }

  /// The file with one more text in the list.
  ///
  /// - Returns: `nil` if the file has errors, or its layout does not allow an addition.
  package func adding(_ text: String) -> [UInt8]? { adding([text]) }

  /// The file with more texts in the list, in their order.
  ///
  /// - Returns: `nil` as for one text.
  package func adding(_ texts: [String]) -> [UInt8]? {
    let before = ConfigurationFile(source.bytes, path: path)
    guard SourceEdits(source).canEdit, !before.diagnostics.contains(where: { $0.severity == .error }) else {
      return nil
    }
    guard let bytes = try? written(texts) else { return nil }
    // Whatever the YAML style: reading the result must give the intended settings, and nothing else.
    var expected = before.configuration.rules[rule] ?? RuleSettings()
    switch setting {
    case .allow: expected.allowedTexts.formUnion(texts)
    case .ignore: expected.ignoredKeys += texts
    case .option(let names): expected.add(texts, to: names)
    }
    let after = ConfigurationFile(bytes, path: path)
    var rules = before.configuration.rules
    rules[rule] = expected
    guard after.diagnostics.count == before.diagnostics.count, rules.count == after.configuration.rules.count,
      rules.allSatisfy({ id, settings in after.configuration.rules[id]?.says(settings) ?? false })
    else { return nil }
    return bytes
  }

  private func written(_ texts: [String]) throws -> [UInt8]? {
    guard let root = try YAMLDocument.root(of: source.utf8) else {
      return inserting("rules:\n  \(entry([rule] + setting.names, texts))\n", at: source.utf8.count)
    }
    guard let rules = root.mapping.flatMap({ Pair("rules", in: $0) }) else {
      return inserting(
        "\nrules:\n  \(rule.yamlScalar):\n    \(entry(setting.names, texts))\n", at: source.utf8.count)
    }
    guard let own = rules.value.mapping.flatMap({ Pair(rule, in: $0) }) else {
      return addition(of: entry([rule] + setting.names, texts), to: rules)
    }
    if let level = own.value.scalar, !own.value.isNothing {
      return replacing(place(own.value), with: "{severity: \(level.string), \(entry(setting.names, texts))}")
    }
    return adding(texts, to: setting.names[...], in: own)
  }

  /// A list below names in braces: `banned: {de: [Handy]}`.
  private func entry(_ names: [String], _ texts: [String]) -> String {
    let list = "\(names[names.count - 1].yamlScalar): [\(texts.map(\.yamlScalar).joined(separator: ", "))]"
    return names.dropLast().reversed().reduce(list) { "\($1.yamlScalar): {\($0)}" }
  }

  /// Adds texts to the list at a path of names below the value of a pair.
  private func adding(_ texts: [String], to names: ArraySlice<String>, in pair: Pair) -> [UInt8]? {
    guard let name = names.first else { return appending(texts.map(\.yamlScalar), to: pair.value) }
    guard let next = pair.value.mapping.flatMap({ Pair(name, in: $0) }) else {
      return addition(of: entry(Array(names), texts), to: pair)
    }
    return adding(texts, to: names.dropFirst(), in: next)
  }

  /// A name with its value.
  private struct Pair {
    let key: Node
    let value: Node

    init?(_ name: String, in mapping: Node.Mapping) {
      guard let pair = mapping.first(where: { $0.key.string == name }) else { return nil }
      (key, value) = (pair.key, pair.value)
    }
  }

  // MARK: Writing

  /// Adds an entry as the first in the value of a name: on a separate line, or in braces if there are some.
  private func addition(of entry: String, to pair: Pair) -> [UInt8]? {
    let bytes = source.utf8
    if let mapping = pair.value.mapping {
      let start = place(pair.value).lowerBound
      if bytes[start] == UInt8(ascii: "{") {
        return inserting(mapping.isEmpty ? entry : "\(entry), ", at: start + 1)
      }
      guard let first = mapping.first?.key else { return nil }
      return inserting("\n\(indentation(of: place(first)))\(entry)", at: lineEnd(after: place(pair.key)))
    }
    guard pair.value.isNothing else { return nil }
    return inserting("\n\(indentation(of: place(pair.key)))  \(entry)", at: lineEnd(after: place(pair.key)))
  }

  /// Adds items after the last one of a list.
  private func appending(_ items: [String], to list: Node) -> [UInt8]? {
    let range = place(list)
    if let text = list.scalar, !list.isNothing {
      // A single text is a list of one.
      return replacing(range, with: "[\(([text.string.yamlScalar] + items).joined(separator: ", "))]")
    }
    guard let found = list.sequence else { return nil }
    guard let last = found.last.map(place) else {
      guard source.utf8[range.lowerBound] == UInt8(ascii: "[") else { return nil }
      return inserting(items.joined(separator: ", "), at: range.lowerBound + 1)
    }
    let before = source.utf8[lineStart(of: last.lowerBound)..<last.lowerBound]
    // One item on each line, or several in brackets.
    guard before.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }), before.contains(UInt8(ascii: "-"))
    else { return inserting(items.map { ", \($0)" }.joined(), at: last.upperBound) }
    let start = "\n\(String(decoding: before, as: UTF8.self))"
    return inserting(items.map { start + $0 }.joined(), at: lineEnd(after: last))
  }

  private func inserting(_ text: String, at offset: Int) -> [UInt8] { replacing(offset..<offset, with: text) }

  private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    var edits = SourceEdits(source)
    let isDOS = source.utf8.firstRange(of: Array("\r\n".utf8)) != nil
    var text = isDOS ? text.replacing("\n", with: "\r\n") : text
    // A file may end without a line break.
    if range.lowerBound == source.utf8.count, let last = source.utf8.last, last != 0x0A, !text.hasPrefix("\n") {
      text = (isDOS ? "\r\n" : "\n") + text
    }
    edits.replace(range, with: text)
    return edits.bytes
  }

  // MARK: Places

  private func place(_ node: Node) -> Range<Int> {
    YAMLSource(source, path: path).location(of: node).range
  }

  private func lineStart(of offset: Int) -> Int {
    source.utf8[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private func lineEnd(after range: Range<Int>) -> Int {
    source.utf8[range.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.utf8.count
  }

  private func indentation(of range: Range<Int>) -> String {
    let start = lineStart(of: range.lowerBound)
    return String(repeating: " ", count: range.lowerBound - start)
  }
}
