import L10nICU

/// Freezes the direction of every scalar.
enum FrozenDirections {
  /// `StrongDirectionData.swift`.
  static func files() throws -> [FrozenFile] {
    let version = try ICUVersion()
    return [
      FrozenFile(
        path: "Sources/L10nRuntime/Messages/Direction/StrongDirectionData.swift",
        summary: "The scalars at which `StrongDirection` changes, in order, and what it changes to.",
        name: "StrongDirectionData", version: "ICU \(version.icu), Unicode \(version.unicode)",
        properties: [
          ("Six hexadecimal digits and the letter of a direction.", "starts", BidiClassLines.all)
        ])
    ]
  }
}
