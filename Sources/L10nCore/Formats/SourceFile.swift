/// A file with its contents.
package struct SourceFile: Sendable {
  /// The path from the catalog's folder, with `/` between parts.
  package let path: String

  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
