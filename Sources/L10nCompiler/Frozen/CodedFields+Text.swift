package import L10nRuntime

extension CodedFields {
  /// The coded text.
  package var text: String { fields.reduce(into: "") { $0 += "\($1.utf8.count):\($1)" } }
}
