/// Written files and what they could not hold.
package struct WrittenTables: Sendable {
  /// By path, below the folder that everything is written into.
  package var files: [SourceFile]

  /// In the order of the tables.
  package var losses: [Diagnostic]

  package init(files: [SourceFile] = [], losses: [Diagnostic] = []) { (self.files, self.losses) = (files, losses) }

  /// Adds others after these.
  package static func += (all: inout WrittenTables, more: WrittenTables) {
    all.files += more.files
    all.losses += more.losses
  }
}
