/// A source of texts by locale and override layer.
///
/// The tool's catalog is one. The run time's packed tables already include their layers and use the same
/// `ResolutionOrder`, so that an app shows what the tool predicts.
package protocol EntrySource {
  associatedtype Key
  associatedtype Entry

  /// The number of override layers; a higher one hides a lower one.
  var layerCount: Int { get }

  /// The text of a key in one locale.
  ///
  /// - Parameters:
  ///   - locale: the source's own number of a locale.
  ///   - layer: 0..<layerCount for an override layer, `nil` for the base table.
  /// - Returns: `nil` if this locale and layer do not have the key.
  func entry(for key: Key, locale: Int, layer: Int?) -> Entry?
}

/// One step of a look-up.
package struct ResolutionStep: Sendable {
  /// The position in the chain of locales, from 0.
  package let chainIndex: Int

  /// The override layer; `nil` for the base table.
  package let layer: Int?
}

/// The order of a look-up: locale by locale along the chain; within a locale the override layers, last layer first,
/// then the base table.
///
///     chain fr-CA, fr, en with layers acme, demo:
///     fr-CA demo, fr-CA acme, fr-CA, fr demo, fr acme, fr, en demo, en acme, en
///
/// So a French base text precedes an English override: readers of French get French.
package struct ResolutionOrder: Sequence, Sendable {
  let chainLength: Int
  let layerCount: Int

  package init(chainLength: Int, layerCount: Int) {
    self.chainLength = chainLength
    self.layerCount = layerCount
  }

  package struct Iterator: IteratorProtocol {
    let chainLength: Int
    let layerCount: Int
    var chainIndex = 0
    /// The next layer, counted down; -1 is the base table.
    var layer: Int

    package mutating func next() -> ResolutionStep? {
      guard chainIndex < chainLength else { return nil }
      let step = ResolutionStep(chainIndex: chainIndex, layer: layer < 0 ? nil : layer)
      layer -= 1
      if layer < -1 {
        chainIndex += 1
        layer = layerCount - 1
      }
      return step
    }
  }

  package func makeIterator() -> Iterator {
    Iterator(chainLength: chainLength, layerCount: layerCount, layer: layerCount - 1)
  }
}

/// Finds the text of a key along a chain of locales.
package struct Resolver<Source: EntrySource> {
  package let source: Source

  /// The source's numbers of the locales, first choice first.
  package let chain: [Int]

  package init(source: Source, chain: [Int]) {
    self.source = source
    self.chain = chain
  }

  /// The first entry of a look-up, and its step; `nil` if no locale of the chain has the key.
  package func firstEntry(for key: Source.Key) -> (step: ResolutionStep, entry: Source.Entry)? {
    for step in ResolutionOrder(chainLength: chain.count, layerCount: source.layerCount) {
      if let entry = source.entry(for: key, locale: chain[step.chainIndex], layer: step.layer) { return (step, entry) }
    }
    return nil
  }

  /// Every step in order with its entry. The first entry is the result and shadows the others.
  package func trace(for key: Source.Key) -> [(step: ResolutionStep, entry: Source.Entry?)] {
    ResolutionOrder(chainLength: chain.count, layerCount: source.layerCount).map { step in
      (step, source.entry(for: key, locale: chain[step.chainIndex], layer: step.layer))
    }
  }
}
