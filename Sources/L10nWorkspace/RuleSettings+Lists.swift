import L10nCore

extension RuleSettings {
  /// Whether the levels and lists are equal, regardless of places.
  func says(_ other: RuleSettings) -> Bool {
    level == other.level && allowedTexts == other.allowedTexts && ignoredKeys == other.ignoredKeys
      && Self.plain(options) == Self.plain(other.options)
  }

  /// The values by name without their places.
  private static func plain(_ entries: [SettingValue.Entry]) -> [String: SettingValue] {
    Dictionary(entries.map { ($0.name, plain($0.value)) }) { $1 }
  }

  private static func plain(_ value: SettingValue) -> SettingValue {
    switch value.contents {
    case .text: SettingValue(value.contents)
    case .list(let items): SettingValue(.list(items.map(plain)))
    case .mapping(let entries):
      SettingValue(.mapping(plain(entries).sorted { $0.key < $1.key }.map { SettingValue.Entry($0.key, $0.value) }))
    }
  }

  /// Adds texts to the list at a path of names, which may not exist yet.
  mutating func add(_ texts: [String], to names: [String]) {
    guard let name = names.first else { return }
    self[option: name] = Self.adding(texts, to: names.dropFirst(), in: self[option: name])
  }

  private static func adding(_ texts: [String], to names: ArraySlice<String>, in value: SettingValue?) -> SettingValue {
    guard let name = names.first else {
      return SettingValue(.list(((value?.texts ?? []) + texts).map { SettingValue(.text($0)) }))
    }
    var entries = value?.entries ?? []
    let next = entries.last { $0.name == name }?.value
    entries.removeAll { $0.name == name }
    entries.append(SettingValue.Entry(name, adding(texts, to: names.dropFirst(), in: next)))
    return SettingValue(.mapping(entries))
  }
}
