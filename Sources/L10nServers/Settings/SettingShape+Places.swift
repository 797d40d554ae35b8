import L10nCore

/// The names and values that are valid at places of `l10n.yml`, for completion and hover.
extension SettingShape {
  /// A name or a value for a place.
  struct Word {
    let text: String
    let documentation: String?
  }

  /// The names that are valid at a place, in their order.
  func names(at path: [SettingsOutline.Step]) -> [Word] {
    var seen: Set<String> = []
    return shapes(at: path[...]).flatMap(\.lines).filter { seen.insert($0.name).inserted }.map {
      Word(text: $0.name, documentation: $0.shape.documentation)
    }
  }

  /// The words that are valid as the value at a place.
  func values(at path: [SettingsOutline.Step]) -> [String] {
    var seen: Set<String> = []
    return shapes(at: path[...]).flatMap { shape -> [String] in
      switch shape.form {
      // YAML 1.1 reads 'off' as false, which is not offered.
      case .words(let words): words.filter { $0 != "false" }
      case .flag: ["true", "false"]
      default: []
      }
    }.filter { seen.insert($0).inserted }
  }

  /// The words of a catalog that are valid as names at a place, or as the value there.
  func catalogWords(at path: [SettingsOutline.Step], asNames: Bool) -> [CatalogWords] {
    shapes(at: path[...]).filter { $0.isMap == asNames }.compactMap(\.words)
  }

  /// The documentation of a name or value.
  func documentation(at path: [SettingsOutline.Step]) -> String? {
    guard let last = path.last, case .name(let name) = last else { return nil }
    let around = shapes(at: path.dropLast())
    let own = around.flatMap(\.lines).filter { $0.name == name }.map(\.shape)
    return (own.isEmpty ? around.compactMap(\.element) : own).lazy.compactMap(\.documentation).first
  }

  private var documentation: String? { summary ?? alternatives.lazy.compactMap(\.summary).first }

  private var lines: [SettingLine] { if case .group(let lines) = form { lines } else { [] } }

  private var isMap: Bool { if case .map = form { true } else { false } }

  /// The shape of the value of each name that the user chooses.
  private var element: SettingShape? { if case .map(let value, _) = form { value } else { nil } }

  /// The shapes of the value at a place.
  private func shapes(at path: ArraySlice<SettingsOutline.Step>) -> [SettingShape] {
    path.reduce(alternatives) { shapes, step in
      shapes.flatMap { shape -> [SettingShape] in
        switch (step, shape.form) {
        case (.item, .list(let item, _)): item.alternatives
        case (.name(let name), .group(let lines)):
          lines.first { $0.name == name }?.shape.alternatives ?? []
        case (.name, .map(let value, _)): value.alternatives
        default: []
        }
      }
    }
  }
}
