/// A source file that this command writes.
struct FrozenFile {
  /// The path from the package's root.
  let path: String
  /// The whole text, with a final newline.
  let text: String
}

extension FrozenFile {
  /// A Swift file with lines of data as `StaticString` properties of an enum.
  init(
    path: String, summary: String, name: String, version: String,
    properties: [(doc: String, name: String, lines: [String])]
  ) {
    self.path = path
    let members = properties.map { property in
      """
        /// \(property.doc)
        static var \(property.name): StaticString {
          \"\"\"
      \(property.lines.map { "    " + $0 }.joined(separator: "\n"))
          \"\"\"
        }
      """
    }
    text = """
      // Written by `swift run freeze-cldr` from \(version). Do not edit.

      /// \(summary)
      enum \(name) {
        /// What the data were taken from.
        static var source: StaticString { "\(version)" }

      \(members.joined(separator: "\n\n"))
      }

      """
  }
}
