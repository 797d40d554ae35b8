import L10nSyntax

/// A text with one plural variable, written out as one whole sentence for each category, for formats with plural forms
/// but without variables.
///
///     "%@ has %#@n@", n: one "%lld clip"     →     one "%@ has %lld clip"
struct PluralSentence {
  /// The format around the variable.
  var format: String

  /// The variable; its forms are the sentences.
  var variable: MessageVariable

  init(format: String, variable: MessageVariable) { (self.format, self.variable) = (format, variable) }

  /// The sentences of a message.
  ///
  /// - Returns: `nil` for a message without variables, with several, or with one that the format does not name exactly
  ///   once.
  init?(_ message: Message) {
    guard case .format(let format, let variables) = message.content, let variable = variables.first,
      variables.count == 1,
      let frame = Frame(format, around: variable.name)
    else { return nil }
    self.format = format
    self.variable = variable
    self.variable.variants = variable.variants.map {
      .init(category: $0.category, text: frame.sentence(around: $0.text))
    }
  }

  /// The message with these sentences.
  ///
  /// If a translator changed the text around the variable, the whole sentences become the variable's texts.
  var message: Message {
    guard let frame = Frame(format, around: variable.name) else {
      return message(Frame(reference: "%#@\(variable.name)@", at: 1))
    }
    var parts: [MessageVariable.Variant] = []
    for form in variable.variants {
      guard let part = frame.part(of: form.text) else { return message(Frame(around: frame)) }
      parts.append(.init(category: form.category, text: part))
    }
    var variable = variable
    variable.variants = parts
    return .format(format, variables: [variable])
  }

  /// The message whose format is the variable alone.
  private func message(_ frame: Frame) -> Message {
    var variable = variable
    variable.variants = variable.variants.map {
      .init(category: $0.category, text: [MessagePart](format: $0.text).format(from: frame.position))
    }
    return .format(frame.reference, variables: [variable])
  }
}

/// The text around the variable of a format.
private struct Frame {
  let before: [MessagePart]
  let after: [MessagePart]

  /// `%#@name@`
  let reference: String

  /// The position of the argument that chooses.
  let position: Int

  private var isNumbered: Bool { reference.contains("$") }

  init(reference: String, at position: Int) {
    (before, after, self.reference, self.position) = ([], [], reference, position)
  }

  /// The variable of a frame alone.
  init(around frame: Frame) {
    let parts = [MessagePart](format: frame.reference, from: frame.position)
    self.init(
      reference: frame.position == 1 ? frame.reference : parts.format(\.numbered), at: frame.position)
  }

  init?(_ format: String, around name: String) {
    let parts = [MessagePart](format: format)
    var place: (index: Int, specifier: MessageSpecifier)?
    for (index, part) in parts.enumerated() {
      guard let specifier = part.specifier, specifier.variable != nil else { continue }
      guard place == nil, specifier.variable == name else { return nil }
      place = (index, specifier)
    }
    guard let place else { return nil }
    before = Array(parts[..<place.index])
    after = Array(parts[(place.index + 1)...])
    (reference, position) = (place.specifier.spelling, place.specifier.position)
  }

  /// The whole sentence around a text of the variable.
  func sentence(around part: String) -> String {
    if before.isEmpty, after.isEmpty, position == 1 { return part }
    return (before + [MessagePart](format: part, from: position) + after).format()
  }

  /// The text of the variable in a sentence; `nil` if the sentence does not match the frame.
  func part(of sentence: String) -> String? {
    if before.isEmpty, after.isEmpty, position == 1 { return sentence }
    let bytes = sentence.utf8
    let spellings: [(MessageSpecifier) -> String] = [\.spelling, \.numbered]
    for spelling in spellings {
      let prefix = before.format(spelling).utf8
      let suffix = after.format(spelling).utf8
      guard bytes.count >= prefix.count + suffix.count, bytes.starts(with: prefix),
        bytes.reversed().starts(with: suffix.reversed()),
        let part = String(bytes.dropFirst(prefix.count).dropLast(suffix.count))
      else { continue }
      // A frame with numbered specifiers likely has texts with numbered ones.
      let counted = isNumbered ? nil : [MessagePart](format: part).countedFormat(from: position)
      for candidate in [counted, part].compactMap({ $0 })
      where self.sentence(around: candidate).utf8.elementsEqual(bytes) { return candidate }
    }
    return nil
  }
}
