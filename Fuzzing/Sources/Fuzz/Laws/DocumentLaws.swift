internal import L10nSyntax

extension Law<PropertyListDocument> {
  /// The laws of property lists.
  static var ofDocuments: [Law] {
    [
      hasRootOrFinding, placesNest, commentsFollowOneAnother, commentsStandBeforeTheirEntry, findingsAreSound,
      agreesWithFoundation, withoutEditsBytesStay, editsChangeNothingElse, canonicalRulesAreRead,
      formattedIsRead,
    ]
  }

  static var hasRootOrFinding: Law {
    Law("a document without a value has a finding") { document in
      document.root == nil && document.findings.isEmpty ? "neither value nor finding" : nil
    }
  }

  static var findingsAreSound: Law {
    Law("findings of a property list are sound") { document in
      let findings = Findings(source: document.source, findings: document.findings)
      Law<Findings>.ofFindings.forEach { $0.check(findings) }
      return nil
    }
  }

  static var agreesWithFoundation: Law {
    Law("a property list reads as Foundation reads it") { document in
      if let reading = FoundationReading(document) { Law<FoundationReading>.ofFoundation.forEach { $0.check(reading) } }
      return nil
    }
  }

  static var placesNest: Law {
    Law("values lie inside what holds them, one after the other") { document in
      document.root.flatMap { PlaceNesting(document).violation($0, "the root", inside: 0..<document.source.utf8.count) }
    }
  }

  static var commentsFollowOneAnother: Law {
    Law("comments lie in the text, one after the other, and can be read") { document in
      let places = Places(document.source)
      var end = 0
      return document.comments.indices.firstViolation { index in
        let comment = document.comments[index]
        defer { end = comment.upperBound }
        _ = document.commentText(index)
        return places.violation(comment, "comment \(index)", inside: end..<max(end, document.source.utf8.count))
      }
    }
  }

  static var commentsStandBeforeTheirEntry: Law {
    Law("comments of an entry stand before it and belong to no other") { document in
      var next = 0
      return document.pairs.firstViolation { pair in
        if pair.comments.isEmpty { return nil }
        guard pair.comments.lowerBound >= next, pair.comments.upperBound <= document.comments.count else {
          return "comments \(pair.comments) of '\(pair.key)', of \(document.comments.count) from \(next)"
        }
        next = pair.comments.upperBound
        let last = document.comments[pair.comments.upperBound - 1]
        return last.upperBound <= pair.range.lowerBound ? nil : "comment \(last) of '\(pair.key)' at \(pair.range)"
      }
    }
  }
}

/// Walks through values and the ranges that contain them.
private struct PlaceNesting {
  let places: Places

  init(_ document: PropertyListDocument) { places = Places(document.source) }

  func violation(_ node: PropertyListNode, _ name: String, inside outer: Range<Int>) -> String? {
    if let violation = places.violation(node.range, name, inside: outer) { return violation }
    var rest = node.range
    switch node.value {
    case .string, .other: return nil
    case .array(let elements):
      return elements.firstViolation { element in
        defer { rest = max(rest.lowerBound, element.range.upperBound)..<rest.upperBound }
        return violation(element, "an element", inside: rest)
      }
    case .dictionary(let pairs):
      return pairs.firstViolation { pair in
        defer { rest = max(rest.lowerBound, pair.range.upperBound)..<rest.upperBound }
        return violation(pair, inside: rest)
      }
    }
  }

  private func violation(_ pair: PropertyListPair, inside outer: Range<Int>) -> String? {
    if let violation = places.violation(pair.range, "entry '\(pair.key)'", inside: outer) { return violation }
    if pair.keyRange.lowerBound != pair.range.lowerBound { return "the key of \(pair.range) is at \(pair.keyRange)" }
    if let violation = places.violation(pair.keyRange, "key '\(pair.key)'", inside: pair.range) { return violation }
    let start = pair.isShorthand ? pair.keyRange.lowerBound : pair.keyRange.upperBound
    return violation(pair.node, "value of '\(pair.key)'", inside: start..<max(start, pair.range.upperBound))
  }
}
