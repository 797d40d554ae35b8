import StringsFormat

extension TableKey {
  /// Whether it is a key of an app's own name in `InfoPlist.strings`.
  var isAppName: Bool { Self.appNames.contains(self) }

  private static let appNames: Set<TableKey> = ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"]
}
