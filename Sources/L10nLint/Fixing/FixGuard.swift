import L10nCore
import L10nRuntime
import L10nSyntax

/// Checks what safe fixes promise: every entry stays, and none of its texts shows an argument of another type or
/// position.
///
/// A fix may remove a use of an argument only if neither the development text nor another text of the entry has such a
/// use, and may add one only if one of these has it.
struct FixGuard {
  private let before: Catalog
  private let files: Set<ObjectIdentifier>

  /// - Parameter before: the catalog that is fixed.
  init(_ before: Catalog) {
    self.before = before
    files = Set(before.files.map { ObjectIdentifier($0) })
  }

  /// The earlier entries that fixes have damaged, in order of their places.
  ///
  /// - Parameter exempt: the texts that unsafe fixes are about.
  func violations(in after: Catalog, exempt: Set<TextID>) -> [CatalogEntry] {
    let changed = after.files.filter { !files.contains(ObjectIdentifier($0)) }
    let paths = Set(changed.map(\.path))
    let directories = Set(changed.map(\.place.directory))
    let indices = Dictionary(
      after.locales.enumerated().map { ($1.directory, $0) }, uniquingKeysWith: { first, _ in first })
    var violations: [CatalogEntry] = []
    for (index, locale) in before.locales.enumerated() where directories.contains(locale.directory) {
      for layer in [nil] + before.layers.indices.map({ $0 }) {
        let entries = before.entries(locale: index, layer: layer).values.filter {
          paths.contains($0.file.path) && !exempt.contains($0.id)
        }
        if entries.isEmpty { continue }
        let name = layer.map { before.layers[$0] }
        let fixedLayer = name.flatMap { after.layers.firstIndex(of: $0) }
        let fixed =
          name != nil && fixedLayer == nil
          ? nil : indices[locale.directory].map { after.entries(locale: $0, layer: fixedLayer) }
        violations += entries.filter { entry in !(fixed?[entry.id].map { keeps(entry, as: $0) } ?? false) }
      }
    }
    return violations.sorted { $0.keyLocation < $1.keyLocation }
  }

  // MARK: Arguments

  private func keeps(_ entry: CatalogEntry, as fixed: CatalogEntry) -> Bool {
    if entry.message == fixed.message { return true }
    let development = before.developmentEntries[entry.id].flatMap { EntryPlace($0) == EntryPlace(entry) ? nil : $0 }
    if entry.pattern != nil || fixed.pattern != nil {
      let arguments = fixed.message.signature.arguments
      return arguments == entry.message.signature.arguments
        || arguments == development?.message.signature.arguments
    }
    let faults = SpecifierFault.all(in: entry, development: development.map { EntryArguments($0) })
    let faulty = Set(faults.map(\.text.place))
    let comparison = ShownArguments.Comparison(
      old: ShownArguments(entry), new: ShownArguments(fixed), development: development.map { ShownArguments($0) })
    return fixed.texts.allSatisfy { comparison.isKept(at: $0.place, wasReadable: !faulty.contains($0.place)) }
  }
}

/// The arguments that the texts of an entry show, text by text.
private struct ShownArguments {
  struct Use {
    let position: Int

    /// For a `%#@name@` the value type of its variable; `variable` if that is not usable.
    let type: ArgumentType

    let isVariable: Bool

    func isLike(_ other: Use) -> Bool { position == other.position && type.isCompatible(with: other.type) }
  }

  private(set) var uses: [MessagePlace: [Use]] = [:]

  /// The arguments that variables declare as numbers.
  private(set) var declared: [Use] = []

  init(_ entry: CatalogEntry) {
    let all = entry.argumentUses
    let types = Dictionary(
      all.filter(\.isDeclared).map { ($0.place, $0.argument.type) }, uniquingKeysWith: { first, _ in first })
    for use in all {
      let isVariable = use.argument.type == .variable
      let type = isVariable ? types[use.place] ?? .variable : use.argument.type
      let shown = Use(position: use.argument.position, type: type, isVariable: isVariable)
      if use.isDeclared { declared.append(shown) } else { uses[use.place.at(nil), default: []].append(shown) }
    }
  }

  /// The specifiers of all texts but one, without variables.
  func specifiers(besides place: MessagePlace?) -> [Use] {
    uses.filter { $0.key != place }.flatMap(\.value).filter { !$0.isVariable }
  }

  /// A message before and after a fix.
  struct Comparison {
    let old: ShownArguments
    let new: ShownArguments

    /// `nil` for the development text itself.
    let development: ShownArguments?

    /// Whether a text shows the same arguments as before, or those that it should.
    func isKept(at place: MessagePlace, wasReadable: Bool) -> Bool {
      let beside = old.specifiers(besides: place)
      let expected = development?.specifiers(besides: nil) ?? beside
      guard let known = old.uses[place], wasReadable else {
        // The form could not be read, or had another name.
        return development == nil
          || (new.uses[place] ?? []).allSatisfy { use in
            (expected + beside + old.declared).contains { use.isVariable || $0.isLike(use) }
          }
      }
      var lost = known
      let gained = (new.uses[place] ?? []).filter { use in
        guard let index = lost.firstIndex(where: { $0.isLike(use) || use.replacesUnusable($0) }) else { return true }
        lost.remove(at: index)
        return false
      }
      return gained.allSatisfy { use in
        if let index = lost.firstIndex(where: { use.isLonger(than: $0) }), old.declared.contains(where: use.isLike) {
          lost.remove(at: index)
          return true
        }
        return (expected + beside).contains { $0.isLike(use) }
      } && !lost.contains { use in expected.contains { $0.isLike(use) } } && gained.count >= lost.count
    }
  }
}

extension ShownArguments.Use {
  /// Whether this is a variable that had no usable value type.
  fileprivate func replacesUnusable(_ other: Self) -> Bool {
    isVariable && other.isVariable && position == other.position && (type == .variable || other.type == .variable)
  }

  /// Whether this is the same whole number with another length.
  fileprivate func isLonger(than other: Self) -> Bool {
    position == other.position && type.integerWidth != nil && other.type.integerWidth != nil
  }
}
