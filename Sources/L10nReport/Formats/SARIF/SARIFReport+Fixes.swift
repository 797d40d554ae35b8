import L10nCore
import L10nSyntax

extension SARIFReport {
  /// A fix as changes of files; `nil` if its replacements are unknown.
  func fix(_ fix: Fix, _ places: inout SourcePlaces, _ spelling: inout FixSpelling) -> JSONOutput? {
    guard let changes = spelling.sortedReplacements(for: fix) else { return nil }
    var files: [(path: String, replacements: [JSONOutput])] = []
    for change in changes {
      guard let region = places.region(of: change.location) else { return nil }
      let replacement = JSONOutput.members([
        "deletedRegion": Self.region(region), "insertedContent": .members(["text": .string(change.text)]),
      ])
      if files.last?.path == change.path {
        files[files.count - 1].replacements.append(replacement)
      } else {
        files.append((change.path, [replacement]))
      }
    }
    return .members([
      "description": Self.message(fix.summary),
      "properties": .members(["safety": .string(fix.safety.rawValue)]),
      "artifactChanges": .array(
        files.map { path, replacements in
          .members(["artifactLocation": artifact(report.path(path)), "replacements": .array(replacements)])
        }),
    ])
  }
}
