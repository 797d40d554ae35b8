import L10nSyntax

/// Gives a translation the specifiers of a text other than the one it translates.
enum SpecifierAdapting {
  /// A translation with the specifiers of a text.
  ///
  ///     target("%d Dateien", of: "%d files", for: "%lld files")       → "%lld Dateien"
  ///     target("%2$@ von %1$@", of: "%1$@ of %2$@", for: "%@ of %@")  → "%2$@ von %1$@"
  ///
  /// - Parameter source: the text that it is a translation of.
  /// - Returns: `nil` if it is uncertain which specifier shows which argument: the texts have more or fewer of them,
  ///   the translation does not show each once, or one of them takes several arguments.
  static func target(_ target: String, of source: String, for text: String) -> String? {
    let translation = [MessagePart](format: target)
    let (own, wanted, translated) = (specifiers(source), specifiers(text), translation.specifiers)
    if own.map(\.spelling) == wanted.map(\.spelling) { return target }
    let positions = own.map(\.position)
    guard own.count == wanted.count, positions == Array(1...max(own.count, 1)), positions == wanted.map(\.position),
      translated.map(\.position).sorted() == positions, (own + wanted + translated).allSatisfy(\.takesOneValue)
    else { return nil }
    let isInOrder = translated.map(\.position) == positions
    return translation.format { specifier in
      let new = wanted[specifier.position - 1]
      return isInOrder || new.spelling.contains("$") ? new.spelling : new.numbered
    }
  }

  /// Whether two texts have the same specifiers, in the same spelling.
  static func areSame(in first: String, _ second: String) -> Bool {
    specifiers(first).map(\.spelling) == specifiers(second).map(\.spelling)
  }

  private static func specifiers(_ text: String) -> [MessageSpecifier] {
    text.utf8.contains(UInt8(ascii: "%")) ? [MessagePart](format: text).specifiers : []
  }
}

extension MessageSpecifier {
  /// Whether it takes exactly one argument and is not a variable.
  fileprivate var takesOneValue: Bool { variable == nil && amounts.isEmpty }
}
