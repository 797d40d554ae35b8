import L10nCore

extension ArgumentDeclaration {
  /// The formats of a text's arguments in an example, with the places that the names have in the text of the example's
  /// `l10n.yml`, where each stands first behind the key.
  static func example(
    _ key: String, _ formats: KeyValuePairs<String, ArgumentFormat>, in text: String
  ) -> [String: [ArgumentDeclaration]] {
    let keyLocation = SourceLocation.example(key, in: text)
    let start = keyLocation.range.upperBound
    let rest = String(decoding: Array(text.utf8).dropFirst(start), as: UTF8.self)
    return [
      key: formats.map { argument, format in
        let place = SourceLocation.example(argument, in: rest).range
        return ArgumentDeclaration(
          argument, format, keyLocation: keyLocation,
          location: SourceLocation(Configuration.fileName, start + place.lowerBound..<start + place.upperBound))
      }
    ]
  }
}
