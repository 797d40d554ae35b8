import L10nSyntax

extension AndroidReader {
  /// The elements that a resource file may contain, as `aapt2` reads it (`ResourceParser.cpp`). It ignores those in
  /// other namespaces, such as `tools:`.
  private static let elements: Set<String> = [
    "add-resource", "anim", "animator", "array", "attr", "bool", "color", "configVarying", "declare-styleable", "dimen",
    "drawable", "eat-comment", "font", "fraction", "id", "integer", "integer-array", "interpolator", "item",
    "java-symbol", "layout", "macro", "menu", "mipmap", "navigation", "overlayable", "plurals", "public",
    "public-group",
    "raw", "skip", "staging-public-group", "staging-public-group-final", "string", "string-array", "style", "styleable",
    "symbol", "transition", "xml",
  ]

  /// Skips an element without texts, and reports an unknown one.
  mutating func readOther(_ tag: Token) {
    let isKnown = Self.elements.contains(tag.name) || tag.name.contains(":")
    if !isKnown {
      findings.append(
        StringsFinding(
          .error, .invalidField, at: tag.range, "<\(tag.name)> is not a resource, and Android refuses it",
          help: Suggestion.question(tag.name, among: Self.elements) ?? "write <string>, or remove it"))
    }
    if tag.isEmpty { return }
    var open = [tag]
    var counts = [tag.name: 1]
    while let innermost = open.last {
      let before = scanner
      guard let token = next() else {
        report(tag.range, "<\(tag.name)> is never closed")
        return
      }
      switch token.kind {
      // Another resource cannot contain the end of the root or a text: it was never closed.
      case .close where token.name == "resources", .open where Self.holdsTexts(token):
        report(tag.range, "<\(tag.name)> is never closed")
        scanner = before
        return
      case .open where !token.isEmpty:
        open.append(token)
        counts[token.name, default: 0] += 1
      // A text with a misspelled opening tag.
      case .close where open.count == 1 && Self.holdsTexts(token):
        if isKnown { report(token.range, "</\(token.name)> closes <\(tag.name)>") }
        return
      case .close where counts[token.name, default: 0] == 0:
        report(token.range, "</\(token.name)> closes nothing")
      case .close:
        if innermost.name != token.name { report(innermost.range, "<\(innermost.name)> is never closed") }
        while let closed = open.popLast() {
          counts[closed.name, default: 0] -= 1
          if closed.name == token.name { break }
        }
      default: continue
      }
    }
  }

  private static func holdsTexts(_ token: Token) -> Bool {
    ["string", "plurals", "string-array", "resources"].contains(token.name)
  }
}
