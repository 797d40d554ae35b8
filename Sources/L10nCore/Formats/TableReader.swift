/// How files become tables: by their formats, or from what is known of the same bytes.
package struct TableReader: Sendable {
  /// Reads a file of a format; never fails.
  package let read: @Sendable (_ bytes: [UInt8], _ format: TableFormat) -> ReadFile

  package init(_ read: @escaping @Sendable ([UInt8], TableFormat) -> ReadFile) { self.read = read }

  /// Each file as its format reads it.
  package static let parsing = TableReader { bytes, format in format.read(bytes) }
}
