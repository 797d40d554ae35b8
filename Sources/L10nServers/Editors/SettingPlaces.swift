import L10nCore
import L10nSyntax

/// A name in `l10n.yml` with its place.
struct SettingPlace {
  enum Name: Hashable {
    /// A text, by its key.
    case key(String)
    case control(String)
    case rule(String)
  }

  let name: Name
  let range: Range<Int>

  var isKey: Bool {
    if case .key = name { true } else { false }
  }
}

extension LanguageServer {
  /// The texts, controls and rules that the settings name; empty for another file.
  func settingPlaces(of file: File) -> [SettingPlace] { settingPlaces(in: file.catalog, at: file.path) }

  /// The same for a path below a catalog's folder.
  func settingPlaces(in served: ServedCatalog, at path: String) -> [SettingPlace] {
    guard let configuration = served.catalog?.configuration, configuration.path == path else { return [] }
    var places: [(SettingPlace.Name, SourceLocation?)] = []
    for control in configuration.controls {
      places.append((.control(control.name), control.location))
      places += control.texts.map { (.key($0.key), $0.location) }
      if let text = control.visibleText { places.append((.key(text.name), text.location)) }
    }
    places += configuration.together.flatMap { $0.controls.map { (.control($0.name), $0.location) } }
    places += configuration.concepts.flatMap { $0.keys.map { (.key($0.name), $0.location) } }
    let announced = configuration.announcements.flatMap { [$0.key] + $0.replaced }
    places += announced.map { (.key($0.name), $0.location) }
    places += configuration.arguments.flatMap { key, all in all.map { (.key(key), $0.keyLocation) } }
    for rules in [configuration.rules] + configuration.profiles.map(\.rules) {
      places += rules.map { (.rule($0.key), $0.value.location) }
      // Patterns do not name keys.
      places += rules.values.flatMap(\.keys).filter { !$0.name.contains("*") }.map { (.key($0.name), $0.location) }
    }
    var seen: Set<Range<Int>> = []
    return places.compactMap { name, location in
      location.flatMap { seen.insert($0.range).inserted ? SettingPlace(name: name, range: $0.range) : nil }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func settingPlace(at place: Place) -> SettingPlace? {
    settingPlaces(of: place.file).first { $0.range.meets(place.offset..<place.offset) }
  }

  /// The text that the settings name at a place.
  func textID(at place: Place) -> TextID? {
    guard case .key(let key)? = settingPlace(at: place)?.name else { return nil }
    return place.file.catalog.catalog?.ids(of: TableKey(key)).first
  }

  /// The places of the settings with the same name.
  func settingHighlights(_ place: Place) -> [Range<Int>] {
    guard let own = settingPlace(at: place) else { return [] }
    return settingPlaces(of: place.file).filter { $0.name == own.name }.map(\.range)
  }
}
