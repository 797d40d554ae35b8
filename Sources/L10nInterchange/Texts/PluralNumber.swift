import L10nRuntime
import L10nSyntax

/// The number that chooses among sentences: the first whole number that one of them shows.
struct PluralNumber {
  var position = 1
  var valueType: String? = "lld"

  init(in sentences: [String]) {
    for sentence in sentences {
      guard let number = FormatString(sentence).placeholders.first(where: \.conversion.isInteger) else { continue }
      position = number.position
      let specifier = [MessagePart](format: sentence).specifiers.first { $0.position == number.position }
      valueType = specifier.map { String($0.counted.dropFirst()) }
      return
    }
  }

  /// The format that consists of a variable for the number alone.
  func format(naming name: String) -> String { position > 1 ? "%\(position)$#@\(name)@" : "%#@\(name)@" }
}
