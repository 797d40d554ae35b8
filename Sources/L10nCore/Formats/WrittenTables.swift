/// Written files and their losses.
package struct WrittenTables: Sendable {
  /// The files by path, below the output folder.
  package var files: [SourceFile]

  /// The losses in the order of the tables.
  package var losses: [Diagnostic]

  package init(files: [SourceFile] = [], losses: [Diagnostic] = []) { (self.files, self.losses) = (files, losses) }

  /// Appends others to these.
  package static func += (all: inout WrittenTables, more: WrittenTables) {
    all.files += more.files
    all.losses += more.losses
  }
}
