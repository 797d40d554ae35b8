import L10nCore

extension Rule {
  static let overrideRedundant: Rule = Rule(
    id: "override-redundant", severity: .note,
    summary: "An override is the same as what it overrides.",
    fixes: .unsafe
  ) { context, _ in
    let catalog = context.catalog
    return catalog.locales.indices.flatMap { locale in
      catalog.layers.indices.flatMap { layer -> [Diagnostic] in
        // A layer that is not applied is compared with the base tables only.
        let lower = layer < catalog.appliedLayerCount ? Array((0..<layer).reversed()) : []
        let below =
          lower.map { catalog.entries(locale: locale, layer: $0) } + [
            catalog.entries(locale: locale, layer: nil)
          ]
        var soundFiles: [String: Bool] = [:]
        return catalog.entries(locale: locale, layer: layer).values.compactMap { entry in
          guard let overridden = below.lazy.compactMap({ $0[entry.id] }).first, entry.shows(what: overridden) else {
            return nil
          }
          let isSound = soundFiles[entry.file.path] ?? entry.file.isSound
          soundFiles[entry.file.path] = isSound
          return Diagnostic(
            "the override of '\(entry.key)' is the same as what it overrides", at: entry.keyLocation,
            subject: entry.subject, related: [Diagnostic.Related("what it overrides", at: overridden.valueLocation)],
            help: "remove it", fix: isSound ? Fix("remove the override", .remove(entryAt: entry.keyLocation)) : nil)
        }
      }
    }
  }
}
