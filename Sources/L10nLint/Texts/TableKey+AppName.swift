import L10nSyntax

extension TableKey {
  /// Whether it is the key of the app's own name in `InfoPlist.strings`.
  var isAppName: Bool { Self.appNames.contains(self) }

  /// Whether its last part indicates that the text is the name of the app, `about.appName`, and the text is not these
  /// words.
  func saysAppName(of text: String) -> Bool {
    guard let part = self.text.split(whereSeparator: { ".:/".contains($0) }).last else { return false }
    let words = part.split { "_- ".contains($0) }
    let isCapitals = !part.contains(where: \.isLowercase)
    let name = words.flatMap { isCapitals ? [$0.lowercased()] : String($0).camelCaseWords }
    guard name.last == "name", ["app", "application", "product"].contains(name.dropLast().joined(separator: " "))
    else { return false }
    return text.split(whereSeparator: { !$0.isLetter }).map { $0.lowercased() } != name
  }

  private static let appNames: Set<TableKey> = ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"]
}
