import L10nCore
import StringsFormat

extension SARIFReport {
  /// A fix as changes of files; `nil` where it cannot be told as characters.
  func fix(_ fix: Fix?, _ places: inout SourcePlaces) -> JSONOutput? {
    guard let fix, let changes = fix.sourceChanges else { return nil }
    var files: [(path: String, replacements: [JSONOutput])] = []
    for change in changes {
      guard let region = places.region(of: change.location) else { return nil }
      let replacement = JSONOutput.members(
        ("deletedRegion", Self.region(region)), ("insertedContent", .members(("text", .string(change.replacement)))))
      if files.last?.path == change.location.path {
        files[files.count - 1].replacements.append(replacement)
      } else {
        files.append((change.location.path, [replacement]))
      }
    }
    return .members(
      ("description", Self.message(fix.summary)),
      (
        "artifactChanges",
        .array(
          files.map { path, replacements in
            .members(("artifactLocation", artifact(report.path(path))), ("replacements", .array(replacements)))
          })
      ))
  }
}
