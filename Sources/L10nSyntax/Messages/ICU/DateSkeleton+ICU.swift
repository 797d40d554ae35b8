package import L10nRuntime

extension DateSkeleton {
  /// The form of a date or a time in a pattern: a skeleton, or styles of date and time separated by a slash.
  ///
  ///     "" → medium/, "long" → long/, of a time: /long; "::yMMMd" → yMMMd; "::h:mm a" → hmma
  ///
  /// - Returns: `nil` for a pattern of letters such as `yyyy-MM-dd`, and for an invalid skeleton.
  package static func form(icu style: String, isTime: Bool) -> String? {
    let words = style.unicodeScalars.split(whereSeparator: { $0.isPatternSpace }).map { String(Substring($0)) }
    let word = words.first ?? "medium"
    if word.utf8.starts(with: "::".utf8) {
      let bytes = words.joined().utf8
      if bytes.contains(UInt8(ascii: "'")) { return nil }
      // ICU and FormatJS skip the text between the letters, because each language has its own.
      let skeleton = String(decoding: bytes.filter { $0.isASCIILetter }, as: UTF8.self)
      return isValid(skeleton) ? skeleton : nil
    }
    guard words.count < 2 else { return nil }
    let name = word.asciiLowercased
    guard ["full", "long", "medium", "short"].contains(name) else { return nil }
    return isTime ? "/" + name : name + "/"
  }
}
