import L10nCore

/// The legends of keyboards' keys, which translations may leave as they are.
struct KeyLegends {
  /// The names of keys, in small letters, that texts of the app combine.
  private let combined: Set<String>

  /// - Parameter entries: the texts of the app.
  init(_ entries: [CatalogEntry]) {
    combined = Set(
      entries.lazy.compactMap(\.plainText).filter { $0.utf8.contains(UInt8(ascii: "+")) }
        .flatMap { text in text.split(whereSeparator: \.isWhitespace).compactMap(Self.combination).joined() })
  }

  /// Whether a text names a key or several at once, and nothing else: `Shift+Space:`. A name that is a word too, `Space:`,
  /// counts where another text combines that key with others.
  func cover(_ text: String) -> Bool {
    let label = text.last.map { $0 == ":" || $0 == "：" } ?? false ? text.dropLast() : text[...]
    if Self.combination(label) != nil { return true }
    let name = label.lowercased()
    return Self.names.contains(name) || Self.words.contains(name) && combined.contains(name)
  }

  /// The names of keys that are pressed at once, in small letters; `nil` for another text.
  private static func combination(_ text: Substring) -> [String]? {
    let keys = text.split(separator: "+").map { String($0).lowercased().trimming(" :.,()") }
    guard keys.count > 1, keys.contains(where: names.contains),
      keys.allSatisfy({ names.contains($0) || words.contains($0) || $0.count == 1 })
    else { return nil }
    return keys
  }

  /// Names that are nothing else.
  private static let names: Set<String> = Set(
    [
      "alt", "altgr", "backspace", "capslock", "caps lock", "cmd", "ctrl", "esc", "numlock", "num lock", "pagedown",
      "page down", "pageup", "page up", "pgdn", "pgup", "shift",
    ] + (1...24).map { "f\($0)" })

  /// Names that are words, too.
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
