internal import L10nRuntime
import L10nSyntax

/// Gives a translation the specifiers of another text than the one that it is a translation of.
enum SpecifierAdapting {
  /// A translation with the specifiers of a text.
  ///
  ///     target("%d Dateien", of: "%d files", for: "%lld files")       → "%lld Dateien"
  ///     target("%2$@ von %1$@", of: "%1$@ of %2$@", for: "%@ of %@")  → "%2$@ von %1$@"
  ///
  /// - Parameter source: the text that it is a translation of.
  /// - Returns: `nil` where it is not certain which specifier stands for which argument: the texts have more or fewer of
  ///   them, the translation does not show each once, or one of them takes several arguments.
  static func target(_ target: String, of source: String, for text: String) -> String? {
    let (own, wanted, translated) = (placeholders(source), placeholders(text), placeholders(target))
    if own.map(\.spelling) == wanted.map(\.spelling) { return target }
    let positions = own.map(\.position)
    guard own.count == wanted.count, positions == Array(1...max(own.count, 1)), positions == wanted.map(\.position),
      translated.map(\.position).sorted() == positions, (own + wanted + translated).allSatisfy(\.isPlain)
    else { return nil }
    let isInOrder = translated.map(\.position) == positions
    var utf8 = Array(target.utf8)
    for placeholder in translated.reversed() {
      let new = wanted[placeholder.position - 1]
      let spelling = isInOrder || new.spelling.contains("$") ? new.spelling : new.numbered
      utf8.replaceSubrange(placeholder.range, with: spelling.utf8)
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Whether two texts have the same specifiers, spelled alike.
  static func areSame(in first: String, _ second: String) -> Bool {
    placeholders(first).map(\.spelling) == placeholders(second).map(\.spelling)
  }

  private struct Placeholder {
    let spelling: String
    let position: Int
    let range: Range<Int>

    /// Whether it takes one argument, which is no variable.
    let isPlain: Bool

    var numbered: String { "%\(position)$\(spelling.dropFirst())" }
  }

  private static func placeholders(_ text: String) -> [Placeholder] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let utf8 = Array(text.utf8)
    return FormatString(text).placeholders.map { placeholder in
      Placeholder(
        spelling: String(decoding: utf8[placeholder.range], as: UTF8.self), position: placeholder.position,
        range: placeholder.range,
        isPlain: placeholder.variable == nil && !placeholder.takesAmounts)
    }
  }
}

extension FormatPlaceholder {
  /// Whether an argument says its width or its precision.
  fileprivate var takesAmounts: Bool {
    [width, precision].contains { amount in
      if case .argument? = amount { true } else { false }
    }
  }
}
