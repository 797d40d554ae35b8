/// A catalog before a change, for example by a translation service or a merge.
package final class EarlierCatalog: Sendable {
  package let catalog: Catalog

  package init(_ catalog: Catalog) { self.catalog = catalog }
}
