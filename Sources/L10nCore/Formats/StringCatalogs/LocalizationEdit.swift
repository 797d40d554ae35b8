import L10nSyntax

/// The change of the texts of a localization at their places.
struct LocalizationEdit {
  private let message: Message

  /// The present texts by their parts.
  private var present: [TextPart: (text: String, unit: StringCatalogUnit?)] = [:]

  /// The variables that are substitutions, in which `%arg` is the number.
  private let substitutions: Set<String>

  /// - Parameters:
  ///   - localization: as it is in the file; `nil` if there is none.
  ///   - placed: its message.
  init(_ message: Message, _ localization: StringCatalogLocalization?, _ placed: PlacedMessage?) {
    self.message = message
    substitutions = Set(localization?.substitutions.map(\.name) ?? [])
    guard let localization, let placed else { return }
    let units = Dictionary(localization.units.map { ($0.textRange, $0) }) { $1 }
    let texts = zip(placed.message.texts, placed.places.texts)
    for (part, (text, place)) in zip(placed.message.textParts, texts) { present[part] = (text, units[place.range]) }
  }

  /// The states of the message's texts if a change sets one for all: unchanged texts that are further than the rest keep
  /// theirs.
  func states(setting state: TranslationState) -> [TranslationState] {
    let old = present.values.compactMap { $0.unit.map { TranslationState($0.state) } }
    let least = old.min { $0.rank < $1.rank }
    return zip(message.textParts, message.texts).map { part, text in
      guard let own = present[part], let unit = own.unit, own.text.utf8.elementsEqual(text.utf8) else { return state }
      let old = TranslationState(unit.state)
      return old == least ? state : old
    }
  }

  /// The strings to replace, by their ranges; `nil` if the file has no place for one.
  func strings(_ states: [TranslationState]) -> [Range<Int>: String]? {
    var strings: [Range<Int>: String] = [:]
    for (part, (text, state)) in zip(message.textParts, zip(message.texts, states)) {
      guard let (old, unit) = present[part] else { return nil }
      if !old.utf8.elementsEqual(text.utf8) {
        guard let unit else { return nil }
        strings[unit.textRange] = spelled(text, part)
      }
      guard let unit, unit.state != StringCatalogUnit.State(state) else { continue }
      guard let range = unit.stateRange else { return nil }
      strings[range] = StringCatalogUnit.State(state).rawValue
    }
    return strings
  }

  private func spelled(_ text: String, _ part: TextPart) -> String {
    guard let name = part.form?.variable, substitutions.contains(name) else { return text }
    return text.namingNumber(message.variables.first { $0.name == name }?.valueType)
  }
}
