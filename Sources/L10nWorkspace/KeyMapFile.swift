package import L10nCore
import L10nRuntime
package import L10nSyntax

/// A map of foreign keys as read from a file, with the problems of the file.
///
///     bcovpuibutton_002: controls.playback.play.label
///     bcovpuibutton_010: [pip.enter.label, pip.exit.label]
///     bcovpuiadcontrolview_003: {key: ads.countdown.text, form: one, specifiers: ["%d"]}
package struct KeyMapFile: Sendable {
  package private(set) var keyMap = KeyMap()
  package private(set) var diagnostics: [Diagnostic] = []
  package let source: SourceText

  /// - Parameter path: the path of the file in diagnostics.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(decoding: bytes)
    diagnostics = YAMLSource.findings(in: source, path: path) { root, reader in
      keyMap.entries = reader.entries(of: root, what: "a key map", known: nil).compactMap { name, _, value in
        reader.keyMapEntry(name, value)
      }
    }
  }
}

extension SettingReader {
  /// A key, several keys, or a key with the settings of its text.
  fileprivate mutating func keyMapEntry(_ foreign: String, _ node: SettingValue) -> KeyMap.Entry? {
    if node.text != nil { return name(node).map { KeyMap.Entry(foreign: foreign, keys: [$0]) } }
    guard node.entries != nil else {
      let keys = names(node)
      return keys.isEmpty ? nil : KeyMap.Entry(foreign: foreign, keys: keys)
    }
    var declared: DeclaredName?
    var form: String?
    var specifiers: [String] = []
    for (name, _, value) in entries(of: node, what: "'\(foreign)'", known: ["key", "form", "specifiers"]) {
      switch name {
      case "key": declared = self.name(value)
      case "form": form = category(value)
      default: specifiers = strings(value)
      }
    }
    if let declared { return KeyMap.Entry(foreign: foreign, keys: [declared], form: form, specifiers: specifiers) }
    report("'\(foreign)' has no key", at: node, help: "write the key of its text: 'key: controls.play.label'")
    return nil
  }

  private mutating func category(_ node: SettingValue) -> String? {
    guard let text = string(node) else { return nil }
    if PluralCategory(rawValue: text) != nil { return text }
    report("'\(text)' is not a plural category", at: node, help: "write one of zero, one, two, few, many, other")
    return nil
  }
}
