/// A catalog as it was before something changed it, such as a translation service or a merge.
package final class EarlierCatalog: Sendable {
  package let catalog: Catalog

  package init(_ catalog: Catalog) { self.catalog = catalog }
}
