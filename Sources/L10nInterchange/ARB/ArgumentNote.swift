import L10nCore
import L10nRuntime
import L10nSyntax

/// The names of a format's arguments in the last line of its comment, which code and ARB files use:
///
///     {user} follows {target}     // %1$@ = user, %2$@ = target
struct ArgumentNote {
  /// The line of the comment; `nil` if no argument has a name to note.
  let text: String?

  /// - Parameters:
  ///   - message: the development text. Its variables have the names of the arguments that they count.
  ///   - names: the names of the arguments, by position.
  init(_ message: Message, names: [Int: String]) {
    let arguments = message.signature.arguments.sorted { $0.position < $1.position }
    let notes = arguments.compactMap { argument -> String? in
      guard let name = names[argument.position], name.isDartName, [FormatArgument].position(in: name) == nil,
        argument.name != name
      else { return nil }
      let type = argument.type == .int64 ? "lld" : argument.type == .double ? "g" : "@"
      return "%\(argument.position)$\(type) = \(name)"
    }
    text = notes.isEmpty ? nil : notes.joined(separator: ", ")
  }

  /// A comment with the note, unless it has all those names already.
  func added(to comment: String?) -> String? {
    guard let text else { return comment }
    guard let comment, !comment.isEmpty else { return text }
    let given = CommentNames.names(in: comment)
    let isKnown = CommentNames.names(in: text).allSatisfy { given[$0.key] == $0.value }
    return isKnown ? comment : "\(comment)\n\(text)"
  }

  /// A comment without the note; `nil` if nothing else is in it.
  func removed(from comment: String?) -> String? {
    guard let text, let comment else { return comment }
    if comment == text { return nil }
    return comment.hasSuffix("\n" + text) ? String(comment.dropLast(text.count + 1)) : comment
  }
}

extension TextUnit {
  /// The comment without the names of arguments.
  var commentWithoutNames: String? {
    ArgumentNote(message, names: comment.map(CommentNames.names) ?? [:]).removed(from: comment)
  }
}
