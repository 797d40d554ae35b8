import L10nCore

/// Characters that take the place of a stretch of a file.
struct SourceChange {
  let location: SourceLocation
  let replacement: String
}

extension Fix {
  /// The changes, file by file as they are written, in order of their places; `nil` where one of them cannot be told as
  /// characters.
  var sourceChanges: [SourceChange]? {
    var told: [SourceChange] = []
    for change in changes {
      guard case .source(let location, let replacement) = change else { return nil }
      told.append(SourceChange(location: location, replacement: replacement))
    }
    return told.isEmpty ? nil : told.sorted { $0.location < $1.location }
  }
}
