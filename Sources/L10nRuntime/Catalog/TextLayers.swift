/// Override layers for some values of texts, beside those that all others ask: the texts of one customer in a process that
/// serves several.
///
///     let acme = TextLayers([layer], for: PlayerStrings.overrides)
///     let strings = PlayerStrings(acme.negotiate(acceptLanguage: request.acceptLanguage))
///
/// They stand in the place of the module's default layers, which `TextOverrides.reload` replaces, and never change. To have
/// both, give it both: `TextLayers(PlayerStrings.overrides.layers.reversed() + [layer], …)`.
///
/// Values of texts are a word without references, so keep the layers for as long as there are values that ask them. Once all
/// copies of a `TextLayers` are gone, its values ask the module's default layers.
public struct TextLayers: Sendable {
  let snapshot: OverrideSnapshot

  /// The module that the layers are for.
  let catalog: CatalogStorage

  /// Layers for some of a module's texts.
  ///
  /// - Parameters:
  ///   - layers: made for this module; the last one is asked first.
  ///   - overrides: those of the module.
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

  /// The layers, the last one first asked.
  public var layers: [OverrideLayer] { snapshot.layers }

  /// The locales of the module, then the languages that the layers add.
  public var locales: [LanguageTag] { catalog.locales(of: snapshot) }
}

extension CatalogStorage {
  /// The locales of the module and those that a snapshot's layers add.
  func locales(of snapshot: OverrideSnapshot?) -> [LanguageTag] {
    guard let snapshot, snapshot.available != nil else { return tags }
    return snapshot.locales.map { $0.pointee.tag }
  }
}

extension LocalizedTexts {
  /// The same texts where override layers of one's own replace some; see `TextLayers`.
  ///
  /// The language stays the one that it is. Where it is one that the layers do not add, it is the next best one; where they
  /// add the one that the reader would rather have, `TextLayers.negotiate` finds it.
  public func with(layers: TextLayers) -> LocalizedTexts {
    precondition(layers.catalog === catalog, "override layers belong to the module they were made for")
    return pinned(to: layers.snapshot)
  }
}
