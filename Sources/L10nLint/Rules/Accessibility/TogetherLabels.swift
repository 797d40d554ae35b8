import L10nCore

/// The labels of controls that can be on screen together, in every locale and layer.
struct TogetherLabels {
  private let texts: DeclaredTexts

  /// For each group, its controls' labels by key; for a set of texts, the texts.
  private let groups: [[(control: String, key: String)]]

  /// - Parameter sets: further sets of texts, by their keys.
  init(_ context: LintContext, sets: [NamedSetting<[DeclaredName]>] = []) {
    texts = DeclaredTexts(context)
    let controls = Dictionary(
      context.configuration.controls.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    groups =
      context.configuration.together.map { group in
        group.controls.compactMap { controls[$0.name] }.flatMap { control in
          Set(control.texts.filter { $0.kind == .label }.map(\.key)).sorted().map { (control: control.name, key: $0) }
        }
      }
      + sets.map { set in
        set.value.map { (control: $0.name, key: $0.name) }
      }
  }

  /// Two labels of different controls with something in common; the first is the one to blame.
  typealias Clash = (blamed: CatalogEntry, other: CatalogEntry)

  /// The labels of different controls with the same result of `trait`, each blamed once, against the first of its
  /// group. A label of a more general locale is never blamed for a more specific one's.
  func clashes(by trait: (CatalogEntry, DeclaredTexts.Place) -> String?) -> [Clash] {
    var reported: Set<SourceLocation> = []
    return groups.flatMap { labels in
      texts.places.flatMap { place -> [Clash] in
        var seen: [String: (control: String, entry: CatalogEntry, isOwn: Bool)] = [:]
        return labels.compactMap { control, key in
          guard let label = texts.entry(key, at: place), let value = trait(label.entry, place) else { return nil }
          guard let first = seen[value] else {
            seen[value] = (control, label.entry, label.isOwn)
            return nil
          }
          guard first.control != control, label.isOwn || first.isOwn else { return nil }
          let (blamed, other) = label.isOwn ? (label.entry, first.entry) : (first.entry, label.entry)
          guard !reported.contains(other.valueLocation), reported.insert(blamed.valueLocation).inserted else {
            return nil
          }
          return (blamed, other)
        }
      }
    }
  }
}
