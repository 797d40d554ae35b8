internal import CEnvironment

extension PackedCatalog {
  /// Hears of every text that the wanted locale does not have, of every key that the module does not have, and of every
  /// text that is asked for by key or control without the arguments that it takes; `nil`, as at first, for no one.
  ///
  /// For metrics and tests: one entry a look-up, so count or sample. Look-ups that the observer itself makes are not
  /// reported. It can be replaced while others look texts up: from one look-up to the next, and one that runs at the same
  /// time reports to the old one or the new one. Where no observer and no override layer was ever set, this costs nothing.
  public var onFallback: FallbackObserver? {
    get { storage.publishedOverrides?.onFallback }
    nonmutating set {
      storage.publish { $0.observed(by: newValue) }
    }
  }
}

extension LocalizedTexts {
  /// Reports a key that the module does not have, or whose text is not shown.
  @inline(never)
  func reportMissing(_ key: String) {
    guard slot.pointee.isOverridden else { return }
    catalog.publishedOverrides?.report(TextFallback(key: key, wanted: locale, answered: nil))
  }
}

extension PublishedOverrides {
  /// Reports a text by its index.
  func report(_ index: Int, wanted: LanguageTag, answered: LanguageTag?, in catalog: CatalogStorage) {
    guard onFallback != nil else { return }
    let key = catalog.keys.keys.text(index)?.string ?? ""
    report(TextFallback(key: key, wanted: wanted, answered: answered))
  }

  fileprivate func report(_ fallback: TextFallback) {
    guard let onFallback, l10n_observation_begin() else { return }
    onFallback(fallback)
    l10n_observation_end()
  }
}
