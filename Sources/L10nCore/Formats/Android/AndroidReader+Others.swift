import L10nSyntax

extension AndroidReader {
  /// Skips an element without texts, and reports an unknown one.
  mutating func readOther(_ tag: Token) {
    let known = entities.dialect.others
    let isKnown = known?.contains(tag.name) ?? true || tag.name.contains(":")
    if !isKnown {
      findings.append(
        StringsFinding(
          .error, .invalidField, at: tag.range,
          "<\(tag.name)> is not a resource, and \(entities.dialect.reader) refuses it",
          help: Suggestion.question(tag.name, among: known ?? []) ?? "write <string>, or remove it"))
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
      case .close where token.name == "resources", .open where holdsTexts(token):
        report(tag.range, "<\(tag.name)> is never closed")
        scanner = before
        return
      case .open where !token.isEmpty:
        open.append(token)
        counts[token.name, default: 0] += 1
      // A text with a misspelled opening tag.
      case .close where open.count == 1 && holdsTexts(token):
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
}
