/// A page to write.
package struct PageFile: Hashable, Sendable {
  /// The file's name, without folders: `index.html`.
  package let name: String
  package let text: String
}
