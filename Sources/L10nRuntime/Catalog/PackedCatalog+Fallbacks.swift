internal import CEnvironment

extension PackedCatalog {
  /// The observer of texts that the requested locale does not have, of keys that the module does not have, and of texts
  /// that are requested by key or control without the arguments that they take; initially `nil`.
  ///
  /// For metrics and tests: it is called for each look-up, so count or sample. Look-ups within the observer are not
  /// reported. It can be replaced at any time, from one look-up to the next; a concurrent look-up reports to the old or
  /// the new one. If no observer and no override layer was ever set, this costs nothing.
  public var onFallback: FallbackObserver? {
    get { storage.publishedOverrides?.onFallback }
    nonmutating set {
      storage.publish { $0.observed(by: newValue) }
    }
  }
}

extension LocalizedTexts {
  /// Reports a key that is unknown, or whose text is not shown.
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
