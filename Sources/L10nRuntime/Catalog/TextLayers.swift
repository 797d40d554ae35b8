/// Override layers for some values of texts instead of all, for example the texts of one customer in a process that
/// serves several.
///
///     let acme = TextLayers([layer], for: PlayerStrings.overrides)
///     let strings = PlayerStrings(acme.negotiate(acceptLanguage: request.acceptLanguage))
///
/// They replace the module's default layers, which `TextOverrides.reload` sets, and never change. To use both, give it
/// both: `TextLayers(PlayerStrings.overrides.layers.reversed() + [layer], …)`.
///
/// Values of texts are a word without references, so keep the layers as long as values use them. After all copies of a
/// `TextLayers` are gone, its values use the module's default layers.
public struct TextLayers: Sendable {
  let snapshot: OverrideSnapshot

  /// The module of the layers.
  let catalog: CatalogStorage

  /// Layers for some values of a module's texts.
  ///
  /// - Parameters:
  ///   - layers: the layers for this module; the last one is used first.
  ///   - overrides: the overrides of the module.
  /// - Complexity: O(*n*) in the number of languages; texts are not copied.
  public init(_ layers: [OverrideLayer], for overrides: TextOverrides) {
    let catalog = overrides.storage
    precondition(
      layers.allSatisfy { $0.catalog === catalog }, "an override layer belongs to the module it was made for")
    self.catalog = catalog
    var snapshot = OverrideSnapshot.none
    catalog.publish { previous in
      snapshot = OverrideSnapshot(generation: previous.nextGeneration, layers: layers, of: catalog)
      return previous.adding(snapshot)
    }
    self.snapshot = snapshot
  }

  /// The layers, the last one first.
  public var layers: [OverrideLayer] { snapshot.layers }

  /// The locales of the module, followed by the languages that the layers add.
  public var locales: [LanguageTag] { catalog.locales(of: snapshot) }
}

extension CatalogStorage {
  /// The locales of the module, followed by those that a snapshot's layers add.
  func locales(of snapshot: OverrideSnapshot?) -> [LanguageTag] {
    guard let snapshot, snapshot.available != nil else { return tags }
    return snapshot.locales.map { $0.pointee.tag }
  }
}

extension LocalizedTexts {
  /// The same texts with other override layers than the module's default ones; see `TextLayers`.
  ///
  /// The language stays, unless it is one that the layers do not add; then it is the next best one. If the layers add a
  /// language that the reader prefers, `TextLayers.negotiate` finds it.
  public func with(layers: TextLayers) -> LocalizedTexts {
    precondition(layers.catalog === catalog, "override layers belong to the module they were made for")
    return pinned(to: layers.snapshot)
  }
}
