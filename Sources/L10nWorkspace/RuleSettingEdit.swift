import L10nCore
package import StringsFormat
import Yams

/// Puts a text into the list `allow` or `ignore` of a rule in `l10n.yml`. All else stays as it is written, comments included.
package struct RuleSettingEdit: Sendable {
  /// A list of texts that every rule has.
  package enum Setting: String, Sendable {
    /// Texts that pass.
    case allow
    /// Keys that are left alone.
    case ignore
  }

  private let source: SourceText
  private let path: String
  private let rule: String
  private let setting: Setting

  /// - Parameter source: the text of `l10n.yml`; empty where there is none yet.
  package init(_ setting: Setting, of rule: String, in source: SourceText, at path: String = Configuration.fileName) {
    (self.source, self.path, self.rule, self.setting) = (source, path, rule, setting)
  }

  /// The file with one more text in the list.
  ///
  /// - Returns: `nil` where the file has errors, or is written in a way that nothing can be put into.
  package func adding(_ text: String) -> [UInt8]? {
    let before = ConfigurationFile(source.bytes, path: path)
    guard SourceEdits(source).canEdit, !before.diagnostics.contains(where: { $0.severity == .error }) else {
      return nil
    }
    guard let bytes = try? written(text) else { return nil }
    // Whatever YAML can be written like: what is read again must be what was meant, and nothing else.
    var expected = before.configuration.rules[rule] ?? RuleSettings()
    switch setting {
    case .allow: expected.allowedTexts.insert(text)
    case .ignore: expected.ignoredKeys.append(text)
    }
    let after = ConfigurationFile(bytes, path: path)
    var rules = before.configuration.rules
    rules[rule] = expected
    guard after.diagnostics.count == before.diagnostics.count, rules.count == after.configuration.rules.count,
      rules.allSatisfy({ id, settings in after.configuration.rules[id]?.says(settings) ?? false })
    else { return nil }
    return bytes
  }

  private func written(_ text: String) throws -> [UInt8]? {
    let item = "\(setting.rawValue): [\(text.yamlScalar)]"
    guard let root = try YAMLDocument.root(of: source.utf8) else {
      return inserting("rules:\n  \(rule.yamlScalar): {\(item)}\n", at: source.utf8.count)
    }
    guard let rules = root.mapping.flatMap({ Pair("rules", in: $0) }) else {
      return inserting("\nrules:\n  \(rule.yamlScalar):\n    \(item)\n", at: source.utf8.count)
    }
    guard let own = rules.value.mapping.flatMap({ Pair(rule, in: $0) }) else {
      return addition(of: "\(rule.yamlScalar): {\(item)}", to: rules)
    }
    if let level = own.value.scalar, !own.value.isNothing {
      let range = place(own.value)
      return replacing(range, with: "{severity: \(level.string), \(item)}")
    }
    guard let list = own.value.mapping.flatMap({ Pair(setting.rawValue, in: $0) }) else {
      return addition(of: item, to: own)
    }
    guard let items = list.value.sequence else { return nil }
    if let last = items.last { return appending(text.yamlScalar, after: place(last)) }
    let start = place(list.value).lowerBound
    return source.utf8[start] == UInt8(ascii: "[") ? inserting(text.yamlScalar, at: start + 1) : nil
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

  /// Puts an entry first into the value of a name: on a line of its own, in braces where there are some.
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

  /// Puts an item after the last one of a list.
  private func appending(_ item: String, after last: Range<Int>) -> [UInt8] {
    let before = source.utf8[lineStart(of: last.lowerBound)..<last.lowerBound]
    // One item a line, or several in brackets.
    guard before.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }), before.contains(UInt8(ascii: "-"))
    else { return inserting(", \(item)", at: last.upperBound) }
    return inserting("\n\(String(decoding: before, as: UTF8.self))\(item)", at: lineEnd(after: last))
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
    ConfigurationReader(source: source, path: path).location(of: node).range
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

extension RuleSettings {
  /// Whether the levels and lists are the same, wherever they stand.
  fileprivate func says(_ other: RuleSettings) -> Bool {
    level == other.level && allowedTexts == other.allowedTexts && ignoredKeys == other.ignoredKeys
  }
}
