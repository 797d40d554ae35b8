import L10nCore
import L10nRuntime
import L10nSyntax

extension [FormatArgument] {
  /// The arguments of a pattern with the positions that a comment or their names give them; the others take the
  /// remaining positions in the order of their use.
  ///
  ///     {user} likes {song}          // %1$@ = song, %2$@ = user: user is 2
  ///     {argument2} by {argument1}   // argument2 is 2
  ///     {1} of {0}                   // 1 is 2, as ICU counts from 0
  func positioned(by comment: String?) -> [FormatArgument] {
    let noted = (comment.map(CommentNames.names) ?? [:]).sorted { $0.key < $1.key }
    var taken: Set<Int> = []
    let known = map { argument -> Int? in
      let name = argument.name ?? ""
      guard let position = noted.first(where: { $0.value == name })?.key ?? Self.position(in: name) else { return nil }
      return taken.insert(position).inserted ? position : nil
    }
    var last = 0
    return zip(self, known).map { argument, known in
      if known == nil { repeat { last += 1 } while taken.contains(last) }
      return FormatArgument(position: known ?? last, type: argument.type, role: argument.role, name: argument.name)
    }
  }

  /// The position in a name: `argument2`, and `1`, which ICU counts from 0.
  static func position(in name: String) -> Int? {
    // Positions in Foundation's formats end at 127.
    if let number = Int(name), "\(number)" == name { return (0..<127).contains(number) ? number + 1 : nil }
    let prefix = "argument"
    guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)) else { return nil }
    return (1...127).contains(number) ? number : nil
  }
}
