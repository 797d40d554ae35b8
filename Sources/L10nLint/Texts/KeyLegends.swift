/// The legends of keys on keyboards, which translations may keep.
enum KeyLegends {
  /// Whether a text only names one or several keys: `Esc`, `Shift+Space:`. A name that is also a word, `Space:`, may be
  /// meant as that.
  static func cover(_ text: String) -> Bool {
    let label = text.last.map { $0 == ":" || $0 == "：" } ?? false ? text.dropLast() : text[...]
    let keys = label.split(separator: "+").map { String($0).lowercased().trimming(" .,()") }
    return keys.contains(where: names.contains)
      && keys.allSatisfy { names.contains($0) || keys.count > 1 && (words.contains($0) || $0.count == 1) }
  }

  /// Names that have no other meaning.
  private static let names: Set<String> = Set(
    [
      "alt", "altgr", "backspace", "capslock", "caps lock", "cmd", "ctrl", "esc", "numlock", "num lock", "pagedown",
      "page down", "pageup", "page up", "pgdn", "pgup", "shift",
    ] + (1...24).map { "f\($0)" })

  /// Names that are also words.
  private static let words: Set<String> = [
    "command", "control", "del", "delete", "down", "end", "enter", "escape", "fn", "home", "insert", "left", "option",
    "return", "right", "space", "tab", "up", "win",
  ]
}

extension String {
  fileprivate func trimming(_ characters: String) -> String {
    let isPart: (Character) -> Bool = { !characters.contains($0) }
    guard let first = firstIndex(where: isPart), let last = lastIndex(where: isPart) else { return "" }
    return String(self[first...last])
  }
}
