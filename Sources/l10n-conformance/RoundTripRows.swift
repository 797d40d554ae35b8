import L10nSyntax

extension RowFamily {
  /// A text that is read into its parts and written again, which must give the same bytes. A text that cannot be read
  /// passes: nothing replaces it.
  ///
  /// The syntax is `printf`, `icu` or `mf2`.
  static let roundTrip = RowFamily(fileName: "round_trip.json", expectedFields: ["text"]) { row in
    let text = try row.string("text")
    switch try row.string("syntax") {
    case "printf": return ["text": .string([MessagePart](format: text).format(\.spelling))]
    case "icu":
      let message = try? ICUMessage(text)
      return ["text": .string(message.map { $0.text(of: $0.parts, in: text) } ?? text)]
    case "mf2":
      let source = try? MF2Source(text)
      return ["text": .string(source.map { $0.text(of: $0.message) } ?? text)]
    case let name: throw RowProblem("'\(name)' is not a syntax")
    }
  }
}
