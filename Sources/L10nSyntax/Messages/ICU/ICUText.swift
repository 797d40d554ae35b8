/// Quoting of literal text in an ICU message.
///
/// An apostrophe stands for itself unless a brace, a `#` or another apostrophe follows; then it begins quoted text.
/// Source: ICU, MessageFormat, `ApostropheMode.DOUBLE_OPTIONAL`.
package enum ICUText {
  /// A message in which apostrophes stand for themselves, as ICU has it: they are doubled in one where ICU would take one
  /// for more.
  package static func literal(_ message: String) -> String {
    let scalars = message.unicodeScalars
    let isSame = !zip(scalars, scalars.dropFirst()).contains { $0 == "'" && "'{}#".unicodeScalars.contains($1) }
    return isSame ? message : message.replacing("'", with: "''")
  }

  /// - Parameter isInPlural: whether `#` would be the number.
  package static func quoted(_ text: String, isInPlural: Bool) -> String {
    var output = String.UnicodeScalarView()
    var isQuoted = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isSpecial = scalar == "{" || scalar == "}" || isInPlural && scalar == "#"
      if isSpecial, !isQuoted { output.append("'") }
      if isSpecial { isQuoted = true }
      if scalar == "'" {
        // What comes after the text may be a brace.
        let next = index + 1 < scalars.count ? scalars[index + 1] : "{"
        if isQuoted || "'{}#".unicodeScalars.contains(next) { output.append("'") }
      } else if !isSpecial, isQuoted {
        output.append("'")
        isQuoted = false
      }
      output.append(scalar)
    }
    if isQuoted { output.append("'") }
    return String(output)
  }
}
